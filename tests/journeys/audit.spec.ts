import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, flow, test } from '../product.ts';
import { signIn, tokenOf } from './demo.ts';
import { press } from './keyboard.ts';
import { expectAccessible } from './looks.ts';

const calls = '**/api/Audit?**';

/** An admin adds a student, which the log then has. @returns the student's name */
async function anAct(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const lastName = `Logged${Date.now()}`;
  const data = {
    firstName: 'Ada',
    lastName,
    email: `${lastName}@student.example`.toLowerCase(),
    engineeringType: 'Civil',
    collegeYear: 'Third',
    university: 'Lyme Regis',
  };
  const answer = await request.post('/api/Students/add', { headers, data });
  expect(answer.ok()).toBe(true);
  return lastName;
}

test(
  'an act is found, and what it changed is read by keyboard alone',
  flow,
  async ({ page, context }) => {
    const name = await anAct(context.request);
    await signIn(context, 'admin');
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('searchbox').fill(name);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('admin@trestle.example');
    await expect(row).toContainText('added');
    await expect(row).toContainText('student');
    const show = row.getByRole('button', { name: /^Show changes/ });
    await press(show);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: /university/i })).toContainText(
      'Not kept in the log',
    );
    await expect(dialog).not.toContainText('Lyme Regis');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(show).toBeFocused();
    // Whoever reads it cannot change it.
    await expect(page.getByRole('button', { name: /delete|edit|add/i })).toHaveCount(0);
  },
);

test('kind and days narrow the log by its address; nothing found says so; what is found is a file', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  // ‘Today’ is the day of the act, also when it ends meanwhile.
  await page.clock.setFixedTime(new Date());
  const name = await anAct(context.request);
  await page.goto(`/admin/audit?search=${name}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await page.getByRole('combobox', { name: 'From' }).selectOption('Today');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Student');
  await expect(page).toHaveURL(/kind=student.*from=\d{4}-\d{2}-\d{2}|from=.*kind=student/);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toContain(name);
  await page.getByRole('combobox', { name: 'Until' }).selectOption('Yesterday');
  await expect(page.getByRole('heading', { name: 'No entries found.' })).toBeVisible();
  await page.goto('/admin/audit?to=2019-05-05');
  await expect(page.getByRole('combobox', { name: 'Until' })).toHaveValue('2019-05-05');
});

test('a log that does not come can be asked for again', async ({ page, context }) => {
  await anAct(context.request);
  await signIn(context, 'admin');
  await page.route(calls, (route) => route.abort());
  await page.goto('/admin/audit');
  await expect(page.getByRole('alert')).toContainText('Failed to load audit entries.');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('every state of the audit log', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const name = await anAct(context.request);
  await signIn(context, 'admin');
  const page = await context.newPage();
  await page.goto('/admin/audit');
  await expect(page.getByText(name).first()).toBeVisible();
  await expectAccessible(page, 'audit');
  await page
    .getByRole('button', { name: /^Show changes/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'audit-changes');
  await page.goto('/admin/audit?search=zzzzzz');
  await expect(page.getByText('No entries found.')).toBeVisible();
  await expectAccessible(page, 'audit-empty');
  await context.close();
});
