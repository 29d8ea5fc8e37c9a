import { expect, test } from '../product.ts';
import { adminTables, plant } from './admin-rows.ts';
import { signIn } from './demo.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('Manage Companies: the verified mark', async ({ page, request }) => {
  const companies = adminTables.find(({ screen }) => screen === 'manage-company')!;
  const mark = await plant(request, companies);
  await page.goto(`/admin/manage-company?search=${mark}&pageSize=25`);
  const label = companies.labelOf(mark, 'C');
  const verified = page.getByRole('row', { name: label }).locator('.verified-mark');
  const more = page.getByRole('button', { name: `More actions for ${label}`, exact: true });
  await expect(verified).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'Remove verified mark' }).click();
  await expect(verified).toHaveCount(0);
  await expect(page.locator('.is-saving')).toHaveCount(0);
  await page.reload();
  await expect(more).toBeVisible();
  await expect(verified).toHaveCount(0);
  await more.click();
  await page.getByRole('button', { name: 'Mark as verified' }).click();
  // The others that were planted have nearly its name.
  const question = page.getByRole('dialog', { name: `${label}: Mark as verified?` });
  await expect(question).toContainText(companies.labelOf(mark, 'A'));
  await question.getByRole('button', { name: 'Mark as verified' }).click();
  await expect(verified).toBeVisible();
});
