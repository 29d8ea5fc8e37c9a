import { expectHeads } from '../journeys/admin-dialog.ts';
import { signIn } from '../journeys/demo.ts';
import { expect, test } from '../product.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('Manage Admins: nobody removes themselves, and a Moderator only looks', async ({
  page,
  browser,
}) => {
  await page.goto('/admin/manage-admin');
  await expectHeads(page, ['ID', 'Name', 'Email', 'Role', 'Created', 'Actions']);
  // Nobody removes themselves: it is said before, and not tried.
  const own = page.getByRole('row').filter({ hasText: 'admin@trestle.example' });
  await own.getByRole('button', { name: /^Delete/ }).click();
  const asked = page.getByRole('dialog', { name: 'Delete admin' });
  await expect(asked).toContainText('You cannot remove your own access. Ask another Super Admin.');
  await expect(asked.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await expect(asked.getByRole('button', { name: /^Disable/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(own.getByRole('button', { name: /^More actions/ })).toHaveCount(0);

  const context = await browser.newContext();
  const answer = await context.request.post('/api/Auth/Login', {
    data: { email: 'moderator@trestle.example', password: 'Trestle-demo-1' },
  });
  const { token } = await answer.json();
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const moderator = await context.newPage();
  await moderator.goto('/admin/manage-admin');
  await expect(moderator.locator('.user-role')).toHaveText('Moderator');
  await expectHeads(moderator, ['ID', 'Name', 'Email', 'Role', 'Created']);
  await expect(moderator.getByRole('table').locator('tbody')).toContainText('Super Admin');
  await expect(moderator.getByRole('button', { name: 'Add Admin' })).toHaveCount(0);
  await context.close();
});
