import { signIn, tokenOf } from '../journeys/demo.ts';
import { aNewcomer, enterAs } from '../journeys/newcomer.ts';
import { dashboard, postProject } from '../journeys/project.ts';
import { expect, test } from '../product.ts';

test('any other role sets the error ‘Unknown role!’', async ({ page }) => {
  await page.route('**/api/Auth/Login', (route) =>
    route.fulfill({ json: { token: 'head.body.sign', role: 'Recruiter' } }),
  );
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('somebody@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Unknown role!');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('Logout removes the token and goes to /auth/login', async ({ page, context }) => {
  await signIn(context, 'student');
  await page.goto('/student/dashboard');
  const told = page.waitForRequest('**/api/Auth/Logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await told;
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a new application is created with status Under Review, and the dialog closes', async ({
  page,
  context,
  request,
}) => {
  const newcomer = await aNewcomer(request);
  await enterAs(context, newcomer);
  const title = `Under review ${Date.now()}`;
  const pid = await postProject(request, { title });
  await page.goto(dashboard({ search: title }));
  await page.getByRole('button', { name: /^Register/ }).click();
  await page.getByLabel('Message').fill('I have built two.');
  await page.getByLabel('Resume link').fill('https://mary.example/cv');
  const sent = page.waitForRequest('**/api/RegProjects');
  await page.getByRole('button', { name: 'Submit application' }).click();
  expect((await sent).headers().authorization).toBe(`Bearer ${newcomer.token}`);
  expect((await sent).postDataJSON()).toEqual({
    applicationId: 0,
    studentId: newcomer.sId,
    projectId: pid,
    status: 'Under Review',
    message: 'I have built two.',
    resumeLink: 'https://mary.example/cv',
    appliedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/student/myproject');
  await expect(page.getByRole('article', { name: title }).locator('.tag')).toHaveText(
    'Under Review',
  );
});

test('cancelling the apply dialog closes it and applies to nothing', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, 'student');
  const title = `Left alone ${Date.now()}`;
  await postProject(request, { title });
  const sent: string[] = [];
  page.on('request', (one) => /RegProjects$/.test(one.url()) && sent.push(one.method()));
  await page.goto(dashboard({ search: title }));
  await page.getByRole('button', { name: /^Register/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Register/ })).toBeEnabled();
  expect(sent).toEqual([]);
});

test('a project’s status is changed through a call of its own that sends a status', async ({
  page,
  context,
  request,
}) => {
  const title = `Begun ${Date.now()}`;
  const pid = await postProject(request, { title });
  await signIn(context, 'admin');
  await page.goto(`/admin/manage-project?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('Ongoing');
  const sent = page.waitForRequest(`**/api/Projects/${pid}/status`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await sent).method()).toBe('PUT');
  expect((await sent).postDataJSON()).toMatchObject({ status: expect.any(String) });
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  await expect
    .poll(
      async () => (await (await request.get(`/api/Projects/${pid}`, { headers })).json()).status,
    )
    .toBe('In Progress');
});

test('only pending projects can be registered for', async ({ request }) => {
  const { sId, headers } = await aNewcomer(request);
  const company = { authorization: `Bearer ${await tokenOf(request, 'company')}` };
  const pid = await postProject(request, { title: `No longer open ${Date.now()}` });
  await request.put(`/api/Projects/${pid}/status`, {
    headers: company,
    data: { status: 'In Progress' },
  });
  const answer = await request.post('/api/RegProjects', {
    headers,
    data: { studentId: sId, projectId: pid },
  });
  expect(answer.status()).toBe(409);
});
