import type { Server } from 'node:http';
import { expectHeads, optionsOf } from '../journeys/admin-dialog.ts';
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

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
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

for (const { screen, title, columns, add, noun } of [
  {
    screen: 'manage-admin',
    title: 'Manage Admins',
    columns: ['ID', 'Name', 'Email', 'Role', 'Created', 'Actions'],
    add: 'Add Admin',
    noun: 'admin',
  },
  {
    screen: 'manage-company',
    title: 'Manage Companies',
    columns: ['ID', 'Name', 'Recruiter', 'Email', 'Industry', 'Size', 'Actions'],
    add: 'Add Company',
    noun: 'company',
  },
  {
    screen: 'manage-project',
    title: 'Manage Projects',
    columns: ['ID', 'Title', 'Description', 'Technology', 'Status', 'Actions'],
    add: 'Add Project',
    noun: 'project',
  },
  {
    screen: 'update-status',
    title: 'Update Status',
    columns: ['ID', 'Project Title', 'Status Title', 'Remarks', 'Last updated', 'Actions'],
    add: 'Add Status',
    noun: 'status',
  },
]) {
  test(`${title} on sample data: its columns, its dialogs, its confirmation`, async ({ page }) => {
    await page.goto(`${site.origin}/admin/${screen}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expectHeads(page, columns);
    await page.getByRole('button', { name: add }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(save(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(dialog(page)).toContainText(`Are you sure you want to delete this ${noun}?`);
  });
}

test('the local admin form: name, email, role; Super Admin or Moderator', async ({ page }) => {
  await page.goto(`${site.origin}/admin/manage-admin`);
  await page.getByRole('button', { name: 'Add Admin' }).click();
  expect(await optionsOf(page, 'Role')).toEqual(['Super Admin', 'Moderator']);
  await expect(save(page)).toBeDisabled();
});

test('the local company form: 1-10 by default, 11-50, 51-200, 201+', async ({ page }) => {
  await page.goto(`${site.origin}/admin/manage-company`);
  await page.getByRole('button', { name: 'Add Company' }).click();
  expect(await optionsOf(page, 'Size')).toEqual(['1-10', '11-50', '51-200', '201+']);
  await expect(dialog(page).getByLabel('Size')).toHaveValue('1-10');
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

test('adding assigns the highest id plus 1, and editing changes the existing entry', async ({
  page,
}) => {
  await page.goto(`${site.origin}/admin/manage-project`);
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Add Project' }).click();
  await dialog(page).getByLabel('Title').fill('Weir gauge');
  await dialog(page).getByLabel('Description').fill('Measure the level.');
  await dialog(page).getByLabel('Technology').fill('C');
  await save(page).click();
  const row = page.getByRole('row').filter({ hasText: 'Weir gauge' });
  await expect(row.locator('td:nth-child(2)')).toHaveText('6');
  await row.getByRole('button', { name: /^Edit / }).click();
  await dialog(page).getByLabel('Technology').fill('Rust');
  await save(page).click();
  await expect(row).toContainText('Rust');
  await expect(rows(page)).toHaveCount(6);
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
