import { signIn } from '../journeys/demo.ts';
import { expect, type Page, test } from '../product.ts';

const login = async (page: Page) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: 'Login' }).click();
};

test('sign-in failure without a body: ‘Login failed!’', async ({ page }) => {
  await page.route('**/api/Auth/Login', (route) => route.fulfill({ status: 500, body: '' }));
  await login(page);
  await expect(page.getByRole('alert')).toHaveText('Login failed!');
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
  await page.unroute(/\/api\/Projects\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
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
  await expect(page.getByRole('alert')).toContainText('Student ID missing for update.');
});
