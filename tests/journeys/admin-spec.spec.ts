import { expect, type Page, test } from '@playwright/test';
import { adminTables, plant } from './admin-rows.ts';
import { signIn, tokenOf } from './demo.ts';

async function options(page: Page, label: string): Promise<string[]> {
  const select = page.getByRole('dialog').getByLabel(label, { exact: true });
  await expect(select).toBeVisible();
  return select.locator('option:not([value=""])').allInnerTexts();
}
const heads = (page: Page) => page.locator('.admin-table thead th').allInnerTexts();
const widthOf = async (page: Page) =>
  (await page.getByRole('dialog').locator('.modal-dialog, .modal-content').first().boundingBox())
    ?.width;

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the sidebar has its groups and links in order', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Admin area' });
  const words = (await sidebar.innerText()).split('\n').filter((line) => line.trim() !== '');
  const specified = [
    'Dashboard',
    'User Management',
    'Manage Admins',
    'Manage Students',
    'Manage Companies',
    'Project Management',
    'All Projects',
    'Update Status',
    'Assign Students',
    'Reports & Analytics',
    'Support & Queries',
    'Logout',
  ];
  expect(words).toEqual(specified.filter((word) => words.includes(word)));
  expect(words).toEqual(expect.arrayContaining(['Dashboard', 'All Projects', 'Logout']));
});

test('Manage Students: columns, Add New Student, its options and when it can be saved', async ({
  page,
}) => {
  await page.goto('/admin/manage-students');
  await expect(page.locator('.admin-table')).toBeVisible();
  expect((await heads(page)).slice(1)).toEqual([
    'First name',
    'Last name',
    'Email',
    'Engineering type',
    'College year',
    'University',
    'Actions',
  ]);
  await page.getByRole('button', { name: 'Add Student', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Student', exact: true });
  await expect(dialog).toBeVisible();
  expect(await widthOf(page)).toBe(400);
  expect(await options(page, 'Engineering type')).toEqual([
    'Computer',
    'Mechanical',
    'Civil',
    'Electrical',
  ]);
  expect(await options(page, 'College year')).toEqual(['First', 'Second', 'Third', 'Final']);
  const save = dialog.getByRole('button', { name: 'Save' });
  const email = `spec-${Date.now()}@rows.example`;
  await expect(save).toBeDisabled();
  await dialog.getByLabel('First name').fill('Hedy');
  await dialog.getByLabel('Last name').fill('Lamarr');
  await dialog.getByLabel('Engineering type').selectOption('Electrical');
  await dialog.getByLabel('College year').selectOption('Final');
  await dialog.getByLabel('University').fill('Vienna');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByLabel('Email').blur();
  await expect(dialog.getByText('Enter a valid email address.').first()).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Email').fill(email);
  await save.click();
  await expect(
    page.getByText(`Hedy Lamarr is added. An invitation was mailed to ${email}.`),
  ).toBeVisible();
  await expect(page.locator('.admin-table tbody tr').first()).toContainText(email);
});

test('a student whose address is taken stays in the dialog, and says so', async ({ page }) => {
  await page.goto('/admin/manage-students');
  await page.getByRole('button', { name: 'Add Student' }).click();
  const dialog = page.getByRole('dialog');
  for (const label of ['First name', 'Last name', 'University'])
    await dialog.getByLabel(label).fill('Twice');
  await dialog.getByLabel('Engineering type').selectOption('Civil');
  await dialog.getByLabel('College year').selectOption('First');
  await dialog.getByLabel('Email').fill('student@trestle.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/already/).first()).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Twice');
});

test('Edit Student: 800 pixels, free text, and saving is ignored while invalid', async ({
  page,
}) => {
  await page.goto('/admin/manage-students');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Student', exact: true });
  await expect(dialog).toBeVisible();
  expect(await widthOf(page)).toBe(800);
  expect(await dialog.locator('input').count()).toBe(6);
  expect(await dialog.locator('select').count()).toBe(0);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await dialog.getByLabel('First name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('First name is required.').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('a student without an id is logged and shown', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
  await page.route('**/api/students?*', async (route) => {
    const answer = await route.fetch();
    const [first] = await answer.json();
    const { sId: _, ...nameless } = first;
    await route.fulfill({ response: answer, json: [nameless] });
  });
  await page.goto('/admin/manage-students');
  await page.getByRole('button', { name: /^Edit / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Student ID missing for update.');
  expect(logged).toContain('Student ID missing for update.');
});

test('deleting a student others depend on says what would be lost, and offers to disable', async ({
  page,
  request,
}) => {
  const [students] = adminTables;
  const mark = await plant(request, students!);
  const label = students!.labelOf(mark, 'A');
  await page.route(/\/api\/students\/\d+(\?.*)?$/i, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: {
            type: 'about:blank',
            title: 'Others depend on this.',
            status: 409,
            code: 'others-depend',
            detail: 'One application would be lost.',
          },
        })
      : route.fallback(),
  );
  await page.goto(`/admin/manage-students?search=${mark}&pageSize=25`);
  await page.getByRole('button', { name: `Delete ${label}`, exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete student' });
  await expect(confirm).toContainText('Are you sure you want to delete this student?');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  const depends = page.getByRole('dialog', { name: 'Others depend on this' });
  await expect(depends).toContainText('One application would be lost.');
  await expect(depends.getByRole('button', { name: 'Delete even so' })).toBeVisible();
  await depends.getByRole('button', { name: 'Disable instead' }).click();
  await expect(page.getByRole('row', { name: label }).getByText('Disabled')).toBeVisible();
});

test('Manage Admins: columns and roles; a Moderator only looks', async ({ page, browser }) => {
  await page.goto('/admin/manage-admin');
  await expect(page.locator('.admin-table')).toBeVisible();
  expect((await heads(page)).slice(1)).toEqual([
    'ID',
    'Name',
    'Email',
    'Role',
    'Created',
    'Actions',
  ]);
  await page.getByRole('button', { name: 'Add Admin' }).click();
  expect(await options(page, 'Role')).toEqual(['Super Admin', 'Moderator']);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeDisabled();

  const context = await browser.newContext();
  const answer = await context.request.post('/api/Auth/Login', {
    data: { email: 'moderator@trestle.example', password: 'Trestle-demo-1' },
  });
  const { token } = await answer.json();
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const moderator = await context.newPage();
  await moderator.goto('/admin/manage-admin');
  await expect(moderator.locator('.user-role')).toHaveText('Moderator');
  await expect(moderator.locator('.admin-table tbody tr').first()).toBeVisible();
  expect(await heads(moderator)).toEqual(['ID', 'Name', 'Email', 'Role', 'Created']);
  await expect(moderator.getByRole('button', { name: 'Add Admin' })).toHaveCount(0);
  await context.close();
});

test('Manage Companies: columns, sizes, and the verified mark', async ({ page, request }) => {
  const companies = adminTables.find(({ screen }) => screen === 'manage-company')!;
  const mark = await plant(request, companies);
  await page.goto(`/admin/manage-company?search=${mark}&pageSize=25`);
  await expect(page.locator('.admin-table')).toBeVisible();
  expect((await heads(page)).slice(1)).toEqual([
    'ID',
    'Name',
    'Recruiter',
    'Email',
    'Industry',
    'Size',
    'Actions',
  ]);
  await page.getByRole('button', { name: 'Add Company' }).click();
  expect(await options(page, 'Size')).toEqual(['1-10', '11-50', '51-200', '201+']);
  await expect(page.getByRole('dialog').getByLabel('Size')).toHaveValue('1-10');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const label = companies.labelOf(mark, 'C');
  const verified = page.getByRole('row', { name: label }).locator('.verified-mark');
  const more = page.getByRole('button', { name: `More for ${label}`, exact: true });
  await expect(verified).toBeVisible();
  await more.click();
  await page.getByRole('button', { name: 'Take the verified mark back' }).click();
  await expect(verified).toHaveCount(0);
  await page.reload();
  await expect(more).toBeVisible();
  await expect(verified).toHaveCount(0);
  await more.click();
  await page.getByRole('button', { name: 'Mark as verified' }).click();
  await expect(verified).toBeVisible();
});

test('Manage Projects: columns, statuses, and a move along the lifecycle', async ({
  page,
  request,
}) => {
  const title = `Weir ${Date.now()}`;
  await page.goto('/admin/manage-project');
  await expect(page.locator('.admin-table')).toBeVisible();
  expect((await heads(page)).slice(1, 6)).toEqual([
    'ID',
    'Title',
    'Description',
    'Technology',
    'Status',
  ]);
  await page.getByRole('button', { name: 'Add Project' }).click();
  const dialog = page.getByRole('dialog');
  expect(await options(page, 'Status')).toEqual(['Pending', 'Ongoing', 'Completed']);
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
  await dialog.getByLabel('Status').selectOption('Ongoing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${title}” is added as Ongoing.`)).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  expect(await options(page, 'Status')).toEqual(['Ongoing', 'Completed', 'On Hold', 'Cancelled']);
  await dialog.getByLabel('Status').selectOption('Completed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await dialog.getByLabel('Status').selectOption('Ongoing');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The client found a leak.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: title }).locator('.tag')).toHaveText('Ongoing');
});

test('Update Status: columns, the eight titles, its messages, and the stamp', async ({ page }) => {
  const title = `Lock ${Date.now()}`;
  await page.goto('/admin/update-status');
  await page.getByRole('button', { name: 'Add Status' }).click();
  const dialog = page.getByRole('dialog');
  expect(await options(page, 'Status Title')).toEqual([
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
  await dialog.getByLabel('Status Title').selectOption('Initial Review');
  await save.click();
  const row = page.getByRole('row', { name: title });
  await expect(row).toBeVisible();
  expect((await heads(page)).slice(1)).toEqual([
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

test('students are imported from a file: columns, a trial, its faults, and the rest', async ({
  page,
}) => {
  const mark = `Imp${Date.now().toString(36)}`;
  const line = (name: string, mail: string) => `${mark},${name},${mail},Civil,First,Leeds`;
  const file = [
    'First,Last name,E-mail,Engineering type,College year,University',
    line('Good', `${mark}.good@rows.example`.toLowerCase()),
    line('Bad', 'no address'),
    line('Better', `${mark}.better@rows.example`.toLowerCase()),
  ].join('\n');
  await page.goto(`/admin/manage-students?search=${mark}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog.getByLabel('Last name')).toHaveValue('Last name');
  const check = dialog.getByRole('button', { name: 'Check the file' });
  await expect(check).toBeDisabled();
  await dialog.getByLabel('First name').selectOption('First');
  await dialog.getByLabel('Email').selectOption('E-mail');
  await check.click();
  await expect(dialog).toContainText('2 of 3 lines can be imported.');
  await expect(dialog.getByRole('row').nth(1)).toContainText('3');
  await expect(dialog.getByRole('row').nth(1)).toContainText('E-mail');
  await dialog.getByRole('button', { name: 'Skip faulty lines and import 2' }).click();
  await expect(dialog).toContainText('2 students are added and invited by mail.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.locator('.admin-table tbody tr')).toHaveCount(2);
});
