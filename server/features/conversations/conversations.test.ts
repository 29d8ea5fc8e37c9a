import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  Conversation,
  Entry,
  OpenConversation,
} from '../../../src/contract/conversations/conversations.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { TestApp } from '../../testing/app.ts';
import { beginning } from '../../testing/beginning.ts';
import {
  aCompany,
  aMember,
  aMemberOfStaff,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  aUniversity,
  type Someone,
  signedIn,
  supervises,
} from '../../testing/people.ts';

const minute = 60_000;

/** Ada has applied to a project of Lattice Works, which Ines leads. */
async function open(app: TestApp) {
  const { services } = app;
  const university = 'University of Lindow';
  const universityId = await aUniversity(app, await anAdmin(services), { name: university });
  const company = await aCompany(services);
  const student = await aStudent(services, { university });
  const pid = await aProject(services, company, { title: 'A weir' });
  const id = await anApplication(app, student, pid);
  // Accounts are new for a week.
  app.passTime(8 * 24 * 60 * minute);
  const renewed = async (who: Someone, role: 'Company' | 'Student') => ({
    ...who,
    ...(await signedIn(services, who.id, role)),
  });
  return {
    universityId,
    company: { ...company, ...(await renewed(company, 'Company')) },
    student: await renewed(student, 'Student'),
    pid,
    id,
  };
}
const begun = beginning(open);
let app: TestApp;
let company: Someone & { companyId: number };
let student: Someone;
let pid: number;
let id: number;
beforeEach(() => {
  ({ app, company, student, pid, id } = begun());
});

const write = (who: Someone, text: string, idempotencyKey?: string) =>
  app.call(
    endpoints.writeMessage,
    { params: { id }, body: { text }, ...(idempotencyKey && { idempotencyKey }) },
    who.token,
  );
const written = async (who: Someone, text: string): Promise<number> =>
  (await write(who, text)).body.id;
const thread = async ({ token }: Someone, before?: number): Promise<OpenConversation> => {
  const query = before ? { before: String(before) } : {};
  return (await app.call(endpoints.getConversation, { params: { id }, query }, token)).body;
};
const said = (entries: readonly Entry[]) =>
  entries.map((entry) => (entry.kind === 'message' ? entry.text : entry.event));
const listed = async ({ token }: Someone, searchText = ''): Promise<Conversation[]> =>
  (await app.call(endpoints.listConversations, { query: { searchText } }, token)).body;
const read = (who: Someone, upTo: number) =>
  app.call(endpoints.readConversation, { params: { id }, body: { upTo } }, who.token);
const edit = (who: Someone, message: number, text: string) =>
  app.call(endpoints.editMessage, { params: { id, message }, body: { text } }, who.token);
const takeBack = (who: Someone, message: number) =>
  app.call(endpoints.takeBackMessage, { params: { id, message } }, who.token);
const news = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body
    .filter(({ kind }: { kind: string }) => kind === 'message written')
    .map(({ title, message }: { title: string; message: string }) => `${title}. ${message}`);
const mailsTo = async ({ email }: Someone) =>
  (await app.mails())
    .filter(({ to, subject }) => to === email && subject.endsWith('writes to you'))
    .map(({ text }) => text);
const move = (event: 'shortlist' | 'reject') => {
  const why = event === 'reject' ? ({ reason: 'skills' } as const) : {};
  const body = { event, ...why };
  return app.call(endpoints.moveApplication, { params: { id }, body }, company.token);
};

describe('a conversation', () => {
  test('tells the whole story of an application in one thread: what was written, and what happened', async () => {
    await write(student, 'Which datum?');
    app.passTime(minute);
    await move('shortlist');
    app.passTime(minute);
    await write(company, 'Ordnance datum.');
    for (const who of [student, company]) {
      const { entries, hasEarlier } = await thread(who);
      expect([said(entries), hasEarlier]).toEqual([
        ['apply', 'Which datum?', 'shortlist', 'Ordnance datum.'],
        false,
      ]);
    }
    const own = (await thread(student)).entries.filter(({ kind }) => kind === 'message');
    expect(own).toMatchObject([
      { by: 'Ada Byron', isOwn: true },
      { by: 'Ines Alvar at Lattice Works', isOwn: false },
    ]);
  });

  test('is listed by its newest message once something was written, with how much of it is unread', async () => {
    expect(await listed(student)).toEqual([]);
    await write(student, '**Which** datum?');
    const last = await written(student, 'And which year?');
    expect(await listed(company)).toMatchObject([
      {
        id,
        project: 'A weir',
        student: 'Ada Byron',
        unread: 2,
        latest: { by: 'Ada Byron', isOwn: false, excerpt: 'And which year?' },
      },
    ]);
    expect(await listed(student)).toMatchObject([{ unread: 0, latest: { isOwn: true } }]);
    await read(company, last);
    expect((await listed(company))[0]?.unread).toBe(0);
  });

  test('is found by words of its messages', async () => {
    await write(student, 'Which datum do the levels use?');
    const found = [await listed(company, 'datum'), await listed(company, 'crane')];
    expect(found.map(({ length }) => length)).toEqual([1, 0]);
  });

  test('has every entry once on its pages, also those of one moment', async () => {
    const texts = Array.from({ length: 70 }, (_, at) => `Level ${at}`);
    for (const text of texts) await write(student, text);
    const pages: Entry[][] = [];
    for (let before: number | undefined; ; before = pages[0]![0]!.id) {
      const { entries, hasEarlier } = await thread(company, before);
      pages.unshift([...entries]);
      if (!hasEarlier) break;
    }
    expect(said(pages.flat())).toEqual(['apply', ...texts]);
  });

  test('has one order for all, however many write at once', async () => {
    const texts = Array.from({ length: 20 }, (_, at) => `Level ${at}`);
    await Promise.all(texts.map((text, at) => write(at % 2 ? student : company, text)));
    const [one, other] = await Promise.all([thread(student), thread(company)]);
    expect(said(one.entries)).toEqual(said(other.entries));
    expect(said(one.entries).toSorted()).toEqual(['apply', ...texts].toSorted());
    const { rows } = await sql<{ last: number; newest: number }>`
      select last_message_id as last, (select max(id) from conversation_messages) as newest from conversations`.execute(
      app.services.db,
    );
    expect(rows).toEqual([{ last: rows[0]!.newest, newest: rows[0]!.newest }]);
  });
});

describe('a message', () => {
  test('that is sent again because the line broke is there once', async () => {
    const first = await write(student, 'Which datum?', 'one-of-a-kind');
    const again = await write(student, 'Which datum?', 'one-of-a-kind');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(said((await thread(company)).entries)).toEqual(['apply', 'Which datum?']);
  });

  test('without words, or with too many, is refused with its field', async () => {
    for (const text of ['', '  ', 'x'.repeat(4_001)]) {
      const { status, body } = await write(student, text);
      expect([status, body.errors[0].path]).toEqual([400, 'text']);
    }
  });

  test('is changed by its writer for a quarter of an hour, and says so', async () => {
    const message = await written(student, 'Which date?');
    expect((await edit(company, message, 'Mine.')).status).toBe(404);
    app.passTime(14 * minute);
    expect((await edit(student, message, 'Which datum?')).status).toBe(200);
    expect((await thread(company)).entries.at(-1)).toMatchObject({
      text: 'Which datum?',
      editedAt: expect.any(String),
    });
    app.passTime(minute);
    expect(await edit(student, message, 'Never mind.')).toMatchObject({
      status: 409,
      body: { code: 'move-not-allowed' },
    });
  });

  test('that is taken back leaves its place, and its words nowhere', async () => {
    const message = await written(student, 'My telephone is 5550199.');
    expect((await takeBack(company, message)).status).toBe(404);
    app.passTime(60 * minute);
    expect((await takeBack(student, message)).status).toBe(200);
    expect((await thread(company)).entries.at(-1)).toMatchObject({ text: '', isTakenBack: true });
    expect(await news(company)).toEqual([
      'Ada Byron writes to you. About “A weir”: The message was taken back.',
    ]);
    expect(await listed(company, '5550199')).toEqual([]);
    expect((await edit(student, message, 'Back.')).body.code).toBe('move-not-allowed');
  });

  test('is told as one piece of news with the newest words, and mailed only if it stays unread for ten minutes', async () => {
    await write(student, 'Which datum?');
    const last = await written(student, 'And which year?');
    expect(await news(company)).toEqual([
      'Ada Byron writes to you. About “A weir”: And which year?',
    ]);
    app.passTime(9 * minute);
    expect(await mailsTo(company)).toEqual([]);
    app.passTime(2 * minute);
    const mails = await mailsTo(company);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/company/conversations?conversation=${id}`);
    await read(company, last);
    expect(await news(company)).toEqual([]);
    const answer = await written(company, 'Ordnance datum of 1921.');
    app.passTime(5 * minute);
    await read(student, answer);
    app.passTime(60 * minute);
    expect(await mailsTo(student)).toEqual([]);
  });

  test('of a new account is one of twenty in an hour, of others one of a hundred', async () => {
    const newcomer = await aStudent(app.services);
    const own = await anApplication(app, newcomer, pid);
    const statuses = async (who: Someone, application: number, times: number) => {
      const all: number[] = [];
      for (let at = 0; at < times; at += 1) {
        const call = { params: { id: application }, body: { text: `Level ${at}` } };
        all.push((await app.call(endpoints.writeMessage, call, who.token)).status);
      }
      return all.filter((status) => status === 201).length;
    };
    expect(await statuses(newcomer, own, 22)).toBe(20);
    expect(await statuses(student, id, 102)).toBe(100);
    expect((await write(student, 'One more.')).body.code).toBe('too-many-requests');
    app.passTime(61 * minute);
    expect((await write(student, 'One more.')).status).toBe(201);
  });
});

describe('in a conversation', () => {
  test('take part its student, who chooses or supervises at its company, and the academic supervisor; nobody else reads a word', async () => {
    const { services } = app;
    const { universityId } = begun();
    const staff = await aMemberOfStaff(services, [universityId]);
    const colleague = await aMemberOfStaff(services, [universityId]);
    const recruiter = await aMember(services, company.companyId, 'Recruiter');
    const supervisor = await aMember(services, company.companyId, 'Supervisor');
    await supervises(services, supervisor, pid);
    const people: Record<string, Someone> = {
      student,
      company,
      recruiter,
      supervisor,
      staff,
      'supervisor elsewhere': await aMember(services, company.companyId, 'Supervisor'),
      colleague,
      'another student': await aStudent(services),
      'another company': await aCompany(services),
      admin: await anAdmin(services),
    };
    await write(student, 'Which datum?');
    /** Who reads it, lists it and writes in it. */
    const takePart = async () => {
      const may: string[] = [];
      for (const [who, { token }] of Object.entries(people)) {
        const own = { params: { id } };
        const answers = [
          (await app.call(endpoints.getConversation, own, token)).status === 200,
          (await app.call(endpoints.listConversations, {}, token)).body.length === 1,
          (await app.call(endpoints.writeMessage, { ...own, body: { text: 'Here.' } }, token))
            .status === 201,
        ];
        if (answers.includes(true)) may.push(answers.includes(false) ? `${who} in part` : who);
      }
      return may;
    };
    expect(await takePart()).toEqual(['student', 'company', 'recruiter']);
    await takesPlaceOf(id);
    await app.call(endpoints.supervise, { params: { id } }, staff.token);
    expect(await takePart()).toEqual(['student', 'company', 'recruiter', 'supervisor', 'staff']);
    expect((await thread(student)).academicSupervisor).toBe('Vera Holm');
    await sql`update company_members set left_at = now() where account_id = ${recruiter.id}`.execute(
      services.db,
    );
    expect(await takePart()).toEqual(['student', 'company', 'supervisor', 'staff']);
  });

  test('nothing more is written once the application has ended without a place, and all of it is read', async () => {
    const message = await written(student, 'Which datum?');
    await move('reject');
    for (const who of [student, company]) {
      const { status, body } = await write(who, 'But why?');
      expect([status, body.code]).toEqual([409, 'move-not-allowed']);
      expect(said((await thread(who)).entries)).toEqual(['apply', 'Which datum?', 'reject']);
    }
    expect((await edit(student, message, 'Why?')).status).toBe(409);
    expect((await takeBack(student, message)).status).toBe(200);
  });
});

async function takesPlaceOf(application: number) {
  for (const [event, { token }] of [
    ['offer', company],
    ['accept', student],
  ] as const)
    await app.call(
      endpoints.moveApplication,
      { params: { id: application }, body: { event } },
      token,
    );
}

test('with the application go its conversation, its messages and every mark of them', async () => {
  await write(student, 'Which datum?');
  await sql`delete from applications where id = ${id}`.execute(app.services.db);
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from conversations) + (select count(*) from conversation_messages)
      + (select count(*) from conversation_reads) + (select count(*) from events where about = 'conversation') as left`.execute(
    app.services.db,
  );
  expect(Number(rows[0]!.left)).toBe(0);
});
