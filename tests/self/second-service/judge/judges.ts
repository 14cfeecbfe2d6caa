import { accessJudges } from './access.ts';
import { envelopeJudges } from './envelope.ts';
import { pagingJudges } from './paging.ts';
import type { Judge } from './peer.ts';
import { tokenJudges } from './token.ts';

/** One judge for each requirement, for this service's own tests only: it may know the service's habits. */
export const judges: Readonly<Record<string, Judge>> = {
  ...accessJudges,
  ...tokenJudges,
  ...pagingJudges,
  ...envelopeJudges,
};
