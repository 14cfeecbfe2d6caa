import type { Fault } from '../fault.ts';
import { careFaults } from './a-care.ts';
import { everywhereFaults } from './a-everywhere.ts';
import { missingFaults } from './a-missing.ts';
import { openingFaults } from './a-opening.ts';
import { ownerFaults } from './a-owners.ts';
import { wrongFaults } from './a-wrong.ts';
import { bodyFaults } from './e-body.ts';
import { shapeFaults } from './e-shape.ts';
import { choosingFaults } from './p-choosing.ts';
import { walkingFaults } from './p-walking.ts';
import { checkFaults } from './t-check.ts';
import { issueFaults } from './t-issue.ts';
import { renewFaults } from './t-renew.ts';

const accessFaults = [openingFaults, missingFaults, wrongFaults, ownerFaults, everywhereFaults, careFaults];

/** Every fault of the second service, in the order of the requirements. */
export const faults: readonly Fault[] = [
  ...accessFaults,
  issueFaults,
  checkFaults,
  renewFaults,
  choosingFaults,
  walkingFaults,
  shapeFaults,
  bodyFaults,
].flat();
