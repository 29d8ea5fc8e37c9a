import { describe, expect, test } from 'vitest';
import { serverProblem } from '../database-problem.ts';
import { requireOwnSessions } from './own-sessions.ts';

describe('a start behind a pooler', () => {
  test.runIf(process.env.TEST_DATABASE === 'postgresql')(
    'is not what a start at PostgreSQL itself is taken for',
    async () => {
      await expect(requireOwnSessions(process.env.DATABASE_URL!)).resolves.toBeUndefined();
    },
  );

  test.each([
    ['unsupported startup parameter: statement_timeout', 'statement_timeout'],
    ['unsupported startup parameter in options: jit', 'jit'],
  ])('that says “%s” names what the pooler must pass over', (message, parameter) => {
    const error = Object.assign(new Error(message), { code: '08P01' });
    expect(serverProblem('postgres://trestle:planted@pooler.example:6432/trestle', error)).toBe(
      `DATABASE_URL: the pooler at pooler.example:6432 refuses “${parameter}”. Set its ignore_startup_parameters to options, statement_timeout, idle_in_transaction_session_timeout.`,
    );
  });
});
