import type { Page } from '@playwright/test';
import {
  aCompany,
  aMember,
  anAdmin,
  anApplication,
  aProject,
  aStudent,
  type Someone,
  supervises,
  verified,
} from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { expectAccessible } from '../journeys/looks.ts';
import { evaluate, milestone, send, turn, writingOf } from '../journeys/room.ts';
import { expect, test } from '../product.ts';
import { closePages, day, type ServedApp, serveApp } from './passing-time.ts';

const title = 'A weir with a fish pass';

let app: ServedApp;
let student: Someone;
let supervisor: Someone;
let office: Someone;
/** Of the application, and of its engagement. */
let id: number;

/** Noon of a Monday; a student has been offered a place. */
test.beforeAll(async () => {
  app = await serveApp();
  const now = app.services.clock();
  const days = (1 - now.getUTCDay() + 7) % 7 || 7;
  app.passTime(days * day + day / 2 - (now.getTime() % day));
  const company = await verified(app.services, await aCompany(app.services));
  [student, office] = [await aStudent(app.services), await anAdmin(app.services)];
  supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  const pid = await aProject(app.services, company, { title });
  await supervises(app.services, supervisor, pid);
  id = await anApplication(app, student, pid);
  const offer = { params: { id }, body: { event: 'offer' } } as const;
  await app.call(endpoints.moveApplication, offer, company.token);
});
test.afterEach(({ browser }) => closePages(browser));
test.afterAll(() => app.close());

/** So many days from now: 2031-05-04. */
const inDays = (days: number) =>
  new Date(app.services.clock().getTime() + days * day).toISOString().slice(0, 10);

async function handIn(page: Page, what: string, words: string) {
  await page
    .getByRole('button', { name: `Hand in “${what}”` })
    .first()
    .click();
  await writingOf(page).getByLabel('What you deliver').fill(words);
  await send(page, 'Hand in');
  await expect(turn(page)).toHaveText(`Next, Lattice Works reviews “${what}”.`);
}

async function approve(page: Page, what: string) {
  await milestone(page, what).getByRole('button', { name: 'Approve' }).click();
  await send(page, 'Approve');
  await expect(milestone(page, what).getByText('Approved').first()).toBeVisible();
}

test('from an offer to completed work, in time, late and waited for, as a student, a supervisor and the office see it', async ({
  browser,
}) => {
  const his = (address = `/student/work?engagement=${id}`) =>
    app.openAs(browser, student, 'Student', address);
  const hers = (address = `/company/work?engagement=${id}`) =>
    app.openAs(browser, supervisor, 'Company', address);
  const offices = () => app.openAs(browser, office, 'Admin', '/admin/work');
  /** Days pass by, and with them what time itself does; everybody opens the product anew. */
  const pass = async (days: number) => {
    await closePages(browser);
    app.passTime(days * day);
    await app.services.workJobs.sweep();
  };

  await test.step('the student accepts, and the supervisor and they agree on a plan', async () => {
    const offered = await his('/student/myproject');
    await expectAccessible(offered, 'passes-offered');
    await offered.getByRole('link', { name: `Read the offer ${title}` }).click();
    await send(offered, 'Accept');
    await send(offered, 'Accept');
    await expect(offered.getByText(`You have accepted the place in “${title}”.`)).toBeVisible();

    const room = await hers();
    await expect(turn(room)).toHaveText('Your turn: propose a plan.');
    await room.getByRole('button', { name: 'Propose a plan' }).first().click();
    await writingOf(room).getByRole('button', { name: '4 weeks' }).click();
    await writingOf(room).getByRole('button', { name: 'Remove milestone 2' }).click();
    await writingOf(room).getByLabel('Due').first().fill(inDays(10));
    await send(room, 'Propose');

    const proposed = await his();
    await expect(turn(proposed)).toHaveText('Your turn: read the plan and answer.');
    await proposed.getByRole('button', { name: 'Agree' }).click();
    await send(proposed, 'Agree');
    await expect(turn(proposed)).toHaveText('Your turn: hand in “Kick-off note”.');
  });

  await test.step('three days before the first delivery is due the student is reminded', async () => {
    await pass(7);
    const news = await his('/student/notifications');
    await expect(news.getByText(`“Kick-off note” of “${title}” is due in 3 days`)).toBeVisible();
    await expectAccessible(news, 'passes-reminded');
    const board = await offices();
    await expect(board.getByRole('listitem').filter({ hasText: title })).toContainText('On track');
  });

  await test.step('two days after it is late: all three see so, and it is handed in', async () => {
    await pass(5);
    const board = await offices();
    const work = board.getByRole('listitem').filter({ hasText: title });
    await expect(work).toContainText('Overdue');
    await expect(work).toContainText('has not handed in “Kick-off note”. It was due 2 days ago.');
    const room = await his();
    await expect(milestone(room, 'Kick-off note')).toContainText('late, was due');
    await expect(milestone(await hers(), 'Kick-off note')).toContainText('late, was due');
    await expectAccessible(room, 'passes-late');
    await handIn(room, 'Kick-off note', 'What I will do, on a page.');
  });

  await test.step('nobody reviews it for eight working days: the office sees the risk, and reminds', async () => {
    await pass(11);
    const board = await offices();
    const work = board.getByRole('listitem').filter({ hasText: title });
    await expect(work).toContainText('At risk');
    await expect(work).toContainText('Lattice Works has not reviewed “Kick-off note” for 11 days.');
    await expectAccessible(board, 'passes-at-risk');
    await work.getByRole('button', { name: /^Remind/ }).click();
    await expect(work).toContainText('Reminded');
  });

  await test.step('the supervisor has been reminded by the product and by the office, and approves', async () => {
    const news = await hers('/company/notifications');
    await expect(news.getByText('has waited 5 working days for your review.')).toBeVisible();
    await expectAccessible(news, 'passes-review-due');
    await news.getByRole('link', { name: 'Open “The programme’s office reminds you”' }).click();
    await expect(turn(news)).toHaveText('Your turn: review “Kick-off note”.');
    await approve(news, 'Kick-off note');
  });

  await test.step('the last delivery is in time and approved, and both sides evaluate it', async () => {
    const [room, other] = [await his(), await hers()];
    await handIn(room, 'Final delivery', 'The drawings, and how to read them.');
    await approve(other, 'Final delivery');
    for (const [page, sentence] of [
      [room, 'I was answered in the end.'],
      [other, 'Careful and plain.'],
    ] as const) {
      await evaluate(page, sentence);
      await expect(writingOf(page)).toHaveCount(0);
    }
    await expect(turn(room)).toHaveText('The work is completed.');
    await expect(room.getByText('Careful and plain.')).toBeVisible();
    await expectAccessible(room, 'passes-completed');
    await expect((await offices()).getByText('No work under way')).toBeVisible();
  });
});
