import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { mailsADay } from '../../../platform/mail/news/limits.ts';
import { openNotifications } from '../../../platform/notifications/repository.ts';
import type { TestApp } from '../../../testing/app.ts';
import { beginning } from '../../../testing/beginning.ts';
import { noteTo } from '../../../testing/notes.ts';
import {
  aCompany,
  anApplication,
  aProject,
  aStudent,
  type Someone,
  signedIn,
} from '../../../testing/people.ts';

const day = 86_400_000;
const nothing = { expired: 0, studentsReminded: 0, companiesReminded: 0, deadlinesPassed: 0 };

let app: TestApp;
const begun = beginning(async () => ({}));
beforeEach(() => {
  ({ app } = begun());
});

const sweep = () => app.services.timeouts.sweep();

async function anOffer(company: Someone & { companyId: number }) {
  const student = await aStudent(app.services);
  const pid = await aProject(app.services, company, { title: 'A weir' });
  const id = await anApplication(app, student, pid);
  await app.call(
    endpoints.moveApplication,
    { params: { id }, body: { event: 'offer' } },
    company.token,
  );
  return { student, pid, id };
}

/** The titles of mails to somebody, oldest first. */
const mailsTo = async ({ email }: Someone) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const notificationsOf = async ({ id }: Someone): Promise<string[]> => {
  const told = await openNotifications(app.services, id);
  return told.map(({ title }) => title).reverse();
};

describe('an offer', () => {
  test('is reminded of by mail also on a day that had all its mails', async () => {
    const { student } = await anOffer(await aCompany(app.services));
    const before = await mailsTo(student);
    app.passTime(5 * day);
    for (let one = 1; one <= mailsADay; one += 1) {
      const note = { title: `Thing ${one}`, message: 'In full.', link: `/student/work?at=${one}` };
      await noteTo(app.services, student.id, note, { kind: 'work answered' });
    }
    expect(await mailsTo(student)).toHaveLength(before.length + mailsADay);
    expect((await sweep()).studentsReminded).toBe(1);
    expect(await mailsTo(student)).toContain('Your offer ends soon');
  });

  test('runs out after seven days: both sides are told, the place is free again', async () => {
    const company = await aCompany(app.services);
    const { student, pid, id } = await anOffer(company);
    app.passTime(7 * day - 60_000);
    expect((await sweep()).expired).toBe(0);
    app.passTime(60_000);
    expect(await sweep()).toEqual({ ...nothing, expired: 1 });

    const { rows } = await sql`
      select a.status, a.offer_expires_at, p.places_taken, e.kind as event, e.account_id, e.facts ->> 'from' as from_status, e.facts ->> 'to' as to_status
      from applications a join projects p on p.id = a.project_id
        join events e on e.about_id = a.id and e.kind = 'expire'
      where a.id = ${id}`.execute(app.services.db);
    expect(rows).toEqual([
      {
        status: 'Expired',
        offer_expires_at: null,
        places_taken: 0,
        event: 'expire',
        account_id: null,
        from_status: 'Offered',
        to_status: 'Expired',
      },
    ]);
    expect(await notificationsOf(student)).toContain('Offer expired');
    expect(await notificationsOf(company)).toContain('Offer expired');
    expect(await mailsTo(student)).toContain('Offer expired');
    expect(await mailsTo(company)).toContain('Offer expired');

    const next = await anApplication(app, await aStudent(app.services), pid);
    const offered = await app.call(
      endpoints.moveApplication,
      { params: { id: next }, body: { event: 'offer' } },
      (await signedIn(app.services, company.id, 'Company')).token,
    );
    expect(offered.body.status).toBe('Offered');
  });

  test('reminds its student on the fifth day, once', async () => {
    const { student } = await anOffer(await aCompany(app.services));
    app.passTime(5 * day - 60_000);
    expect(await sweep()).toEqual(nothing);
    app.passTime(60_000);
    expect(await sweep()).toEqual({ ...nothing, studentsReminded: 1 });
    app.passTime(day);
    expect(await sweep()).toEqual(nothing);
    const reminders = (await mailsTo(student)).filter((title) => title.includes('ends soon'));
    expect(reminders).toEqual(['Your offer ends soon']);
  });

  test('that was answered is mailed no more, and neither reminds nor runs out', async () => {
    const { student, id } = await anOffer(await aCompany(app.services));
    await app.call(
      endpoints.moveApplication,
      { params: { id }, body: { event: 'accept' } },
      student.token,
    );
    expect(await mailsTo(student)).toEqual(['Your place in “A weir”']);
    app.passTime(8 * day);
    expect(await sweep()).toEqual(nothing);
  });
});

describe('applications that nobody looks into', () => {
  test('bring the company a reminder after two weeks, and one a week from then on', async () => {
    const company = await aCompany(app.services);
    const pid = await aProject(app.services, company);
    await anApplication(app, await aStudent(app.services), pid);
    await anApplication(app, await aStudent(app.services), pid);
    app.passTime(13 * day);
    expect(await sweep()).toEqual(nothing);
    app.passTime(day);
    expect(await sweep()).toEqual({ ...nothing, companiesReminded: 1 });
    expect(await mailsTo(company)).toEqual(['Students are waiting for your answer']);
    app.passTime(6 * day);
    expect(await sweep()).toEqual(nothing);
    app.passTime(day);
    expect(await sweep()).toEqual({ ...nothing, companiesReminded: 1 });
    expect(await mailsTo(company)).toEqual(Array(2).fill('Students are waiting for your answer'));

    await sql`update applications set status = 'Shortlisted'`.execute(app.services.db);
    app.passTime(30 * day);
    expect(await sweep()).toEqual(nothing);
  });
});

test('sweeping twice at once does each thing once', async () => {
  const company = await aCompany(app.services);
  const offers = [];
  for (let one = 0; one < 12; one += 1) offers.push(await anOffer(company));
  const waiting = await aProject(app.services, company);
  await anApplication(app, await aStudent(app.services), waiting);

  const atOnce = async () => {
    const sweeps = await Promise.all([sweep(), sweep(), sweep()]);
    return sweeps.reduce((sum, one) => ({
      expired: sum.expired + one.expired,
      studentsReminded: sum.studentsReminded + one.studentsReminded,
      companiesReminded: sum.companiesReminded + one.companiesReminded,
      deadlinesPassed: sum.deadlinesPassed + one.deadlinesPassed,
    }));
  };
  app.passTime(5 * day);
  expect(await atOnce()).toEqual({ ...nothing, studentsReminded: 12 });
  app.passTime(9 * day);
  expect(await atOnce()).toEqual({ ...nothing, expired: 12, companiesReminded: 1 });
  for (const { student } of offers) {
    expect(await notificationsOf(student)).toEqual([
      'You have an offer: “A weir”',
      'Your offer ends soon',
      'Offer expired',
    ]);
  }
  const { rows } = await sql`select 1 from events where kind = 'expire'`.execute(app.services.db);
  expect(rows).toHaveLength(12);
});
