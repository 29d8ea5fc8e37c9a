import { signIn } from '../journeys/demo.ts';
import { dashboard, postProject } from '../journeys/project.ts';
import { expect, type Page, test } from '../product.ts';

const login = async (page: Page) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: 'Login' }).click();
};

async function writeLetter(page: Page) {
  await page.goto('/contactus');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  for (const label of ['Name', 'Subject', 'Message'])
    await page.getByLabel(label, { exact: true }).fill('A footbridge');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await page.getByRole('button', { name: 'Send' }).click();
}

test('sign-in failure: the server’s error body', async ({ page }) => {
  await page.route('**/api/Auth/Login', (route) =>
    route.fulfill({ status: 400, contentType: 'text/plain', body: 'Account is closed.' }),
  );
  await login(page);
  await expect(page.getByRole('alert')).toHaveText('Account is closed.');
});

test('sign-in failure without a body: ‘Login failed!’', async ({ page }) => {
  await page.route('**/api/Auth/Login', (route) => route.fulfill({ status: 500, body: '' }));
  await login(page);
  await expect(page.getByRole('alert')).toHaveText('Login failed!');
});

test('contact success: ‘Message sent successfully!’ and the form is reset', async ({ page }) => {
  await page.route('**/api/Contactus', (route) => route.fulfill({ body: 'Thank you.' }));
  await writeLetter(page);
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!');
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
});

test('contact failure: ‘Something went wrong. Please try again later.’', async ({ page }) => {
  await page.route('**/api/Contactus', (route) => route.fulfill({ status: 500 }));
  await writeLetter(page);
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.');
  await expect(page.getByLabel('Subject')).toHaveValue('A footbridge');
});

test('apply failure: ‘Failed to submit application. Please try again.’', async ({
  page,
  request,
}) => {
  const title = `Not sent ${Date.now()}`;
  await postProject(request, { title });
  await signIn(page.context(), 'student');
  await page.route('**/api/RegProjects', (route) => route.fulfill({ status: 500 }));
  await page.goto(dashboard({ search: title }));
  await page.getByRole('button', { name: /^Register/ }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Failed to submit application. Please try again.',
  );
});

test('applying before the student’s data has loaded: ‘Student data not loaded yet. Please try again.’', async ({
  page,
}) => {
  await signIn(page.context(), 'student');
  await page.route('**/api/students/me', (route) => route.abort());
  await page.goto('/student/dashboard');
  await page
    .getByRole('button', { name: /^Register/, disabled: false })
    .first()
    .click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Student data not loaded yet. Please try again.',
  );
});

test('project list failure: ‘Failed to load projects. Please try again later.’, and loading stops', async ({
  page,
}) => {
  await signIn(page.context(), 'student');
  await page.route(/\/api\/Projects\?/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/student/dashboard');
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to load projects. Please try again later.',
  );
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});

test('a student list that does not come says so, and can be asked for again', async ({ page }) => {
  await signIn(page.context(), 'admin');
  await page.route(/\/api\/students\?/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/admin/manage-students');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(/\/api\/students\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('applications that do not come say so', async ({ page }) => {
  await signIn(page.context(), 'student');
  await page.route(/\/api\/RegProjects\/student\//, (route) => route.fulfill({ status: 500 }));
  await page.goto('/student/myproject');
  await expect(page.getByRole('alert')).toContainText('Your applications could not be loaded.');
});

test('editing without a student id logs ‘Student ID missing for update.’', async ({ page }) => {
  await signIn(page.context(), 'admin');
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.route(/\/api\/students\?/, (route) =>
    route.fulfill({
      json: [
        {
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada@example.org',
          engineeringType: 'Civil',
          collegeYear: 'Final',
          university: 'London',
        },
      ],
    }),
  );
  await page.goto('/admin/manage-students');
  await page.getByRole('button', { name: /^Edit / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => logged).toContain('Student ID missing for update.');
});

for (const [screen, noun] of [
  ['manage-students', 'student'],
  ['manage-company', 'company'],
  ['manage-project', 'project'],
  ['update-status', 'status'],
] as const) {
  test(`delete confirmation: ‘Are you sure you want to delete this ${noun}?’`, async ({ page }) => {
    await signIn(page.context(), 'admin');
    await page.goto(`/admin/${screen}`);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(
      `Are you sure you want to delete this ${noun}?`,
    );
  });
}
