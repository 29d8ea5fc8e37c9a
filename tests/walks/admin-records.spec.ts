import { adminTables, plant } from '../journeys/admin-rows.ts';
import { aCompany, aProject, applies } from '../journeys/company.ts';
import { signIn, tokenOf } from '../journeys/demo.ts';
import { expectAccessible } from '../journeys/looks.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { type APIRequestContext, expect, type Page, test } from '../product.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

/** A student who has applied to a project of a company of its own. */
async function anApplication(request: APIRequestContext) {
  const company = await aCompany(request);
  const { id } = await (await request.get('/api/Companies/me', company)).json();
  const student = await aNewcomer(request, 'Grace');
  const pid = await aProject(request, company.headers, { title: 'A weir to gauge' });
  const application = await applies(request, student, pid);
  return { companyId: id as number, sId: student.sId, pid, application };
}

let made: Awaited<ReturnType<typeof anApplication>>;
test.beforeAll(async ({ playwright, baseURL }) => {
  made = await anApplication(await playwright.request.newContext({ baseURL }));
});

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a name leads to its record, and back to the table as it was', async ({ page, request }) => {
  const students = adminTables.find(({ screen }) => screen === 'manage-students')!;
  const mark = await plant(request, students);
  const table = `/admin/manage-students?search=${mark}&sort=lastName&page=2`;
  await page.goto(table);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: `${mark} L` }).click();
  await expect(title(page)).toHaveText(`${mark} L`);
  await expect(page.getByRole('main')).toContainText('No applications yet.');
  await page.getByRole('main').getByRole('link', { name: 'Manage Students' }).click();
  await expect(page).toHaveURL(table);
  await page.goBack();
  await expect(title(page)).toHaveText(`${mark} L`);
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(rows(page)).toHaveCount(2);
});

test('a student, their project and its company lead to each other, and applicants are read there', async ({
  page,
}) => {
  const { sId, application } = made;
  await page.goto(`/admin/student?student=${sId}`);
  await expect(title(page)).toHaveText('Grace Anning');
  const applications = page.getByRole('region', { name: /^Applications/ });
  await applications.getByRole('link', { name: 'A weir to gauge' }).click();
  await expect(title(page)).toHaveText('A weir to gauge');
  const applicants = page.getByRole('region', { name: /^Applicants/ });
  await applicants.getByRole('link', { name: 'Grace Anning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grace Anning' });
  await expect(dialog).toContainText('I have drawn three, and built one.');
  await expect(dialog).toContainText('Applied');
  await expect(page).toHaveURL(new RegExp(`application=${application}$`));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Lyme Works' }).click();
  await expect(title(page)).toHaveText(/^Lyme Works/);
  await expect(page.getByRole('region', { name: 'Projects' })).toContainText('A weir to gauge');
});

test('what is done on a record stands in its history, and what others do shows by itself', async ({
  page,
  request,
}) => {
  const { companyId } = made;
  await page.goto(`/admin/company?company=${companyId}`);
  const history = page.getByRole('region', { name: / history$/ });
  await expect(history.getByRole('listitem')).toHaveText([
    /Approved/,
    /Sent for approval/,
    /^Joined/,
  ]);
  await page.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  await expect(history).toContainText('Disabled');
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recruiter').fill('Ada Byron');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('Ada Byron');
  await expect(history.getByRole('listitem')).toHaveCount(5);

  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const verified = { headers, data: { verified: true } };
  await request.put(`/api/Companies/${companyId}/verified`, verified);
  await expect(page.getByRole('button', { name: 'Remove verified mark' })).toBeVisible();
  // Another company could not take its name any more.
  await request.put(`/api/Companies/${companyId}/verified`, { headers, data: { verified: false } });
});

test('who deletes a record is back in the table', async ({ page, request }) => {
  const { sId } = await aNewcomer(request, 'Brief');
  await page.goto(`/admin/student?student=${sId}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(title(page)).toHaveText('Manage Students');
  await expect(page.getByText('“Brief Anning” deleted.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('This student may have been deleted.');
});

test('one that is not there says so', async ({ page }) => {
  await page.goto('/admin/company?company=999999');
  await expect(page.getByRole('main')).toContainText('This company may have been deleted.');
  await page.goto('/admin/project');
  await expect(title(page)).toHaveText('Which project?');
});

test('every record without a finding', async ({ page }) => {
  const { companyId, sId, pid, application } = made;
  for (const [name, address] of [
    ['student', `/admin/student?student=${sId}`],
    ['company', `/admin/company?company=${companyId}`],
    ['project', `/admin/project?project=${pid}`],
    ['applicant', `/admin/project?project=${pid}&application=${application}`],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('region', { name: / history$/ })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, `admin-record-${name}`, [360, 768, 1280, 1600]);
  }
});

test('the history of a project tells who did what, and what its company changed', async ({
  page,
  request,
}) => {
  const company = await aCompany(request);
  const { headers } = company;
  const pid = await aProject(request, headers, { title: 'A weir with a past' });
  const known = await (await request.get(`/api/Projects/${pid}`, { headers })).json();
  const data = { ...known, location: 'York' };
  const edited = await request.put(`/api/Projects/${pid}`, { headers, data });
  expect(edited.ok(), await edited.text()).toBe(true);
  await applies(request, await aNewcomer(request, 'Rosa'), pid);
  await page.goto(`/admin/project?project=${pid}`);
  const history = page.getByRole('region', { name: / history$/ });
  await expect(history).toContainText('Rosa Anning: Applied');
  await expect(history).toContainText('Edited');
  await history.getByRole('button', { name: 'Show changes: A weir with a past' }).click();
  const dialog = page.getByRole('dialog', { name: 'A weir with a past' });
  await expect(dialog.getByRole('row', { name: /^Location/ })).toContainText('LeedsYork');
  await page.keyboard.press('Escape');
  await history.getByRole('link', { name: 'Rosa Anning' }).click();
  await expect(title(page)).toHaveText('Rosa Anning');
  await expect(page.getByRole('region', { name: / history$/ })).toContainText(
    'A weir with a past: Applied',
  );
});
