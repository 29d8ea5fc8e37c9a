import { randomUUID } from 'node:crypto';
import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case, seen } from './case.ts';
import { withoutTable } from './without-table.ts';

/** Line 7: the log. What fails with values does so on PostgreSQL, whose tables can be taken away from outside. */
export const log: readonly Case[] = [
  {
    area: 'log',
    tried: 'a statement that fails, with what somebody wrote',
    only: 'PostgreSQL',
    async run({ call, databaseUrl, server }) {
      const planted = randomUUID();
      const body = {
        Name: planted,
        Email: `${planted}@people.example`,
        Subject: planted,
        Message: planted,
      };
      const answer = await withoutTable(databaseUrl!, 'contact_messages', () =>
        call(endpoints.contactUs, { body }),
      );
      return all(
        seen([answer.status, answer.body.code], [500, 'unexpected']),
        seen(JSON.stringify(answer.body).includes('contact_messages'), false),
        seen([server.output().includes(planted), server.output().includes('42P01')], [false, true]),
      );
    },
  },
  {
    area: 'log',
    tried:
      'passwords, hashes, tokens, links and addresses of this whole run in what the product said',
    async run({ server, people, outbox }) {
      const said = server.output();
      const secrets = [knownPassword, '$argon2', ...people.students.map(({ token }) => token)];
      const kinds = [/\beyJ[\w-]{20,}/, /"(password|token|OtpCode)"/i, /[\w-]+@people\.example/];
      const links = await outbox.secrets();
      const found = [...secrets, ...links].find((secret) => said.includes(secret));
      const kind = kinds.find((pattern) => pattern.test(said));
      return all(
        seen(said.split('\n').length > 100 && links.length > 10, true),
        seen(found ?? null, null),
        seen(kind?.exec(said)?.[0] ?? null, null),
      );
    },
  },
  {
    area: 'log',
    tried: 'all of this: still ready, and nothing answered with a failure of its own',
    async run({ call, server, databaseUrl }) {
      const { status } = await call(endpoints.ready, {});
      const failures = server.output().match(/.*"level":(50|60).*/g) ?? [];
      // A disk without room, and a table that is gone.
      const planted = databaseUrl ? 2 : 1;
      return all(
        seen([status, server.process.exitCode], [200, null]),
        failures.length === planted ? null : failures.map((line) => line.slice(0, 400)).join('\n'),
      );
    },
  },
];
