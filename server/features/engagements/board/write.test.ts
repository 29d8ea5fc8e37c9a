import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { LetterAboutWork } from '../../../../src/contract/engagements/board.ts';
import type { EngagementEvent } from '../../../../src/contract/engagements/history.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aTakenPlace } from '../../../testing/engagements.ts';
import { aCompany, aFaculty, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let office: Someone;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let vera: Someone;
let id: number;
beforeAll(async () => {
  app = await testApp();
  office = await anAdmin(app.services);
  company = await aCompany(app.services);
  const faculty = await aFaculty(app, office);
  vera = faculty.vera;
  student = await faculty.studentThere();
  id = await aTakenPlace(app, company, student, 'A lock');
});
afterAll(() => app.close());

const write = (
  to: LetterAboutWork['to'],
  words: string,
  { token }: Someone = office,
  of = id,
  more: object = {},
) =>
  app.call(endpoints.writeAboutWork, { params: { id: of }, body: { to, words }, ...more }, token);
const newestTo = async ({ token }: Someone): Promise<EngagementEvent> =>
  (await app.call(endpoints.listEngagementHistory, { params: { id } }, token)).body[0];
const messages = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body
    .filter(({ kind }: { kind: string }) => kind === 'office letter')
    .map(({ message }: { message: string }) => message);
const mailsWith = async (words: string) =>
  (await app.mails()).filter(({ text }) => text.includes(words));

test.each([
  ['student', 'Are you well?'],
  ['company', 'Who looks after her now?'],
  ['both', 'Shall we meet on Monday?'],
] as const)(
  'the office writes to %s: news, a mail, and words that nobody else reads',
  async (to, words) => {
    expect((await write(to, words)).status).toBe(201);
    const readers = [
      ...(to === 'company' ? [] : [student]),
      ...(to === 'student' ? [] : [company]),
    ];
    const mails = await mailsWith(words);
    expect(mails.map((mail) => mail.to).sort()).toEqual(readers.map(({ email }) => email).sort());
    expect(mails[0]).toMatchObject({
      subject: 'The programme’s office writes to you about “A lock”',
    });
    expect(mails[0]!.text).toContain('The programme’s office\nTrestle\n\nTo answer, write to us:');
    for (const reader of [student, company, vera, office]) {
      const happening = await newestTo(reader);
      const mayRead = reader === office || readers.includes(reader as never);
      expect(happening).toMatchObject({
        event: 'office wrote',
        addressed: to,
        person: 'Programme’s office',
        note: mayRead ? words : '',
      });
      expect((await messages(reader)).includes(words)).toBe(readers.includes(reader as never));
    }
  },
);

test('a letter leaves whose turn it is, and stands in the log without its words', async () => {
  const turn = async () => {
    const { body } = await app.call(endpoints.getEngagement, { params: { id } }, office.token);
    return [body.next, body.turn, body.turnSince];
  };
  const before = await turn();
  await write('both', 'Nothing of this is logged.');
  expect(await turn()).toEqual(before);
  const query = { searchText: 'A lock' };
  const { body: log } = await app.call(endpoints.listAudit, { query }, office.token);
  expect(log[0]).toMatchObject({ act: 'wrote', kind: 'application' });
  expect(JSON.stringify(log)).not.toContain('Nothing of this');
});

test('sent again with its key it is one letter', async () => {
  const again = { idempotencyKey: 'one-letter-about-a-lock' };
  for (const { status } of [
    await write('student', 'Once is enough.', office, id, again),
    await write('student', 'Once is enough.', office, id, again),
  ])
    expect(status).toBe(201);
  expect(await mailsWith('Once is enough.')).toHaveLength(1);
});

test('nobody but the office writes so, about nothing that is over, and to nobody who is not there', async () => {
  for (const other of [student, company, vera])
    expect((await write('both', 'Hello.', other)).status).toBe(403);
  expect((await write('both', '')).body.errors[0].path).toBe('words');
  const ended = await aTakenPlace(app, company, await aStudent(app.services));
  const end = { params: { id: ended }, body: { event: 'end', reason: 'agreed' } } as const;
  await app.call(endpoints.moveApplication, end, office.token);
  expect((await write('both', 'Too late.', office, ended)).body.code).toBe('engagement-over');
  const nobodys = await aCompany(app.services);
  const alone = await aTakenPlace(app, nobodys, await aStudent(app.services));
  await sql`update companies set account_id = null where id = ${nobodys.companyId}`.execute(
    app.database.db,
  );
  await sql`update projects set lead_id = null where company_id = ${nobodys.companyId}`.execute(
    app.database.db,
  );
  expect((await write('both', 'Anybody?', office, alone)).body.errors[0].path).toBe('to');
  expect((await write('student', 'You alone.', office, alone)).status).toBe(201);
});
