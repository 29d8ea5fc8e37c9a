import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../src/contract/endpoints.ts';
import { reportNames } from '../src/contract/reports/reports.ts';
import { stated } from '../src/contract/testing/conditions.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { aCompany, anAdmin, aProject, type Someone } from './testing/people.ts';

describe('bad input', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  test.each([
    ['a body that is not JSON', '{"email":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['another media type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['a body of 300 KiB', JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json', 413],
    ['a poisoned prototype', '{"__proto__":{"role":"Admin"},"email":"a"}', 'application/json', 400],
  ])('%s is refused in words', async (_, payload, type, status) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test.each([51, 8_000, 60_000])('a field nested %i deep is refused in words', async (levels) => {
    const deep = '['.repeat(levels) + ']'.repeat(levels);
    const message = { Name: 'Ada', Email: 'a@people.example', Subject: 'Hello', Message: 'So.' };
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/Contactus',
      payload: `{"x":${deep},${JSON.stringify(message).slice(1)}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': `key-${levels}` },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
  });

  test.each([
    ['cut where a move’s reason ends', `x${'🏗'.repeat(600)}`],
    ['as long as remarks may be', '🏗'.repeat(2000)],
  ])('remarks of emoji, %s, are kept whole', async (_, remarks) => {
    const company = await aCompany(app.services);
    const admin = await anAdmin(app.services);
    const title = `A crane ${company.companyId}`;
    const pid = await aProject(app.services, company, { title });
    const body = { projectTitle: title, title: 'On Hold', remarks, moveProject: true } as const;
    // What an admin does is written down as well.
    const added = await app.call(endpoints.addStatusUpdate, { body }, admin.token);
    expect([added.status, added.body.remarks]).toEqual([201, remarks]);
    const { facts } = await app.services.db
      .selectFrom('events')
      .select('facts')
      .where('kind', '=', 'project moved')
      .where('about_id', '=', pid)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect((facts as { reason: string }).reason).toBe([...remarks].slice(0, 500).join(''));
    const tooLong = { ...body, remarks: '🏗'.repeat(2001) };
    const refused = await app.call(endpoints.addStatusUpdate, { body: tooLong }, company.token);
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'remarks']);
  });

  test.each(['\0', '\ud800', 'x\udfff'])('%j in a text is refused at its field', async (sign) => {
    const body = {
      Name: 'Ada',
      Email: 'a@people.example',
      Subject: 'Hello',
      Message: `So ${sign}`,
    };
    const { status, body: problem } = await app.call(endpoints.contactUs, { body });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'Message']);
  });
});

describe('a time that no calendar has', () => {
  let app: TestApp;
  let company: Someone;
  let admin: Someone;
  beforeAll(async () => {
    app = await testApp();
    company = await aCompany(app.services);
    admin = await anAdmin(app.services);
  });
  afterAll(() => app.close());

  const brief = {
    title: 'A footbridge',
    description: 'Measure it.',
    engineeringType: 'Civil',
    duration: 30,
    location: 'Remote',
    ...stated,
  } as const;
  const post = (deadline: string) =>
    app.call(endpoints.postProject, { body: { ...brief, deadline } }, company.token);
  const preview = (deadlineBefore: string) =>
    app.call(endpoints.previewAssignment, { body: { deadlineBefore } }, admin.token);

  test.each([
    '2027-02-31T12:00:00.000Z',
    '2027-02-29T12:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '1899-12-31T12:00:00.000Z',
    '2200-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
  ])('%s is no deadline, and bounds no assignment', async (time) => {
    for (const [answer, field] of [
      [await post(time), 'deadline'],
      [await preview(time), 'deadlineBefore'],
    ] as const)
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, field]);
  });

  const bounded = async (query: { from?: string; to?: string }) => [
    await app.call(endpoints.listAudit, { query }, admin.token),
    await app.call(endpoints.exportAudit, { query }, admin.token),
    ...(await Promise.all(
      reportNames.flatMap((name) =>
        [endpoints.getReport, endpoints.exportReport].map((endpoint) =>
          app.call(
            endpoint,
            { params: { name }, query: { ...query, compare: 'true' } },
            admin.token,
          ),
        ),
      ),
    )),
  ];

  test.each(['2027-02-31', '0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    '%s bounds no list, no report and no export',
    async (day) => {
      for (const field of ['from', 'to'])
        for (const { status, body } of await bounded({ [field]: day }))
          expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
    },
  );

  test.each([
    { from: '1900-01-01', to: '1900-01-01' },
    { from: '2199-12-31', to: '2199-12-31' },
    { to: '1900-01-01' },
    { to: '2199-12-31' },
  ])('the first and the last day there are bound each of them: %j', async (query) => {
    for (const { status } of await bounded(query)) expect(status).toBe(200);
  });

  test('is not one with the widest offset', async () => {
    for (const offset of ['+23:59', '-23:59'])
      expect((await preview(`2027-06-01T12:00:00.000${offset}`)).status).toBe(200);
  });
});
