import { expect, flow, test } from '../product.ts';
import { expectHeads, optionsOf } from './admin-dialog.ts';
import { stateConditions } from './company.ts';
import { signIn, tokenOf } from './demo.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(
  'Manage Projects: columns, statuses, and a move along the lifecycle',
  flow,
  async ({ page, request }) => {
    const title = `Weir ${Date.now()}`;
    await page.goto('/admin/manage-project');
    await expectHeads(page, [
      'ID',
      'Title',
      'Description',
      'Technology',
      'Status',
      'Company',
      'Actions',
    ]);
    await page.getByRole('button', { name: 'Add Project' }).click();
    const dialog = page.getByRole('dialog');
    expect(await optionsOf(page, 'Status')).toEqual(['Pending', 'Ongoing', 'Completed']);
    await expect(dialog.getByLabel('Status')).toHaveValue('Pending');
    const companies = await request.get('/api/Companies?sort=name&pageSize=1', {
      headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    });
    await expect(dialog.locator('datalist option').first()).toBeAttached();
    await dialog.getByLabel('Company').fill((await companies.json())[0].name);
    await dialog.getByLabel('Title', { exact: true }).fill(title);
    await dialog.getByLabel('Description').fill('Measure it.');
    await dialog.getByLabel('Engineering type').selectOption('Civil');
    await dialog.getByLabel('Location').fill('Leeds');
    await stateConditions(dialog);
    await dialog.getByLabel('Status').selectOption('Ongoing');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`“${title}” added as Ongoing.`)).toBeVisible();
    // The project opens first and is moved then: the list may have been read in between.
    await expect(page.getByRole('row', { name: title }).locator('.tag')).toHaveText('Ongoing');
    await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    expect(await optionsOf(page, 'Status')).toEqual([
      'Ongoing',
      'Completed',
      'On Hold',
      'Cancelled',
    ]);
    await dialog.getByLabel('Status').selectOption('Completed');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`“${title}” saved.`)).toBeVisible();
    await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    await dialog.getByLabel('Status').selectOption('Ongoing');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await dialog.getByLabel('Reason').fill('The client found a leak.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: title }).locator('.tag')).toHaveText('Ongoing');
  },
);
