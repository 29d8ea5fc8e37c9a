import { expect, flow, test } from '../product.ts';
import { signIn } from './demo.ts';
import { expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';
import { linkFor, unknownCode } from './outbox.ts';

test(
  'a corrected address waits for its owner, who confirms it by the mailed link',
  flow,
  async ({ context, page }) => {
    const student = await aNewcomer(context.request);
    await signIn(context, 'admin');
    await page.goto(`/admin/manage-students?search=${student.email}`);
    const row = page.getByRole('table').locator('tbody tr').first();
    await row.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Student' });
    await expect(dialog).toContainText('takes effect once they confirm it by email');
    const email = `moved-${Date.now()}@student.example`;
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText(`${email} is waiting for confirmation`);
    await expect(row).toContainText(student.email);
    await expectAccessible(page, 'address-waits');

    const link = await linkFor(email);
    expect(link).toMatch(/^\/auth\/confirm-address#/);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(
      page.getByRole('heading', { name: 'Your new address is confirmed' }),
    ).toBeFocused();
    await page.goto(`/auth/keep-address#${unknownCode}`);
    await page.getByRole('button', { name: 'Keep my address' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expectAccessible(page, 'address-link-refused');
  },
);

test('the owner of the old address can keep it', async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/manage-company?search=company@trestle.example');
  const row = page.getByRole('table').locator('tbody tr').first();
  await row.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Company' });
  await dialog.getByLabel('Email').fill(`taken-${Date.now()}@company.example`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('is waiting for confirmation');
  await page.goto(await linkFor('company@trestle.example'));
  await page.getByRole('button', { name: 'Keep my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address stays' })).toBeFocused();
  await page.goto('/admin/manage-company?search=company@trestle.example');
  await expect(row).toContainText('company@trestle.example');
  await expect(row).not.toContainText('waiting');
});

test('a sensitive act asks for the password, once for all that wait, and then goes through', async ({
  context,
  page,
}) => {
  await signIn(context, 'admin');
  // As it is ten minutes after the sign-in.
  let isRecent = false;
  await context.route('**/api/Admins', async (route) => {
    if (route.request().method() !== 'POST' || isRecent) return route.fallback();
    isRecent = true;
    const problem = { code: 'password-needed', title: 'Enter your password again to do this.' };
    return route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem });
  });
  await page.goto('/admin/manage-admin');
  await page.getByRole('button', { name: 'Add Admin' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Admin' });
  await adding.getByLabel('Name').fill('Noor Haddad');
  await adding.getByLabel('Email').fill(`noor-${Date.now()}@rows.example`);
  await adding.getByLabel('Role').selectOption('Moderator');
  await adding.getByRole('button', { name: 'Save' }).click();
  const asking = page.getByRole('dialog', { name: 'Enter your password' });
  await asking.getByLabel('Password', { exact: true }).fill('not this one');
  await asking.getByRole('button', { name: 'Continue' }).click();
  await expect(asking.getByText('This is not your password.').first()).toBeVisible();
  await expectAccessible(page, 'password-asked');
  await asking.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Noor Haddad added/)).toBeVisible();
  await expect(asking).toHaveCount(0);
});
