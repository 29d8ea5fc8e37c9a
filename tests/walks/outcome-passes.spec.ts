import type { Page } from '@playwright/test';
import { anEngagement } from '../../server/testing/engagements.ts';
import { hasEndedEarly } from '../../server/testing/evaluations.ts';
import { aCompany, aMember, anAdmin, aStudent, type Someone } from '../../server/testing/people.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { send, turn, writingOf } from '../journeys/room.ts';
import { expect, test } from '../product.ts';
import { closePages, day, type ServedApp, serveApp } from './passing-time.ts';

let app: ServedApp;
let student: Someone;
let offices: readonly Someone[];
let id: number;
/** Work that has ended early. */
let ended: number;
test.beforeAll(async () => {
  app = await serveApp();
  const { services } = app;
  const company = await aCompany(services);
  const supervisor = await aMember(services, company.companyId, 'Supervisor');
  student = await aStudent(services);
  offices = [await anAdmin(services), await anAdmin(services)];
  id = await anEngagement(app, { student, company, supervisor }, 'Evaluating');
  ended = await anEngagement(app, { student, company, supervisor }, 'Working');
  await hasEndedEarly(app, ended);
});
test.afterEach(({ browser }) => closePages(browser));
test.afterAll(() => app.close());

async function decides(page: Page, outcome: string, because: string) {
  await writingOf(page).getByLabel(outcome, { exact: true }).check();
  await writingOf(page).getByLabel('Your reasons').fill(because);
  await send(page, 'Decide');
}

test('a student tells the office why work has ended early, and the office reads it', async ({
  browser,
}) => {
  const address = `work?engagement=${ended}`;
  const his = await app.openAs(browser, student, 'Student', `/student/${address}`);
  await his.getByRole('button', { name: 'Answer' }).click();
  await send(his, 'Send');
  await expect(his.getByRole('heading', { name: 'Check 3 fields' })).toBeVisible();
  await writingOf(his).getByLabel('Why did it end').fill('The site was closed.');
  for (const [question, answer] of [
    ['Was it clear from the start', 'Yes'],
    ['Would you work together again?', 'No'],
  ] as const)
    await writingOf(his).getByRole('group', { name: question }).getByLabel(answer).check();
  await expectAccessible(his, 'ended-early-questions', everyWidth);
  await send(his, 'Send');
  await expect(his.getByText('Would not work with Lattice Works again.')).toBeVisible();
  await expect(his.getByRole('button', { name: 'Answer' })).toHaveCount(0);
  const office = await app.openAs(browser, offices[0]!, 'Admin', `/admin/${address}`);
  await expect(office.getByText('The site was closed.')).toBeVisible();
  await expect(office.getByText('Lattice Works has not answered.')).toBeVisible();
  await expectAccessible(office, 'ended-early-office');
});

test('silence, the office’s word that work is not completed, an objection, and the word of somebody else', async ({
  browser,
}) => {
  const roomOf = (office: Someone) =>
    app.openAs(browser, office, 'Admin', `/admin/work?engagement=${id}`);
  app.passTime(22 * day);
  await app.services.evaluationJobs.sweep();

  const first = await app.openAs(browser, offices[0]!, 'Admin', '/admin/work');
  await first.getByRole('link', { name: /^Decide the outcome/ }).click();
  await expect(turn(first)).toHaveText('Your turn: decide the outcome.');
  // All that it goes by is open beside the form, and its button is the one that is filled.
  const form = (await first.getByRole('form', { name: 'Decide the outcome' }).boundingBox())!;
  const evidence = (await first.getByRole('region', { name: 'Evaluations' }).boundingBox())!;
  expect(evidence.x + evidence.width).toBeLessThanOrEqual(form.x);
  await expect(first.getByRole('article', { name: /^Version/ }).first()).toBeVisible();
  await expect(first.getByRole('main').locator('.btn-primary:visible')).toHaveText('Decide');
  await expectAccessible(first, 'outcome-to-decide');
  await decides(first, 'Not completed', 'Nothing can be used.');
  const asked = first.getByRole('dialog');
  await expect(asked).toContainText('The work and the application end as not completed');
  await expectAccessible(first, 'outcome-asked');
  await asked.getByRole('button', { name: 'Not completed' }).click();
  await expect(turn(first)).toHaveText('The work was not completed.');
  await expect(turn(first)).toBeInViewport();

  const his = await app.openAs(browser, student, 'Student', '/student/notifications');
  await his
    .getByRole('link', { name: 'Open “The programme’s office has decided the outcome”' })
    .click();
  await expect(his.getByText('Not completed, decided by the programme’s office')).toBeVisible();
  await expect(his.getByText(/^You can object until /)).toBeVisible();
  await expectAccessible(his, 'outcome-not-completed', everyWidth);
  await his.getByRole('button', { name: 'Object' }).click();
  await send(his, 'Send');
  await expect(his.getByText('Say why you object.').first()).toBeVisible();
  await writingOf(his).getByLabel('Why you object').fill('The drawings are in use.');
  await expectAccessible(his, 'outcome-objecting');
  await send(his, 'Send');
  await expect(turn(his)).toHaveText('Next, the programme’s office decides on the objection.');

  await expect(turn(first)).toHaveText(
    'Next, somebody else in the programme’s office decides on the objection.',
  );
  await expect(
    first.getByText('Somebody else in the programme’s office decides on this objection.'),
  ).toBeVisible();
  const other = await roomOf(offices[1]!);
  await expect(other.getByText('The drawings are in use.')).toBeVisible();
  await expect(turn(other)).toHaveText('Your turn: decide on the objection.');
  await expectAccessible(other, 'outcome-objected');
  await decides(other, 'Completed', 'They are, as the photographs show.');
  await expect(turn(other)).toHaveText('The work is completed.');

  await expect(his.getByText('They are, as the photographs show.').first()).toBeVisible();
  await expect(his.getByText('This is final.')).toBeVisible();
  await expectAccessible(his, 'outcome-final');
  await his.goto(`${new URL(his.url()).origin}/student/myproject`);
  await expect(his.getByRole('main')).toContainText('Completed');
});
