import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serverProblem } from '../database-problem.ts';
import { requireOwnSessions } from './own-sessions.ts';

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
