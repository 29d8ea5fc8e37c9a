import { calendarDay } from '../../src/islands/ui/status/dates.ts';
import { expect, flow, type Page, test } from '../product.ts';
import { tokenOf } from './demo.ts';
import { aRoom, turn } from './room.ts';

// The office finds this one by it, among all others.
const title = `A weir with an eel pass ${Date.now()}`;
const dueOn = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const survey = { title: `Survey ${Date.now()}`, deliverable: 'Levels.', dueOn };
const row = (page: Page) => page.getByRole('listitem').filter({ hasText: title });

test(
  'four roles read the same of one student’s work, on every screen that tells it',
  flow,
  async ({ browser, request }) => {
    const university = 'University of Lindow';
    const named = { title, university };
    const { id, company, student, hers, his, pageOf } = await aRoom(browser, request, named);
    const office = await pageOf(await tokenOf(request, 'admin'));
    const faculty = await pageOf(await tokenOf(request, 'faculty'));
    const room = `/api/Engagements/${id}`;
    const send = async (
      how: 'post' | 'put',
      to: string,
      { headers }: Pick<typeof student, 'headers'>,
      data: object,
    ) => expect((await request[how](room + to, { headers, data })).ok()).toBe(true);
    await send('post', '/plans', company, { milestones: [survey], after: 0 });
    await send('put', '/plans/1', student, { answer: 'agree' });
    const week = (await (await request.get(room, { headers: student.headers })).json()).week.begins;

    /** On each screen: its page, where it is, and what of it tells the work. */
    const lists = [
      [his, '/student/work'],
      [hers, '/company/work'],
      [faculty, '/faculty/work'],
      [office, `/admin/work?search=${encodeURIComponent(title)}`],
    ] as const;
    const standsEverywhere = async (standing: RegExp) => {
      await faculty.goto(`/faculty/students?search=${encodeURIComponent(student.email)}`);
      const listed = faculty.getByRole('list', { name: 'Students' }).getByRole('listitem');
      await expect(listed).toContainText(standing);
      for (const [page, address] of lists) {
        await page.goto(address);
        await expect(row(page), address).toContainText(standing);
        const [screen] = address.split('?');
        await page.goto(`${screen}?engagement=${id}`);
        await expect(page.getByRole('region', { name: /./ }).first()).toContainText(standing);
      }
    };
    /** How much work is at risk by the office’s board; its first screen says the same number. */
    const atRisk = async () => {
      await office.goto('/admin/work');
      const tab = office.getByRole('link', { name: /^At risk/ });
      const count = Number(/\d+/.exec(await tab.innerText())?.[0] ?? 0);
      await office.goto('/admin/dashboard');
      const line = office.getByRole('listitem').filter({ hasText: 'at risk' });
      if (count > 0) await expect(line).toContainText(`${count}`);
      return count;
    };

    const before = await atRisk();
    await test.step('a student who is blocked is at risk, and the company’s turn, for all four', async () => {
      const data = { state: 'Blocked', sentence: 'The drawings are of 1931.' };
      await send('put', `/check-ins/${week}`, student, data);
      await standsEverywhere(/At risk/);
      expect(await atRisk()).toBe(before + 1);
      await hers.goto('/company/company-panel');
      await expect(hers.getByRole('region', { name: 'Today' })).toContainText('is blocked');
      await expect(turn(his)).toHaveText(/answers your request for help/);
    });

    await test.step('answered, it is the student’s turn again, due the same day everywhere', async () => {
      const { at } = (await (await request.get(room, { headers: student.headers })).json()).week
        .checkIn;
      const answered = await request.put(`${room}/check-ins/${week}/answer`, {
        headers: { ...company.headers, 'if-match': `"${at}"` },
        data: { sentence: 'The new ones come on Monday.' },
      });
      expect(answered.ok(), await answered.text()).toBe(true);
      await standsEverywhere(/Working|On track/);
      for (const page of [his, hers, faculty, office])
        await expect(page.getByText(`due ${calendarDay(dueOn)}`).first()).toBeVisible();
      expect(await atRisk()).toBe(before);
      for (const [page, calendar] of [
        [faculty, '/faculty/calendar'],
        [office, '/admin/calendar'],
      ] as const) {
        await page.goto(calendar);
        await expect(page.getByText(survey.title)).toBeVisible();
      }
    });
    await test.step('a plan that runs past the agreed end says so, and agreeing moves it for both', async () => {
      const later = { number: 1, ...survey, dueOn: '2031-07-10' };
      await send('post', '/plans', company, { milestones: [later], after: 1 });
      await his.goto(`/student/work?engagement=${id}`);
      await expect(his.getByText(/agreed end is 27 Jun 2031.* moves to 10 Jul 2031/)).toBeVisible();
      await send('put', '/plans/2', student, { answer: 'agree' });
      await his.reload();
      await hers.goto(`/company/work?engagement=${id}`);
      for (const page of [his, hers])
        await expect(page.getByRole('list', { name: 'Next dates' })).toContainText(
          /10 Jul 2031\s*The agreed end/,
        );
    });
    for (const page of [his, hers, office, faculty]) await page.context().close();
  },
);
