import type { Server } from 'node:http';
import { expectHeads } from '../journeys/admin-dialog.ts';
import { signIn } from '../journeys/demo.ts';
import { expect, type Page, test } from '../product.ts';
import { serveSampleSite } from './sample-site.ts';

let origin = '';
let server: Server;

test.beforeAll(async ({ baseURL }) => {
  ({ origin, server } = await serveSampleSite(baseURL ?? ''));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The calls a sample screen must not make; sign-in, notifications and students are the server's. */
const ownData = /\/api\/(Admins|Companies|Projects|StatusUpdates|Search)/i;

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (ownData.test(request.url())) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}

const tables = [
  {
    screen: 'manage-admin',
    title: 'Manage Admins',
    columns: ['ID', 'Name', 'Email', 'Role', 'Created', 'Actions'],
    add: 'Add Admin',
    noun: 'admin',
    empty: 'No admins found.',
    fill: { Name: 'Mary Seacole', Email: 'mary@team.example' },
    choose: { Role: 'Moderator' },
    label: 'Mary Seacole',
    edit: { Name: 'Mary Jane Seacole' },
  },
  {
    screen: 'manage-company',
    title: 'Manage Companies',
    columns: ['ID', 'Name', 'Recruiter', 'Email', 'Industry', 'Size', 'Actions'],
    add: 'Add Company',
    noun: 'company',
    empty: 'No companies found.',
    fill: { Name: 'Weir & Sons', Recruiter: 'Ada', Email: 'ada@weir.example', Industry: 'Pumps' },
    choose: {},
    label: 'Weir & Sons',
    edit: { Industry: 'Pumps and valves' },
  },
  {
    screen: 'manage-project',
    title: 'Manage Projects',
    columns: ['ID', 'Title', 'Description', 'Technology', 'Status', 'Actions'],
    add: 'Add Project',
    noun: 'project',
    empty: 'No projects found.',
    fill: { Title: 'Weir gauge', Description: 'Measure the level.', Technology: 'C' },
    choose: { Status: 'Ongoing' },
    label: 'Weir gauge',
    edit: { Technology: 'C, Rust' },
  },
  {
    screen: 'update-status',
    title: 'Update Status',
    columns: ['ID', 'Project Title', 'Status Title', 'Remarks', 'Last updated', 'Actions'],
    add: 'Add Status',
    noun: 'status',
    empty: 'No status entries found.',
    fill: { 'Project Title': 'Weir gauge', Remarks: 'Ordered.' },
    choose: { 'Status Title': 'On Hold' },
    label: 'On Hold: Weir gauge',
    edit: { Remarks: 'Delivered.' },
  },
] as const;

for (const { screen, title, columns, add, noun, empty, fill, choose, label, edit } of tables) {
  test(`${screen} lists, adds, edits, deletes and exports without a call`, async ({
    context,
    page,
  }) => {
    await signIn(context, 'admin');
    const calls = callsOf(page);
    await page.goto(`${origin}/admin/${screen}`);
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expectHeads(page, columns);
    const before = await rows.count();
    const ids = await rows.locator('td:nth-child(2)').allInnerTexts();

    await page.getByRole('button', { name: add }).click();
    const dialog = page.getByRole('dialog');
    for (const [field, text] of Object.entries(fill))
      await dialog.getByLabel(field, { exact: false }).first().fill(text);
    for (const [field, option] of Object.entries(choose))
      await dialog.getByLabel(field).selectOption(option);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rows).toHaveCount(before + 1);
    const row = page.getByRole('row').filter({ hasText: Object.values(fill)[0] });
    await expect(row.locator('td:nth-child(2)')).toHaveText(
      String(Math.max(...ids.map(Number)) + 1),
    );
    await expect(page.getByText('invitation')).toHaveCount(0);

    await page.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
    for (const [field, text] of Object.entries(edit)) {
      await dialog.getByLabel(field, { exact: false }).first().fill(text);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
    }

    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(dialog).toContainText(`Are you sure you want to delete this ${noun}?`);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(before);

    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await exported;

    await page.getByLabel(/on this page$/).check();
    await page.getByRole('button', { name: `Delete ${before}`, exact: true }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();

    await page.getByRole('button', { name: add }).click();
    for (const [field, text] of Object.entries(fill))
      await dialog.getByLabel(field, { exact: false }).first().fill(text);
    for (const [field, option] of Object.entries(choose))
      await dialog.getByLabel(field).selectOption(option);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rows.locator('td:nth-child(2)')).toHaveText(['1']);
    expect(calls).toEqual([]);
  });
}

test('the search of the top bar finds sample data without a call', async ({ context, page }) => {
  await signIn(context, 'admin');
  const calls = callsOf(page);
  await page.goto(`${origin}/admin/manage-admin`);
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('gearbox');
  await page.getByRole('option', { name: /Gearbox test bench/ }).click();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
  expect(calls).toEqual([]);
});
