import { expectHeads } from '../journeys/admin-dialog.ts';
import { signIn, tokenOf } from '../journeys/demo.ts';
import { type APIRequestContext, expect, type Page, test } from '../product.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin area' });
const widthOf = async (page: Page) =>
  (await page.getByRole('dialog').locator('.modal-content').boundingBox())?.width;

/** Leaves the admin the notifications that the demo starts with. */
async function dismissWhatOthersCaused(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const list = await request.get('/api/Notifications', { headers });
  const others = (await list.json()).filter(({ kind }: { kind: string }) => kind !== 'programme');
  for (const { id } of others) await request.delete(`/api/Notifications/${id}`, { headers });
}

test('the empty path of the admin area redirects to dashboard', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
});

for (const [screen, title] of [
  ['dashboard', 'Dashboard'],
  ['manage-admin', 'Manage Admins'],
  ['manage-students', 'Manage Students'],
  ['manage-company', 'Manage Companies'],
  ['manage-project', 'Manage Projects'],
  ['update-status', 'Update Status'],
] as const) {
  test(`/admin/${screen} opens directly as ${title}`, async ({ page }) => {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });
}

test('the dashboard has four cards, and shows 1,250 with ‘12% this month’', async ({ page }) => {
  await page.goto('/admin/dashboard');
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

test('the sidebar: its groups, links and Logout', async ({ page }) => {
  await page.goto('/admin/dashboard');
  await expect(sidebar(page)).toBeVisible();
  const words = async () =>
    (await sidebar(page).innerText())
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  /** Not of the specification: what became of the projects afterwards. */
  const added = [
    'Universities and staff',
    'Work',
    'Credentials',
    'Terms',
    'Evaluation questions',
    'Audit log',
  ];
  await expect.poll(words).toEqual(expect.arrayContaining(added));
  expect((await words()).filter((word) => !added.includes(word))).toEqual([
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
  ]);
});

test('Assign Students, Reports & Analytics and Support & Queries open screens', async ({
  page,
}) => {
  await page.goto('/admin/dashboard');
  for (const name of ['Assign Students', 'Reports & Analytics', 'Support & Queries']) {
    await sidebar(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
});

test('the top bar has a search box, a badge of 3 and a user menu of Profile, Settings, Logout', async ({
  page,
}) => {
  await dismissWhatOthersCaused(page.request);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await expect(page.locator('.unread-badge').first()).toHaveText(/^3/);
  await page.getByRole('button', { name: /Super Admin/ }).click();
  await expect(page.locator('.user-menu .menu-row')).toHaveText(['Profile', 'Settings', 'Logout']);
});

test('Manage Students lists first name to university and actions, edit and delete', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/api\/students\?/);
  await page.goto('/admin/manage-students');
  expect((await asked).headers().authorization).toMatch(/^Bearer /);
  await expectHeads(page, [
    'First name',
    'Last name',
    'Email',
    'Engineering type',
    'College year',
    'University',
    'Actions',
  ]);
  const row = page.getByRole('table').locator('tbody tr').first();
  await expect(row.getByRole('button', { name: /^Edit / })).toBeVisible();
  await expect(row.getByRole('button', { name: /^Delete / })).toBeVisible();
});

test('Add Student opens ‘Add New Student’, 400px wide; edit opens ‘Edit Student’, 800px wide', async ({
  page,
}) => {
  await page.goto('/admin/manage-students');
  await page.getByRole('button', { name: 'Add Student', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Student', exact: true })).toBeVisible();
  expect(await widthOf(page)).toBe(400);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Edit Student', exact: true })).toBeVisible();
  expect(await widthOf(page)).toBe(800);
});
