import { expectHeads } from '../journeys/admin-dialog.ts';
import { signIn } from '../journeys/demo.ts';
import { expect, test } from '../product.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('Update Status: columns, who is notified, and the stamp', async ({ page }) => {
  const title = `Lock ${Date.now()}`;
  await page.goto('/admin/update-status');
  await page.getByRole('button', { name: 'Add Status' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Project Title').fill(title);
  await expect(
    dialog.getByText('No project has this title, so nobody will be notified.'),
  ).toBeVisible();
  await dialog.getByLabel('Status Title').selectOption('Initial Review');
  await save.click();
  await expect(page.getByText(/so nobody is notified\.$/)).toBeVisible();
  const row = page.getByRole('row', { name: title });
  await expect(row).toBeVisible();
  await expectHeads(page, [
    'ID',
    'Project Title',
    'Status Title',
    'Remarks',
    'Last updated',
    'Actions',
  ]);
  const stamp = () => row.locator('time').getAttribute('datetime');
  const first = (await stamp()) ?? '';
  await page.getByRole('button', { name: `Edit Initial Review: ${title}` }).click();
  await dialog.getByLabel('Remarks').fill('Gate measured.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Gate measured.');
  await expect.poll(async () => ((await stamp()) ?? '') > first).toBe(true);
});
