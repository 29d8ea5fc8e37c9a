import { randomUUID } from 'node:crypto';
import papaparse from 'papaparse';
import sharp from 'sharp';
import { knownPassword } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { all, type Case, seen } from './case.ts';
import { withoutTable } from './without-table.ts';

const profile = {
  firstName: 'Ada',
  lastName: 'Byron',
  engineeringType: 'Computer',
  collegeYear: 'Third',
  university: 'University of Lindow',
} as const;

const formulas = [
  '=1000+337',
  '+1000',
  '-1000',
  '@SUM(A1)',
  '\t=1000',
  '=cmd|"/c calc"!A1',
  '＝1000',
];

/** Line 3: exports. */
const exports: Record<string, Case['run']> = {
  'a formula behind a line break in a name': async ({ call }) => {
    const names = [
      'Ann\n=1000+337',
      'Ann\r=1000',
      'Ann\u2028=1000',
      'Ann\u0085=1000',
      'Ann\u000b=1000',
    ];
    const answers = names.map(async (firstName) => {
      const body = {
        ...profile,
        firstName,
        email: `${randomUUID()}@people.example`,
        password: knownPassword,
      };
      const answer = await call(endpoints.registerStudent, { body });
      return [answer.status, answer.body.errors?.[0]?.path];
    });
    return seen(
      await Promise.all(answers),
      names.map(() => [400, 'firstName']),
    );
  },
  'names that are formulas, exported': async ({ call, people }) => {
    const { token } = people.world.admin;
    const lastName = randomUUID();
    const add = async (firstName: string) => {
      const body = { ...profile, firstName, lastName, email: `${randomUUID()}@people.example` };
      return (await call(endpoints.addStudent, { body }, token)).status;
    };
    const added = (await Promise.all(formulas.map(add))).filter((status) => status === 201).length;
    const query = { searchText: lastName };
    const { body } = await call(endpoints.exportStudents, { query }, token);
    const rows = papaparse.parse<string[]>(body, { skipEmptyLines: true }).data.slice(1);
    const runs = rows
      .flat()
      .filter((cell) => cell.split(/[\r\n]/).some((line) => /^[=+\-@\t＝＋－＠]/.test(line)));
    return seen([rows.length, runs], [added, []]);
  },
};

/** Line 15: what stays of people who are gone. */
const gone: Record<string, Case['run']> = {
  'the biography of a student who was deleted, in the audit': async ({ call, people }) => {
    const { id, email, token } = people.students.pop()!;
    const bio = randomUUID();
    const edit = { params: { sId: id }, body: { ...profile, email, bio } };
    await call(endpoints.updateStudent, edit, token);
    const remove = { params: { id }, query: { evenSo: 'true' } } as const;
    const deleted = await call(endpoints.deleteStudent, remove, people.world.admin.token);
    const audit = await call(endpoints.exportAudit, {}, people.world.admin.token);
    return all(seen(deleted.status, 200), seen(audit.body.includes(bio), false));
  },
  'a message that an admin deleted': async ({ call, people }) => {
    const { token } = people.world.admin;
    const Subject = randomUUID();
    const body = { Name: 'Ada', Email: 'ada@people.example', Subject, Message: randomUUID() };
    await call(endpoints.contactUs, { body });
    const list = () => call(endpoints.listMessages, { query: { searchText: Subject } }, token);
    const { id } = (await list()).body[0];
    await call(endpoints.deleteMessage, { params: { id } }, token);
    const audit = await call(endpoints.exportAudit, {}, token);
    return seen([(await list()).body, audit.body.includes(body.Message)], [[], false]);
  },
  'the picture of somebody who is disabled': async ({ call, people, server }) => {
    const { id, token } = people.students.pop()!;
    const background = '#16386b';
    const square = sharp({ create: { width: 300, height: 300, channels: 3, background } });
    const file = new Blob([new Uint8Array(await square.png().toBuffer())], { type: 'image/png' });
    const set = await call(endpoints.setPicture, { params: { sId: id }, file }, token);
    const shown = async () => (await fetch(server.origin + set.body.profileImage)).status;
    const before = await shown();
    const state = { params: { id }, body: { state: 'disabled' } } as const;
    await call(endpoints.setStudentState, state, people.world.admin.token);
    return seen([before, await shown()], [200, 404]);
  },
};

/** Line 7: the log. What fails with values does so on PostgreSQL, whose tables can be taken away from outside. */
const log: readonly Case[] = [
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
    tried: 'passwords, hashes, tokens, codes and links of this whole run in what the product said',
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
      const failures = server.output().match(/"level":(50|60)/g)?.length ?? 0;
      return seen([status, server.process.exitCode, failures], [200, null, databaseUrl ? 1 : 0]);
    },
  },
];

const asCases = (area: string, attempts: Record<string, Case['run']>): Case[] =>
  Object.entries(attempts).map(([tried, run]) => ({ area, tried, run }));

export const privacy: readonly Case[] = [
  ...asCases('exports', exports),
  ...asCases('privacy', gone),
  ...log,
];
