import { expect, test } from '../product.ts';
import { expectHeads, optionsOf } from './admin-dialog.ts';
import { adminTables, plant } from './admin-rows.ts';
import { signIn } from './demo.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('Manage Companies: columns, sizes, and the verified mark', async ({ page, request }) => {
  const companies = adminTables.find(({ screen }) => screen === 'manage-company')!;
  const mark = await plant(request, companies);
  await page.goto(`/admin/manage-company?search=${mark}&pageSize=25`);
  await expectHeads(page, ['ID', 'Name', 'Recruiter', 'Email', 'Industry', 'Size', 'Actions']);
  await page.getByRole('button', { name: 'Add Company' }).click();
  expect(await optionsOf(page, 'Size')).toEqual(['1-10', '11-50', '51-200', '201+']);
  await expect(page.getByRole('dialog').getByLabel('Size')).toHaveValue('1-10');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
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
