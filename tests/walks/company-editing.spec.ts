import { aCompany, aProject, applies, completes, keepToken } from '../journeys/company.ts';
import { tokenOf } from '../journeys/demo.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { expect, test } from '../product.ts';

let company: Awaited<ReturnType<typeof aCompany>>;
test.beforeAll(async ({ playwright, baseURL }) => {
  company = await aCompany(await playwright.request.newContext({ baseURL }));
});
test.beforeEach(({ page }) => keepToken(page, company.token));

test('before the work begins everything may change, then only what students have not agreed to', async ({
  page,
  request,
}) => {
  const pid = await aProject(request, company.headers, { title: 'A bridge to edit' });
  await page.goto(`/company/project?project=${pid}`);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('You cannot change this: the project has started')).toHaveCount(0);
  await page.getByLabel('Title').fill('A longer bridge');
  await page.getByLabel('Places').fill('4');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('“A longer bridge” saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A longer bridge' })).toBeVisible();
  await expect(page.getByText('4 places, none taken')).toBeVisible();

  await request.put(`/api/Projects/${pid}/status`, {
    headers: company.headers,
    data: { status: 'In Progress' },
  });
  await page.goto(`/company/post-project?edit=${pid}`);
  // Title, deliverables, skills, type, location, duration, deadline and conditions.
  await expect(page.getByText('You cannot change this: the project has started')).toHaveCount(8);
  await expect(page.locator('.locked').filter({ hasText: 'Title' })).toContainText(
    'A longer bridge',
  );
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  await page.getByLabel('Description').fill('Draw it by hand.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/company\/project\?/);
  await expect(page.getByText('Draw it by hand.')).toBeVisible();
});

test('a project that has ended is not edited, but may be duplicated', async ({ page, request }) => {
  const pid = await aProject(request, company.headers, { title: 'A bridge given up' });
  await request.put(`/api/Projects/${pid}/status`, {
    headers: company.headers,
    data: { status: 'Cancelled', reason: 'No money.' },
  });
  await page.goto(`/company/post-project?edit=${pid}`);
  await expect(page.getByText('“A bridge given up” is Cancelled')).toBeVisible();
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('A bridge given up');
});

test('a duplicate has everything of the first but its deadline, and leaves that one alone', async ({
  page,
  request,
}) => {
  const title = 'A bridge to copy';
  const deadline = new Date(Date.now() + 9 * 86_400_000).toISOString();
  await aProject(request, company.headers, { title, deadline });
  await page.goto('/company/company-panel');
  const rows = page.getByRole('article').filter({ hasText: title });
  await rows.getByRole('link', { name: /^Duplicate/ }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Location')).toHaveValue('Leeds');
  await expect(page.getByLabel('Places')).toHaveValue('2');
  await expect(page.getByLabel('Application deadline')).toHaveValue('');
  await page.getByLabel('Title').fill(`${title} again`);
  await page.getByRole('button', { name: 'Post project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post project' }).click();
  await expect(page.getByText(`“${title} again” posted and open for registration.`)).toBeVisible();
  await expect(rows).toHaveCount(2);
});

test('a progress note is written, changed and deleted, and nothing typed is lost on the way', async ({
  page,
  request,
}) => {
  const pid = await aProject(request, company.headers, { title: 'A bridge with notes' });
  await page.goto(`/company/project?project=${pid}`);
  const notes = page.getByRole('region', { name: 'Progress notes' });
  const dialog = page.getByRole('dialog');
  await notes.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Status title')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Status title').selectOption('Initial Review');
  await dialog.getByLabel('Remarks').fill('The banks are measured.');
  await page.route('**/api/StatusUpdates', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your note is still here');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notes.getByRole('listitem')).toContainText('The banks are measured.');

  await notes.getByRole('button', { name: 'Edit “Initial Review”' }).click();
  await expect(dialog.getByLabel('Remarks')).toHaveValue('The banks are measured.');
  await dialog.getByLabel('Remarks').fill('Both banks are measured.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Both banks are measured.');
  await expect(notes.getByRole('listitem')).toHaveCount(1);

  const remove = notes.getByRole('button', { name: 'Delete “Initial Review”' });
  await remove.click();
  await expect(dialog).toContainText('Are you sure you want to delete this status?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Progress note deleted.')).toBeVisible();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
});

test('a verified company that renames itself is warned, and loses the mark', async ({
  page,
  request,
}) => {
  const { id } = await (
    await request.get('/api/Companies/me', { headers: company.headers })
  ).json();
  const admin = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const data = { verified: true };
  await request.put(`/api/Companies/${id}/verified`, { headers: admin, data });

  await page.goto('/company/profile');
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile).toContainText('Verified by the programme’s office.');
  await profile.getByRole('button', { name: 'Edit profile' }).click();
  const warning = profile.getByText('A new name removes your verified mark');
  await profile.getByLabel('About').fill('We build small bridges.');
  await expect(warning).toHaveCount(0);
  await profile.getByLabel('Company name').fill('Lyme Bridges');
  await expect(warning).toBeVisible();
  await profile.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(profile.getByLabel('Company name')).toHaveValue('Lyme Bridges');
  await profile.getByLabel('Company name').fill('');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(profile.getByLabel('Company name')).toHaveAttribute('aria-invalid', 'true');
  await profile.getByLabel('Company name').fill('Lyme Bridges');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(profile.getByRole('heading', { name: 'Lyme Bridges' })).toBeVisible();
  await expect(profile).toContainText('We build small bridges.');
  await expect(profile).toContainText('Not verified yet.');
});

test('a project does not open past its deadline: the field says so, on a phone as well', async ({
  page,
  request,
}) => {
  const deadline = '2024-01-01T00:00:00.000Z';
  const draft = { title: 'A bridge too late', deadline, draft: true };
  const pid = await aProject(request, company.headers, draft);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/company/post-project?edit=${pid}`);
  await page.getByRole('button', { name: 'Post project' }).click();
  const summary = page.getByRole('region', { name: 'Check one field' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(summary).toContainText('Choose a time in the future.');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/company/project?project=${pid}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(dialog).toContainText('Choose a new deadline.');
  await dialog.getByLabel('New application deadline').fill('2031-05-04T12:30');
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('main')).toContainText('Pending');
});

test('what the server says of a whole form comes into view with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/company/profile');
  await page.getByRole('button', { name: /Edit/ }).first().click();
  await page.route('**/api/Companies/me', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Industry').fill('Bridges and locks');
  await page.getByRole('button', { name: /^Save/ }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'still here' });
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
});

test('completed and early ended students stay on the project', async ({ page, request }) => {
  const pid = await aProject(request, company.headers, { title: 'A bridge of three', places: 3 });
  const move = (id: number, event: string, headers = company.headers, more: object = {}) =>
    request.put(`/api/RegProjects/${id}/status`, { headers, data: { event, ...more } });
  const placed: { id: number; headers: { authorization: string } }[] = [];
  for (const name of ['Ada', 'Zora', 'Mia']) {
    const student = await aNewcomer(request, name);
    const id = await applies(request, student, pid);
    await move(id, 'offer');
    await move(id, 'accept', student.headers);
    placed.push({ id, headers: student.headers });
  }
  await completes(request, placed[0]!.id, company.headers, placed[0]!.headers);
  await page.goto(`/company/project?project=${pid}`);
  const workers = page.getByRole('region', { name: 'Students on this project' });
  const row = (name: string) => workers.getByRole('listitem').filter({ hasText: name });
  const answered = () => page.waitForResponse('**/api/RegProjects/**');
  const dialog = page.getByRole('dialog');
  await workers.getByRole('button', { name: 'End early Zora' }).click();
  await dialog.getByLabel('Reason').selectOption('agreed');
  await expect(dialog).toContainText('Ended early. The student and the company agreed to end it.');
  const ended = answered();
  await dialog.getByRole('button', { name: 'End early' }).click();
  await expect(row('Zora')).toContainText('Ended early');
  await ended;
  await page.reload();
  await expect(workers.getByRole('listitem')).toHaveCount(3);
  await expect(row('Ada')).toContainText('Completed');
  await expect(page.getByText('2 accepted, of 3 places')).toBeVisible();
});
