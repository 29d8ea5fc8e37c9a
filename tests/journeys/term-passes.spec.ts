import { resolve } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { migrate } from '../../server/database/migrate.ts';
import { openInMemory } from '../../server/database/open.ts';
import { builtApp, type TestApp } from '../../server/testing/built-app.ts';
import { aCompany, anAdmin, aStudent, signedIn, verified } from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Role } from '../../src/contract/people.ts';
import { stated } from '../../src/contract/testing/conditions.ts';
import { expect, test } from '../product.ts';
import { keepToken } from './company.ts';

const day = 86_400_000;
const days = [
  ['Applying begins', -5],
  ['Applying ends', 20],
  ['Offers are answered by', 25],
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

/** The product in this process, so that its clock can be moved. */
let house: TestApp;
let origin: string;
test.beforeAll(async () => {
  const database = await openInMemory();
  await migrate(database.db);
  house = await builtApp(database, { siteFolder: resolve('dist') });
  origin = await house.app.listen({ host: 'localhost', port: 0 });
});
// A page that listens for news would keep the product from closing.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});
test.afterAll(() => house.close());

/** Opens a page as somebody, on a device whose clock goes as the product’s does. */
async function openAs(
  browser: Browser,
  { id }: { readonly id: number },
  role: Role,
  address: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await keepToken(page, (await signedIn(house.services, id, role)).token);
  await page.clock.setSystemTime(house.services.clock());
  await page.goto(`${origin}${address}`);
  return page;
}

async function fillTerm(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Name').fill('Spring');
  for (const [label, from] of days) {
    const at = new Date(house.services.clock().getTime() + from * day);
    await dialog.getByLabel(label).fill(at.toISOString().slice(0, 10));
  }
}

test('an admin opens a term, and time passes to its end', async ({ browser }) => {
  const [admin, student] = [await anAdmin(house.services), await aStudent(house.services)];
  const company = await verified(house.services, await aCompany(house.services));
  const inTerms = async (phase: string) => {
    const page = await openAs(browser, admin, 'Admin', '/admin/terms');
    await expect(page.getByRole('row', { name: /Spring/ })).toContainText(phase);
    return page;
  };
  const project = (pid: number) =>
    openAs(browser, student, 'Student', `/student/dashboard?project=${pid}`);
  const register = (page: Page) =>
    page
      .getByRole('dialog')
      .or(page.getByRole('complementary'))
      .getByRole('button', { name: 'Register' });

  const office = await openAs(browser, admin, 'Admin', '/admin/terms');
  await office.getByRole('button', { name: 'Add term' }).first().click();
  const dialog = office.getByRole('dialog', { name: 'Add term' });
  await fillTerm(dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByRole('row', { name: /Spring/ })).toContainText('Applying');
  const term = await house.database.db.selectFrom('terms').select('id').executeTakeFirstOrThrow();
  const body = { ...brief, termId: term.id };
  const { pid } = (await house.call(endpoints.postProject, { body }, company.token)).body;
  await expect(register(await project(pid))).toBeEnabled();

  house.passTime(21 * day);
  await inTerms('Choosing');
  await expect(register(await project(pid))).toBeDisabled();

  house.passTime(10 * day);
  await inTerms('Working');
  const calendar = await openAs(browser, company, 'Company', '/company/calendar');
  await expect(calendar.getByRole('listitem').first()).toContainText('Work ends: Spring');

  house.passTime(60 * day);
  await inTerms('Evaluating');

  house.passTime(10 * day);
  const past = await inTerms('Past');
  await expect(past.getByRole('button', { name: 'Delete Spring' })).toBeVisible();
  await expect(past.getByRole('button', { name: 'Edit Spring' })).toHaveCount(0);
  const over = await openAs(browser, company, 'Company', '/company/calendar');
  await expect(over.getByText('Nothing is due.')).toBeVisible();
});
