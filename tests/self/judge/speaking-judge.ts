import { test } from '@playwright/test';
import { Masking } from '#fixtures/evidence/masking.ts';
import { Judge } from '#fixtures/judge/judge.ts';

/** Says how it would end a test, instead of ending the one that runs. */
class SpeakingJudge extends Judge {
  override untested(reason: string): never {
    throw new RangeError(`untested: ${reason}`);
  }

  override inapplicable(reason: string): never {
    throw new RangeError(`inapplicable: ${reason}`);
  }
}

export function speakingJudge(): Judge {
  const evidence = { baseUrl: '', masking: new Masking({ showData: true, key: 'key' }) };
  return new SpeakingJudge(test.info(), { evidence, requirements: new Map() });
}
