import type { Server } from 'node:http';
import { optionsOf } from '../journeys/admin-dialog.ts';
import { signIn } from '../journeys/demo.ts';
import { expect, type Page, test } from '../product.ts';
import { serveSampleSite } from '../walks/sample-site.ts';

let site: { origin: string; server: Server };
let calls: string[];

test.beforeAll(async ({ baseURL }) => {
  site = await serveSampleSite(baseURL ?? '');
});
test.afterAll(() => {
  site.server.closeAllConnections();
  site.server.close();
});
test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  calls = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
});
/** Of what the specification keeps in the page nothing is asked, whatever was done. */
test.afterEach(() => {
  const own = /^\/api\/(Admins|Companies|Projects|StatusUpdates|Overview|Search)/i;
  expect(calls.filter((path) => own.test(path))).toEqual([]);
});

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });

test('on sample data the dashboard shows its fixed numbers: 1,250 with ‘12% this month’', async ({
  page,
}) => {
  await page.goto(`${site.origin}/admin/dashboard`);
  await expect(page.locator('.figure-label')).toHaveText([
    'Total Company',
    'Total Student',
    'Total Project',
    'Completed Project',
  ]);
  const students = page.getByRole('link', { name: /^Total Student/ });
  await expect(students).toContainText('1,250');
  await expect(students).toContainText('12% this month');
});

test('the local project form has title, description, technology and a status: Pending by default, Ongoing, Completed', async ({
  page,
}) => {
  await page.goto(`${site.origin}/admin/manage-project`);
  await page.getByRole('button', { name: 'Add Project' }).click();
  expect(await optionsOf(page, 'Status')).toEqual(['Pending', 'Ongoing', 'Completed']);
  await expect(dialog(page).getByLabel('Status')).toHaveValue('Pending');
  for (const label of ['Title', 'Description', 'Technology'])
    await expect(dialog(page).getByLabel(label)).toBeVisible();
});

test('saving a status stamps the last-updated time, and no transition is forbidden', async ({
  page,
}) => {
  await page.goto(`${site.origin}/admin/update-status`);
  await page.getByRole('button', { name: 'Edit Completed: Pump station monitor' }).click();
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
  const before = Date.now();
  await dialog(page).getByLabel('Status Title').selectOption('Pending');
  await save(page).click();
  const row = page.getByRole('row').filter({ hasText: 'Pump station monitor' });
  await expect(row).toContainText('Pending');
  const stamp = await row.locator('time').getAttribute('datetime');
  expect(new Date(stamp ?? 0).getTime()).toBeGreaterThanOrEqual(before);
});
