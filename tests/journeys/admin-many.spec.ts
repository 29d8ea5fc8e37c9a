import { expect, type Page, test } from '../product.ts';
import { signIn } from './demo.ts';
import { expectAccessible } from './looks.ts';

test.beforeEach(({ context }) => signIn(context, 'admin'));

const dialog = (page: Page) => page.getByRole('dialog');

/** A job does it person by person, beside whatever else a slow machine does. */
const byJob = { timeout: 120_000 };

/** Nobody else of these journeys is one of them. */
const mechanical = '/admin/manage-students?engineeringType=Mechanical';

async function chooseHundred(page: Page) {
  await page.goto(`${mechanical}&pageSize=100&page=2`);
  await page.getByLabel('Select all students on this page').check();
}

test('an act about a hundred students is shown, done beside the page, and taken back', async ({
  page,
}) => {
  await chooseHundred(page);
  await page.getByRole('button', { name: /^Disable/ }).click();
  await expect(
    dialog(page).getByRole('heading', { name: /^Disable \d+ students\?$/ }),
  ).toBeVisible();
  await expect(dialog(page)).toContainText('They can no longer sign in.');
  await expect(dialog(page)).toContainText('You can undo this for 24 hours.');
  await expectAccessible(page, 'admin-many-shown');
  await dialog(page)
    .getByRole('button', { name: /^Disable \d+ students$/ })
    .click();
  await expect(dialog(page)).toContainText(/\d+ students disabled\./, byJob);
  await expectAccessible(page, 'admin-many-done');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('table').getByText('Disabled').first()).toBeVisible();

  await page.goto(`${mechanical}&page=11`);
  const recent = page.getByRole('list', { name: 'Actions of the last day' });
  await expect(recent).toContainText('students disabled');
  await expectAccessible(page, 'admin-many-recent');
  await recent.getByRole('button', { name: 'Undo…' }).click();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page)).toContainText(/students enabled again\./, byJob);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(recent).toHaveCount(0);
  await expect(page.getByRole('table').getByText('Disabled')).toHaveCount(0);
});

test('what is not begun changes nothing, and what was lost on its way is asked with the same key', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/BulkActions', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await chooseHundred(page);
  await page.getByRole('button', { name: 'Delete 100' }).click();
  await expect(dialog(page)).toContainText('The server did not answer. Try again.');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).toContainText('You cannot undo this.');
  expect(keys).toEqual([keys[0], keys[0]]);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(100);
});

test('an act about all that match goes by the search, over every page, and is taken back', async ({
  page,
}) => {
  await page.goto('/admin/manage-students?engineeringType=Civil&collegeYear=First');
  await page.getByLabel('Select all students on this page').check();
  await page.getByRole('button', { name: /^Select all [\d,]+ that match$/ }).click();
  const bar = page.getByRole('region', { name: 'Selected' });
  await expect(bar).toContainText(/^All [\d,]+ students that match selected/);
  await expectAccessible(page, 'admin-many-matching');
  const total = Number(/[\d,]+/.exec(await bar.innerText())?.[0].replace(',', ''));
  expect(total).toBeGreaterThan(10);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('row', { selected: true })).toHaveCount(10);
  await bar.getByRole('button', { name: /^Disable/ }).click();
  const words = `Disable ${total.toLocaleString('en')} students`;
  await dialog(page).getByRole('button', { name: words }).click();
  await expect(dialog(page)).toContainText(/ students disabled\./, byJob);
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(page)).toContainText(/students enabled again\./, byJob);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(bar).toHaveCount(0);
});
