import { expect, flow, test } from '../product.ts';
import { aCompany, aProject } from './company.ts';
import { hold } from './hold.ts';
import { expectAccessible } from './looks.ts';
import { aNewcomer, enterAs } from './newcomer.ts';
import { dashboard } from './project.ts';

const mark = `Sluice ${Date.now()}`;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const company = await aCompany(request);
  await aProject(request, company.headers, { title: `${mark} one`, places: 1 });
  await aProject(request, company.headers, { title: `${mark} two` });
  await request.dispose();
});
test.beforeEach(async ({ context, request }) => {
  const newcomer = await aNewcomer(request);
  // What greets them moves what stands below as it comes.
  await request.post('/api/Students/introduced', { headers: newcomer.headers });
  await enterAs(context, newcomer);
});

test(
  'a student saves projects from the card and the dialog by keyboard, and finds them again',
  flow,
  async ({ page }) => {
    await page.goto(dashboard({ search: mark }));
    const one = page.getByRole('button', { name: `Save ${mark} one` });
    await one.focus();
    await page.keyboard.press('Enter');
    await expect(one).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Project saved.')).toBeVisible();

    await page.getByRole('link', { name: `Read more about ${mark} two` }).click();
    const dialog = page.getByRole('dialog', { name: `${mark} two` });
    // The dialog is closed before the answer.
    const address = '**/api/Projects/*/saved';
    const answers = await hold(page, address);
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(dialog.getByRole('button', { name: /^Save/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Escape');
    const two = page.getByRole('button', { name: `Save ${mark} two` });
    await expect(two).toHaveAttribute('aria-pressed', 'true');
    const answered = page.waitForResponse(address);
    answers();
    await answered;

    await page.goto(dashboard());
    await page.getByRole('checkbox', { name: 'Saved', exact: true }).check();
    const titles = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(titles).toHaveCount(2);
    await expect(page.getByText('2 projects, saved by you')).toBeVisible();
    // What is let go of stays in its place, for second thoughts.
    await two.click();
    await expect(two).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('Project no longer saved.')).toBeVisible();
    await expect(titles).toHaveCount(2);
    await expectAccessible(page, 'saved-projects');
    await page.reload();
    await expect(titles).toHaveText([`${mark} one`]);
  },
);

test('a press that the server refuses comes back, and says why', async ({ page }) => {
  await page.goto(dashboard({ search: `${mark} one` }));
  await page.route('**/api/Projects/*/saved', (route) => route.abort());
  const save = page.getByRole('button', { name: `Save ${mark} one` });
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(
    'The server did not answer, so this was not saved. Try again.',
  );
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/Projects/*/saved');
  await save.click();
  await expect(page.getByText('Project saved.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('a saved project that nobody can apply to any more stays listed and says why', async ({
  page,
  request,
}) => {
  const { headers } = await aCompany(request);
  const closed = await aProject(request, headers, { title: 'A closed sluice' });
  await page.goto(dashboard({ project: String(closed) }));
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Project saved.')).toBeVisible();
  for (const status of ['Ongoing', 'Completed'])
    await request.put(`/api/Projects/${closed}/status`, { headers, data: { status } });
  await page.goto(dashboard({ saved: 'true' }));
  const card = page.getByRole('article', { name: 'A closed sluice' });
  await expect(card).toContainText('Not open for registration: Completed.');
  await expect(card.getByRole('button', { name: /^Register/ })).toBeDisabled();
});

test('a student keeps a search, opens, edits and deletes it', async ({ page }) => {
  await page.goto(dashboard({ search: mark, engineering: 'Civil', maxDuration: '30' }));
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await expect(dialog.getByLabel('Name')).toHaveValue(`${mark}, Civil, at most 30 days`);
  await expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('.invalid-feedback')).toHaveText('Name is required.');
  await dialog.getByLabel('Name').fill('Sluices near me');
  await dialog.getByRole('radio', { name: 'Daily' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“Sluices near me” saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Saved searches' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Sluices near me' });
  await expect(row).toContainText(`${mark}, Civil, at most 30 days · Emailed daily`);
  await expectAccessible(page, 'saved-searches');
  await page.setViewportSize({ width: 1280, height: 800 });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const editing = page.getByRole('dialog', { name: 'Edit search' });
  await editing.getByLabel('Name').fill('All sluices');
  await editing.getByRole('radio', { name: 'Off' }).check({ force: true });
  await expectAccessible(page, 'saved-search-edited');
  await editing.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: 'All sluices' });
  await expect(renamed).toContainText('No emails');

  await renamed.getByRole('link', { name: 'All sluices' }).click();
  await expect(page).toHaveURL(/search=Sluice/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goBack();
  await renamed.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No saved searches' })).toBeVisible();
});

test('what was typed about a search waits over a reload, until it is discarded or saved', async ({
  page,
}) => {
  await page.goto('/student/dashboard?search=gauge');
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  const name = dialog.getByLabel('Name');
  const open = () => page.getByRole('button', { name: 'Save search' }).click();
  await open();
  await name.fill('Weirs near me');
  await dialog.getByRole('radio', { name: 'Daily' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await open();
  await expect(name).toHaveValue('Weirs near me');
  await expect(dialog.getByRole('radio', { name: 'Daily' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue('gauge');
  await name.fill('Weirs');
  await page.reload();
  await open();
  await expect(name).toHaveValue('Weirs');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(name).toHaveValue('gauge');
  await expect(dialog.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  // Another search is another draft, and so is the one that is saved already.
  await page.goto('/student/searches');
  await page.getByRole('button', { name: 'Edit “Weirs”' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit search' });
  await edit.getByLabel('Name').fill('Weirs and locks');
  await page.reload();
  await page.getByRole('button', { name: 'Edit “Weirs”' }).click();
  await expect(edit.getByLabel('Name')).toHaveValue('Weirs and locks');
});

test('an eleventh search is refused in words, with what was typed', async ({ page, context }) => {
  await page.goto(dashboard({ search: mark }));
  const token = await page.evaluate(() => localStorage.getItem('token'));
  for (let at = 0; at < 10; at += 1)
    await context.request.post('/api/SavedSearches', {
      headers: { authorization: `Bearer ${token}` },
      data: { name: `Search ${at}`, digest: 'off', searchText: 'weir' },
    });
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByLabel('Name').fill('One too many');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You have saved 10 searches, which is the limit. Delete one of them first.',
  );
  await expect(dialog.getByLabel('Name')).toHaveValue('One too many');
});

test('an address to stop mails that leads nowhere is the site’s own “not found”', async ({
  page,
}) => {
  const answer = await page.goto(`/unsubscribe/${'x'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
});
