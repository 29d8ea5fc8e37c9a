import { expect, test } from 'vitest';
import { callsThatRead, fuzzing } from './testing/fuzz/fuzzing.ts';

const found = fuzzing();

test.each(callsThatRead)(
  '%s answers whatever it is asked as the contract says, never with a failure of its own',
  async (name) => {
    expect(await found(name)).toBeNull();
  },
);
