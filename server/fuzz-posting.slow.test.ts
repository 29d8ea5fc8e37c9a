import { expect, test } from 'vitest';
import { callsThatPost, fuzzing } from './testing/fuzz/fuzzing.ts';

const found = fuzzing();

test.each(callsThatPost)(
  '%s answers whatever is posted to it as the contract says, never with a failure of its own',
  async (name) => {
    expect(await found(name)).toBeNull();
  },
);
