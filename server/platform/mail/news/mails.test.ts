import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { noteTo } from '../../../testing/notes.ts';
import { aStudent, type Someone } from '../../../testing/people.ts';
import { isUrgent, mailsADay, nextDailyMail } from './limits.ts';

const minute = 60_000;
const day = 1_440 * minute;

describe('mail about news', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const tell = (who: Someone, title: string, link: string, more: { answerBy?: Date } = {}) => {
    const note = { title, message: `${title}, in full.`, link };
    return noteTo(app.services, who.id, note, { kind: 'work answered', ...more });
  };
  const mailsTo = async ({ email }: Someone) =>
    (await app.mails()).filter(({ to }) => to === email);
  const subjectsTo = async (who: Someone) => (await mailsTo(who)).map(({ subject }) => subject);
  const toNextDailyMail = () => {
    const now = app.services.clock();
    app.passTime(nextDailyMail(app.services.timeZone, now).getTime() - now.getTime());
  };

  test('of one thing goes at once, then at most every 15 minutes with the latest', async () => {
    const student = await aStudent(app.services);
    await tell(student, 'Plan 1', '/student/work?engagement=1');
    expect(await subjectsTo(student)).toEqual(['Plan 1']);
    for (const plan of [2, 3, 4]) await tell(student, `Plan ${plan}`, '/student/work?engagement=1');
    await tell(student, 'Another work', '/student/work?engagement=2');
    expect(await subjectsTo(student)).toEqual(['Plan 1', 'Another work']);
    app.passTime(15 * minute);
    expect(await subjectsTo(student)).toEqual(['Plan 1', 'Another work', 'Plan 4']);
    const { text } = (await mailsTo(student)).at(-1)!;
    expect(text).toContain('Plan 4, in full.');
    expect(text).toContain('the latest of 3 changes');
    app.passTime(minute);
    expect(await mailsTo(student)).toHaveLength(3);
  });

  test('told by many acts at once is one mail', async () => {
    const student = await aStudent(app.services);
    await Promise.all(
      Array.from({ length: 20 }, (_, plan) => tell(student, `Plan ${plan}`, '/student/work')),
    );
    await Promise.all([app.services.newsMails.sweep(), app.services.newsMails.sweep()]);
    expect(await mailsTo(student)).toHaveLength(1);
  });

  test('is at most thirty a day; the rest is one mail the next morning, but for what is urgent', async () => {
    const student = await aStudent(app.services);
    const others = await aStudent(app.services);
    const things = mailsADay + 60;
    for (let one = 1; one <= things; one += 1)
      await tell(student, `Thing ${one}`, `/student/work?engagement=${one}`);
    await tell(others, 'Somebody else’s', '/student/work');
    const answerBy = new Date(app.services.clock().getTime() + 2 * day);
    await tell(student, 'Answer soon', `/student/work?engagement=${things}`, { answerBy });
    const subjects = await subjectsTo(student);
    expect(subjects).toHaveLength(mailsADay + 1);
    expect(subjects).toContain('Answer soon');
    expect(await subjectsTo(others)).toEqual(['Somebody else’s']);
    toNextDailyMail();
    const [daily, ...more] = (await mailsTo(student)).slice(mailsADay + 1);
    expect(more).toEqual([]);
    expect(daily?.subject).toBe('59 more things happened on Trestle yesterday');
    expect(daily?.text).toContain('https://trestle.example/student/work?engagement=');
    expect(daily?.text).toContain('And 9 more: https://trestle.example');
    await tell(student, 'A new day', '/student/work?engagement=1');
    expect(await subjectsTo(student)).toContain('A new day');
  });

  test('goes to nobody whose account was disabled meanwhile', async () => {
    const student = await aStudent(app.services);
    await tell(student, 'Plan', '/student/work');
    await app.services.db
      .updateTable('accounts')
      .set({ state: 'disabled' })
      .where('id', '=', student.id)
      .execute();
    expect(await mailsTo(student)).toEqual([]);
  });

  test.each([
    [undefined, false],
    ['2026-03-03T08:00:00Z', true],
    ['2026-03-03T08:00:01Z', false],
    ['2026-03-01T07:00:00Z', true],
  ])('that has to be answered by %s is urgent on 1 March at eight: %s', (answerBy, urgent) => {
    const now = new Date('2026-03-01T08:00:00Z');
    expect(isUrgent(answerBy === undefined ? undefined : new Date(answerBy), now)).toBe(urgent);
  });

  test('left of a day goes seven hours into the programme’s next day', () => {
    const at = nextDailyMail('Europe/Berlin', new Date('2026-03-28T12:00:00Z'));
    expect(at.toISOString()).toBe('2026-03-29T06:00:00.000Z');
  });
});
