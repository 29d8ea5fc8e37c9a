import { randomUUID } from 'node:crypto';
import { createEventSource } from 'eventsource-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Change, Notification } from '../../../src/contract/notifications.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { noteIn, noteTo } from '../../testing/notes.ts';
import {
  aCompany,
  aFaculty,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  knownPassword,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

/** How long to wait for what should come in a moment; only a busy machine needs it, in milliseconds. */
const patience = 30_000;

describe('notifications', () => {
  let app: TestApp;
  let origin: string;
  beforeAll(async () => {
    app = await testApp();
    origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  const list = async ({ token }: Someone): Promise<Notification[]> =>
    (await app.call(endpoints.listNotifications, {}, token)).body;
  const tell = ({ id }: Someone, title: string) =>
    noteTo(app.services, id, { title, message: 'Read it.', link: '' });

  test('an offer reaches its student on the page and by mail, an application its company on the page', async () => {
    const [student, company] = [await aStudent(app.services), await aCompany(app.services)];
    const pid = await aProject(app.services, company, { title: 'A crane' });
    await app.call(
      endpoints.apply,
      { body: { studentId: student.id, projectId: pid } },
      student.token,
    );
    expect(await list(company)).toMatchObject([
      {
        title: 'New application',
        kind: 'application received',
        link: `/company/applicants?project=${pid}`,
      },
    ]);

    const { body } = await app.call(
      endpoints.listOwnApplications,
      { params: { studentId: student.id } },
      student.token,
    );
    const id = body[0].applicationId;
    await app.call(
      endpoints.moveApplication,
      { params: { id }, body: { event: 'offer', note: 'Your truss convinced us.' } },
      company.token,
    );
    const [offer] = await list(student);
    expect(offer?.title).toBe('You have an offer: “A crane”');
    expect(offer?.message).toMatch(
      /^Lattice Works offers you a place in “A crane”. Accept or decline by \w+day \d+ \w+ 20\d\d, \d\d:\d\d UTC; after that the offer ends. Once you have opened it, Lattice Works cannot take it back.\n\nLattice Works writes: “Your truss convinced us.”$/,
    );
    const mailsTo = async ({ email }: Someone) =>
      (await app.mails()).filter(({ to }) => to === email);
    const [mail, ...others] = await mailsTo(student);
    expect([mail?.subject, others]).toEqual(['You have an offer: “A crane”', []]);
    expect(mail?.text).toContain(offer?.message);
    expect(await mailsTo(company)).toHaveLength(0);

    const accept = { params: { id }, body: { event: 'accept' } } as const;
    await app.call(endpoints.moveApplication, accept, student.token);
    const next = (await mailsTo(student)).at(-1);
    expect(next?.subject).toBe('Your place in “A crane”');
    for (const words of [
      'Lattice Works gets your address once the programme’s office has verified the company. Then Ines Alvar writes',
      'If you have heard nothing by ',
      'https://trestle.example/contactus',
      `https://trestle.example/student/myproject?application=${id}`,
    ])
      expect(next?.text).toContain(words);
  });

  test('one is dismissed by its reader, and by nobody else; or all at once', async () => {
    const [reader, other] = [await aStudent(app.services), await aStudent(app.services)];
    for (const title of ['One', 'Two', 'Three']) await tell(reader, title);
    const [newest] = await list(reader);
    const dismiss = (id: number | 'all', { token }: Someone) =>
      app.call(endpoints.dismissNotification, { params: { id: id as 'all' } }, token);

    expect((await dismiss(newest?.id ?? 0, other)).status).toBe(404);
    expect((await dismiss(newest?.id ?? 0, reader)).status).toBe(200);
    expect((await list(reader)).map(({ title }) => title)).toEqual(['Two', 'One']);
    await dismiss('all', reader);
    expect(await list(reader)).toEqual([]);
    const earlier = async (someone: Someone, query = {}) =>
      await app.call(endpoints.listEarlierNotifications, { query }, someone.token);
    const { body, headers } = await earlier(reader, { page: '1', pageSize: '2' });
    expect(body.map(({ title }: Notification) => title)).toEqual(['Three', 'Two']);
    expect(body[0].readAt).toMatch(/^20.*Z$/);
    expect(headers['x-total-count']).toBe('3');
    expect((await earlier(other)).body).toEqual([]);
  });

  test('goes where its reader chose: the page, mail, both or neither', async () => {
    const reader = await aStudent(app.services);
    const choose = (onPage: boolean, byMail: boolean) =>
      app.call(endpoints.setChoice, { body: { kind: 'programme', onPage, byMail } }, reader.token);
    const mailed = async () =>
      (await app.mails()).filter(({ to }) => to === reader.email).map(({ subject }) => subject);

    await choose(false, true);
    await tell(reader, 'By mail');
    await choose(false, false);
    await tell(reader, 'Nowhere');
    const { body } = await choose(true, false);
    await tell(reader, 'On the page');
    expect((await list(reader)).map(({ title }) => title)).toEqual(['On the page']);
    expect(await mailed()).toEqual(['By mail']);
    expect(body.map(({ kind }: { kind: string }) => kind)).not.toContain('application received');
  });

  test('of a kind that only a later version knows are left out, and the others are read', async () => {
    const student = await aStudent(app.services);
    const note = { title: 'A word', message: 'Hello.', link: '/student/work' };
    await noteTo(app.services, student.id, note);
    await sql`
      with event as (
        insert into events (at, kind, about, about_id, facts) values (now(), 'seen from afar', 'note', 1, '{}') returning id)
      insert into notifications (account_id, kind, at, event_id, reader)
      select ${student.id}, 'programme', now(), id, 'student' from event`.execute(app.services.db);
    const { status, body } = await app.call(endpoints.listNotifications, {}, student.token);
    expect([status, body.map(({ title }: { title: string }) => title)]).toEqual([200, ['A word']]);
  });

  test('admins hear of new companies and of messages to the team, on the page alone', async () => {
    const admin = await anAdmin(app.services);
    const email = `${randomUUID()}@company.example`;
    const body = {
      name: 'Arch & Sons',
      recruiter: 'Ines Alvar',
      industry: 'Bridges',
      size: '11-50',
      email,
      password: knownPassword,
    } as const;
    await app.call(endpoints.registerCompany, { body });
    expect(await list(admin)).toEqual([]);
    const [mail] = (await app.mails()).filter(({ to }) => to === email);
    const OtpCode = mail?.subject.slice(0, 6) ?? '';
    await app.call(endpoints.verifyOtp, { body: { Email: email, OtpCode } });
    const message = { Name: 'Vera', Email: 'vera@people.example', Subject: 'How?', Message: 'So?' };
    await app.call(endpoints.contactUs, { body: message });
    expect(await list(admin)).toMatchObject([
      { kind: 'message received', message: 'Vera writes: “How?”' },
      {
        kind: 'company registered',
        message: `Arch & Sons has registered (Ines Alvar, ${email}) and is waiting to be verified.`,
        link: '/admin/manage-company?verified=false&search=Arch+%26+Sons',
      },
    ]);
    expect((await app.mails()).filter(({ to }) => to === admin.email)).toEqual([]);
    const { body: choices } = await app.call(endpoints.listChoices, {}, admin.token);
    expect(choices.map(({ kind }: { kind: string }) => kind)).toEqual([
      'approval asked',
      'company registered',
      'company to check',
      'message received',
      'run finished',
      'programme',
    ]);
  });

  const open = ({ token }: Someone) => {
    const heard: string[][] = [];
    const changes: Change[] = [];
    const source = createEventSource({
      url: `${origin}/api/Notifications/stream`,
      headers: { authorization: `Bearer ${token}` },
      onMessage: ({ event, data }) => {
        if (event === 'changed') changes.push(JSON.parse(data));
        else heard.push(JSON.parse(data).map(({ title }: Notification) => title));
      },
    });
    return { heard, changes, source };
  };

  test('arrives at an open page when it is committed, and whoever connects again has missed nothing', async () => {
    const [reader, other] = [await aStudent(app.services), await aStudent(app.services)];
    const first = open(reader);
    await vi.waitFor(() => expect(first.heard).toEqual([[]]), patience);
    await tell(reader, 'While connected');
    await tell(other, 'For somebody else');
    await vi.waitFor(() => expect(first.heard).toEqual([[], ['While connected']]), patience);
    first.source.close();
    await tell(reader, 'While away');
    const second = open(reader);
    // Whole lists are sent: one more, when the announcement itself comes late, changes nothing.
    await vi.waitFor(
      () => expect(second.heard[0]).toEqual(['While away', 'While connected']),
      patience,
    );
    second.source.close();
  });

  test('a change is told to those it concerns, where no notification is due too, and to nobody else', async () => {
    const company = await aCompany(app.services);
    const there = await aFaculty(app, await anAdmin(app.services));
    const people = {
      company,
      student: await there.studentThere(),
      faculty: there.vera,
      stranger: await aStudent(app.services),
      admin: await anAdmin(app.services),
    };
    const pid = await aProject(app.services, company);
    const id = await anApplication(app, people.student, pid);
    const pages = Object.entries(people).map(([name, who]) => ({ name, ...open(who) }));
    await vi.waitFor(
      () => expect(pages.every(({ heard }) => heard.length > 0)).toBe(true),
      patience,
    );
    const told = async (room: string, names: readonly string[], act: () => Promise<unknown>) => {
      for (const { changes } of pages) changes.length = 0;
      await act();
      const of = () =>
        pages
          .filter(({ changes }) => changes.some((change) => change.room === room))
          .map(({ name }) => name);
      await vi.waitFor(() => expect(of()).toEqual(names), patience);
      const named = pages.flatMap(({ changes }) => changes.filter((one) => one.room === room));
      expect(named.map((one) => Object.keys(one))).toEqual(named.map(() => ['room', 'id']));
    };
    const everybody = ['company', 'student', 'admin'];
    await told('applications', everybody, () =>
      app.call(
        endpoints.moveApplication,
        { params: { id }, body: { event: 'shortlist' } },
        company.token,
      ),
    );
    await told('students', ['faculty'], () =>
      app.call(
        endpoints.moveApplication,
        { params: { id }, body: { event: 'unshortlist' } },
        company.token,
      ),
    );
    await told('projects', everybody, () =>
      app.call(
        endpoints.moveProject,
        { params: { id: pid }, body: { status: 'On Hold' } },
        company.token,
      ),
    );
    await told('applications', ['company', 'admin'], () =>
      app.call(
        endpoints.rankApplicants,
        { params: { pid }, body: { applicationIds: [id] } },
        company.token,
      ),
    );
    await told('applications', ['student', 'admin'], () =>
      app.call(
        endpoints.rankOwnApplications,
        { body: { applicationIds: [id] } },
        people.student.token,
      ),
    );
    await told('support', ['admin'], () =>
      app.call(endpoints.contactUs, {
        body: { Name: 'V', Email: 'v@people.example', Subject: 'How?', Message: 'So?' },
      }),
    );
    for (const { source } of pages) source.close();
  });

  test('a dismissed notification disappears from every open page', async () => {
    const reader = await aStudent(app.services);
    await tell(reader, 'Read elsewhere');
    const page = open(reader);
    await vi.waitFor(() => expect(page.heard.at(-1)).toEqual(['Read elsewhere']), patience);
    await app.call(endpoints.dismissNotification, { params: { id: 'all' } }, reader.token);
    await vi.waitFor(() => expect(page.heard.at(-1)).toEqual([]), patience);
    page.source.close();
  });

  test('is closed to a page as soon as its session is ended elsewhere, and to no other page', async () => {
    const reader = await aStudent(app.services);
    const elsewhere = await signedIn(app.services, reader.id, 'Student');
    const [ended, kept] = [open(reader), open({ ...reader, ...elsewhere })];
    await vi.waitFor(() => expect([ended.heard, kept.heard]).toEqual([[[]], [[]]]), patience);
    await app.call(endpoints.endSession, { params: { id: reader.sessionId } }, elsewhere.token);
    await vi.waitFor(() => expect(ended.source.readyState).not.toBe('open'), patience);
    expect(kept.source.readyState).toBe('open');
    ended.source.close();
    kept.source.close();
  });

  test('is closed to the eldest of eleven pages of one person, which then does not come back by itself', async () => {
    const reader = await aStudent(app.services);
    const events: string[] = [];
    const breaks: number[] = [];
    const eldest = createEventSource({
      url: `${origin}/api/Notifications/stream`,
      headers: { authorization: `Bearer ${reader.token}` },
      // That they are new may be told late.
      onMessage: ({ event = '' }) => event !== 'changed' && events.push(event),
      onScheduleReconnect: ({ delay }) => breaks.push(delay),
    });
    await vi.waitFor(() => expect(events).toEqual(['notifications']), patience);
    const others = Array.from({ length: 10 }, () => open(reader));
    await vi.waitFor(() => expect(events).toEqual(['notifications', 'replaced']), patience);
    await vi.waitFor(() => expect(breaks).toEqual([3_600_000]), patience);
    await vi.waitFor(
      () => expect(others.every(({ heard }) => heard.length === 1)).toBe(true),
      patience,
    );
    await tell(reader, 'To the ten');
    await vi.waitFor(
      () => expect(others.every(({ heard }) => heard.at(-1)?.[0] === 'To the ten')).toBe(true),
      patience,
    );
    for (const { source } of [{ source: eldest }, ...others]) source.close();
  });

  test('nobody hears of what was rolled back', async () => {
    const reader = await aStudent(app.services);
    const page = open(reader);
    await vi.waitFor(() => expect(page.heard).toEqual([[]]), patience);
    const undone = app.services.db.transaction().execute(async (transaction) => {
      const note = { title: 'No', message: '', link: '' };
      const act = { ...app.services, transaction, at: app.services.clock() };
      await noteIn(act, reader.id, note);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tell(reader, 'Yes');
    await vi.waitFor(() => expect(page.heard).toEqual([[], ['Yes']]), patience);
    page.source.close();
  });
});
