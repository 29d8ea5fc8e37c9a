import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
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

/** How PostgreSQL greets a client whose name is enough, ready for its first statement. */
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

describe('a start at an address where something else answers', { concurrent: true }, () => {
  test.each([
    ['says nothing', ''],
    ['speaks of mail', '220 mail.example ESMTP\r\n'],
    ['greets as PostgreSQL and then says nothing', greeting],
  ])('that %s ends, and says that no PostgreSQL is there', async (_, said) => {
    const stranger = createServer({ allowHalfOpen: true }, (socket) => {
      socket.on('error', () => {});
      socket.write(said);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void stranger.close());
    await once(stranger, 'listening');
    const url = `postgres://trestle:planted@127.0.0.1:${(stranger.address() as AddressInfo).port}/trestle`;
    const problem = await requireOwnSessions(url).catch((error) => serverProblem(url, error));
    expect(problem).toMatch(/^DATABASE_URL: no PostgreSQL at 127\.0\.0\.1:\d+ answers\./);
  });
});
