import { knownPassword } from '../../server/testing/people.ts';
import { validRequests } from '../../server/testing/valid-requests.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { type Case, seen } from './case.ts';
import type { Product } from './product.ts';

const sensitive = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { asksPassword }]) => asksPassword,
);

/** Lines 13 and 16: sessions, and what asks for the password again. */
export const sessions: readonly Case[] = [
  ...sensitive.map(([name, endpoint]) => ({
    area: 'sessions',
    tried: `${name} eleven minutes after the password was given`,
    async run({ people, call }: Product) {
      const isOfAdmins = endpoint.audience !== 'anyone' && endpoint.audience.Admin !== undefined;
      const request = validRequests[name](people.world, isOfAdmins ? 'admin' : 'company own');
      const token = isOfAdmins ? people.longAgo.admin : people.longAgo.owner;
      const { status, body } = await call(endpoint, request as never, token);
      return seen([status, body.code], [403, 'password-needed']);
    },
  })),
  {
    area: 'sessions',
    tried: 'an admin’s that was unused for two hours',
    run: async ({ people, call }) =>
      seen((await call(endpoints.currentAdmin, {}, people.longAgo.use)).status, 401),
  },
  {
    area: 'sessions',
    tried: 'one that has ended, and one of somebody who is disabled',
    async run({ people, call }) {
      const { expiredToken, disabled } = people.world;
      const answers = [expiredToken, disabled.token].map((token) => call(endpoints.me, {}, token));
      return seen(
        (await Promise.all(answers)).map(({ status }) => status),
        [401, 401],
      );
    },
  },
  {
    area: 'sessions',
    tried: 'the eldest of more than a hundred, hidden from its own list',
    async run({ people, call }) {
      const { body } = await call(endpoints.listSessions, {}, people.everywhere);
      return seen([body.length, body[0]?.current], [100, true]);
    },
  },
  {
    area: 'sessions',
    tried: 'a sign-in with a browser the account never had, and its owner not told',
    async run({ people, server, outbox }) {
      const { email } = people.students.pop()!;
      const signIn = (userAgent: string) =>
        fetch(`${server.origin}/api/Auth/Login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': userAgent },
          body: JSON.stringify({ email, password: knownPassword }),
        });
      await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
      const { status } = await signIn(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      );
      const { text = '' } = await outbox.newest(email);
      return seen([status, /Chrome on Windows/.test(text)], [200, true]);
    },
  },
  {
    area: 'sessions',
    tried: 'others, kept over a change of the password',
    async run({ people, call, outbox }) {
      const { email, token } = people.students.pop()!;
      const other = await call(endpoints.signIn, { body: { email, password: knownPassword } });
      const body = { currentPassword: knownPassword, newPassword: 'a truss of larch wood' };
      const changed = await call(endpoints.changePassword, { body }, token);
      const after = await call(endpoints.me, {}, other.body.token);
      const mails = [(await outbox.newest(email)).subject];
      return seen(
        [changed.status, after.status, mails.join().includes('password was changed')],
        [200, 401, true],
      );
    },
  },
  {
    area: 'sessions',
    tried: 'one of somebody else, ended by its number',
    async run({ people, call }) {
      const [{ sessionId, token }, other] = [people.students.pop()!, people.students.pop()!];
      await call(endpoints.endSession, { params: { id: sessionId } }, other.token);
      return seen((await call(endpoints.me, {}, token)).status, 200);
    },
  },
];
