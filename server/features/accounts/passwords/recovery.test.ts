import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aStudent, knownPassword, type Someone } from '../../../testing/people.ts';
import { invite } from '../invite.ts';

const minute = 60_000;
const newPassword = 'a truss of larch wood';

describe('a forgotten password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const forgot = (email: string) => app.call(endpoints.forgotPassword, { body: { email } });
  const reset = (token: string, password = newPassword) =>
    app.call(endpoints.resetPassword, { body: { token, password } });
  const signIn = (email: string, password: string) =>
    app.call(endpoints.signIn, { body: { email, password } });

  async function linkFor(email: string): Promise<string> {
    const mail = (await app.mails()).findLast(({ to }) => to === email);
    return /\/auth\/reset#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? `no link in “${mail?.subject}”`;
  }

  test('is set anew by the mailed link, which ends every session and says so by mail', async () => {
    const student = await aStudent(app.services);
    expect((await forgot(student.email)).status).toBe(202);
    expect((await reset(await linkFor(student.email))).status).toBe(200);

    expect((await signIn(student.email, knownPassword)).status).toBe(401);
    expect((await signIn(student.email, newPassword)).status).toBe(200);
    expect((await app.call(endpoints.me, {}, student.token)).status).toBe(401);
    expect((await app.mails()).findLast(({ to }) => to === student.email)?.subject).toContain(
      'was changed',
    );
  });

  test('asks for a known and an unknown address with the same answer', async () => {
    const student = await aStudent(app.services);
    const [known, unknown] = [await forgot(student.email), await forgot('nobody@people.example')];
    expect({ status: known.status, body: known.body }).toEqual({
      status: unknown.status,
      body: unknown.body,
    });
    const before = (await app.mails()).length;
    await forgot('nobody@people.example');
    expect((await app.mails()).length).toBe(before);
  });

  test('exactly one of fifty simultaneous uses of a link succeeds', async () => {
    const student = await aStudent(app.services);
    await forgot(student.email);
    const token = await linkFor(student.email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'link-refused')).toHaveLength(49);
  });

  test.each([
    ['a wrong link', async () => 'x'.repeat(43)],
    [
      'a link older than half an hour',
      async ({ email }: Someone) => {
        await forgot(email);
        const token = await linkFor(email);
        app.passTime(30 * minute);
        return token;
      },
    ],
    [
      'a link that a newer one replaced',
      async ({ email }: Someone) => {
        await forgot(email);
        const token = await linkFor(email);
        await forgot(email);
        await app.mails();
        return token;
      },
    ],
    [
      'a link from before the password was changed',
      async ({ email, id }: Someone) => {
        await forgot(email);
        const token = await linkFor(email);
        const { body } = await signIn(email, knownPassword);
        const change = { currentPassword: knownPassword, newPassword: `${newPassword} ${id}` };
        await app.call(endpoints.changePassword, { body: change }, body.token);
        return token;
      },
    ],
  ])('is not set by %s', async (_, tokenOf) => {
    const student = await aStudent(app.services);
    expect((await reset(await tokenOf(student))).body.code).toBe('link-refused');
  });

  test.each([
    ['Password123', 'common'],
    ['Password123!', 'common'],
    ['        ', 'pattern'],
  ])('cannot become ‘%s’, which would be guessed soon', async (password, reason) => {
    const answer = await reset('x'.repeat(43), password);
    expect(answer.body.errors).toEqual([
      { path: 'password', message: expect.stringContaining(reason) },
    ]);
  });

  test('cannot become one’s own name or address, by no way there is, and a link is not spent by trying', async () => {
    const ada = await aStudent(app.services);
    const errors = (path: string) => [
      { path, message: expect.stringContaining('your name, your email address') },
    ];
    await forgot(ada.email);
    const link = await linkFor(ada.email);
    for (const easy of [ada.email, ada.email.toUpperCase(), 'ada.byron'])
      expect((await reset(link, easy)).body.errors).toEqual(errors('password'));

    const change = { currentPassword: knownPassword, newPassword: 'byron-ada' };
    const changed = await app.call(endpoints.changePassword, { body: change }, ada.token);
    expect(changed.body.errors).toEqual(errors('newPassword'));

    const firm = {
      name: 'Quorvane Ltd',
      recruiter: 'R. Keller',
      industry: 'Bridges',
      size: '1-10',
    };
    const body = { ...firm, size: '1-10', email: 'hello@quorvane.example', password: 'Quorvane1' };
    const registered = await app.call(endpoints.registerCompany, { body: { ...body } as never });
    expect(registered.body.errors).toEqual(errors('password'));
    expect((await reset(link)).status).toBe(200);
  });

  test('an invitation sets the first password, for seven days', async () => {
    const { services } = app;
    const asked = (email: string) =>
      services.db
        .transaction()
        .execute((transaction) => invite(services, transaction, { email, role: 'Student' }));
    await asked('invitee@people.example');
    await asked('late@people.example');
    expect((await reset(await linkFor('invitee@people.example'))).status).toBe(200);
    expect((await signIn('invitee@people.example', newPassword)).body.role).toBe('Student');
    const late = await linkFor('late@people.example');
    app.passTime(7 * 24 * 60 * minute);
    expect((await reset(late)).body.code).toBe('link-refused');
  });
});
