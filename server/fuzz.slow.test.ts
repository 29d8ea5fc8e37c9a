import { expect, test } from 'vitest';
import { fuzzing, otherCalls } from './testing/fuzz/fuzzing.ts';

const found = fuzzing();

test.each(otherCalls)(
  '%s answers whatever it is sent as the contract says, never with a failure of its own',
  async (name) => {
    expect(await found(name)).toBeNull();
  },
);
