import { expectHeads, optionsOf } from '../journeys/admin-dialog.ts';
import { signIn } from '../journeys/demo.ts';
import { expect, test } from '../product.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('Update Status: columns, the eight titles, its messages, and the stamp', async ({ page }) => {
  const title = `Lock ${Date.now()}`;
  await page.goto('/admin/update-status');
  await page.getByRole('button', { name: 'Add Status' }).click();
  const dialog = page.getByRole('dialog');
  expect(await optionsOf(page, 'Status Title')).toEqual([
    'Pending',
    'Ongoing',
    'Completed',
    'On Hold',
    'Cancelled',
    'Shortlisted',
    'Initial Review',
    'Ready for Deployment',
  ]);
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Project Title').focus();
  await dialog.getByLabel('Status Title').focus();
  await dialog.getByLabel('Remarks').focus();
  await expect(dialog.getByText('Project Title is required.')).toBeVisible();
  await expect(dialog.getByText('Status Title is required.')).toBeVisible();
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
