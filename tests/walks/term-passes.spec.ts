import type { Locator, Page } from '@playwright/test';
import { aCompany, anAdmin, aStudent, verified } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import { expect, test } from '../product.ts';
import { closePages, day, type ServedApp, serveApp } from './passing-time.ts';

const days = [
  ['Applications open', -5],
  ['Applications close', 20],
  ['Last day to answer offers', 25],
  ['Work begins', 30],
  ['Work ends', 90],
  ['Evaluation is due', 100],
] as const;

const brief = {
  title: 'A swing bridge',
  description: 'Draw the machinery that turns it.',
  skills: 'CAD',
  engineeringType: 'Mechanical',
  duration: 21,
  location: 'Remote',
  places: 1,
  ...stated,
} as const;

let app: ServedApp;
test.beforeAll(async () => {
  app = await serveApp();
});
test.afterEach(({ browser }) => closePages(browser));
test.afterAll(() => app.close());

async function fillTerm(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Name').fill('Spring');
  for (const [label, from] of days) {
    const at = new Date(app.services.clock().getTime() + from * day);
    await dialog.getByLabel(label).fill(at.toISOString().slice(0, 10));
  }
}

test('an admin opens a term, and time passes to its end', async ({ browser }) => {
  const [admin, student] = [await anAdmin(app.services), await aStudent(app.services)];
  const company = await verified(app.services, await aCompany(app.services));
  const inTerms = async (phase: string) => {
    const page = await app.openAs(browser, admin, 'Admin', '/admin/terms');
    await expect(page.getByRole('row', { name: /Spring/ })).toContainText(phase);
    return page;
  };
  const project = (pid: number) =>
    app.openAs(browser, student, 'Student', `/student/dashboard?project=${pid}`);
  const register = (page: Page) =>
    page
      .getByRole('dialog')
      .or(page.getByRole('complementary'))
      .getByRole('button', { name: 'Register' });

  const office = await app.openAs(browser, admin, 'Admin', '/admin/terms');
  await office.getByRole('button', { name: 'Add term' }).first().click();
  const dialog = office.getByRole('dialog', { name: 'Add term' });
  await fillTerm(dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByRole('row', { name: /Spring/ })).toContainText('Applying');
  const term = await app.database.db.selectFrom('terms').select('id').executeTakeFirstOrThrow();
  const body = { ...brief, termId: term.id };
  const { pid } = (await app.call(endpoints.postProject, { body }, company.token)).body;
  await expect(register(await project(pid))).toBeEnabled();

  app.passTime(21 * day);
  await inTerms('Choosing');
  await expect(register(await project(pid))).toBeDisabled();

  app.passTime(10 * day);
  await inTerms('Working');
  const calendar = await app.openAs(browser, company, 'Company', '/company/calendar');
  await expect(calendar.getByRole('listitem').first()).toContainText('Work ends: Spring');

  app.passTime(60 * day);
  await inTerms('Evaluating');

  app.passTime(10 * day);
  const past = await inTerms('Past');
  await expect(past.getByRole('button', { name: 'Delete Spring' })).toBeVisible();
  await expect(past.getByRole('button', { name: 'Edit Spring' })).toHaveCount(0);
  const over = await app.openAs(browser, company, 'Company', '/company/calendar');
  await expect(over.getByText('Nothing is due.')).toBeVisible();
});
