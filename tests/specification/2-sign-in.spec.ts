import { hold } from '../journeys/hold.ts';
import { expect, type Page, test } from '../product.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });

async function enterAs(page: Page, who: string) {
  await page.goto('/auth/login');
  await email(page).fill(`${who}@trestle.example`);
  await password(page).fill('Trestle-demo-1');
  await login(page).click();
}

test('sign-in has email, password, a show and hide toggle and a remember-me checkbox', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(login(page)).toBeEnabled();
  await expect(email(page)).toHaveAttribute('type', 'email');
  await password(page).fill('seen-by-none');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
});

test('the button shows a spinner while loading, and an alert shows the error', async ({ page }) => {
  const answers = await hold(page, '**/api/Auth/Login', (route) =>
    route.fulfill({ status: 401, contentType: 'text/plain', body: 'No such account.' }),
  );
  await enterAs(page, 'student');
  await expect(login(page).locator('.spinner-border')).toBeVisible();
  answers();
  await expect(page.getByRole('alert')).toHaveText('No such account.');
});

test('‘Sign up’ leads to /auth/register, which is a screen of its own', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/auth/register');
  await expect(page.getByRole('heading', { name: 'Sign up', level: 1 })).toBeVisible();
});

test('‘Forgot password?’ leads to where a link can be asked for', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot$/);
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});

for (const [who, home] of [
  ['admin', '/admin/dashboard'],
  ['student', '/student/dashboard'],
  ['company', '/company/company-panel'],
] as const) {
  test(`after sign-in the ${who} goes to ${home}, and the token is stored under the key ‘token’`, async ({
    page,
  }) => {
    await enterAs(page, who);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(token?.split('.')).toHaveLength(3);
  });
}

test('remember-me asks for a longer session', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(login(page)).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  const sent = page.waitForRequest('**/api/Auth/Login');
  await email(page).fill('student@trestle.example');
  await password(page).fill('Trestle-demo-1');
  await login(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ remember: true });
  await expect(page).toHaveURL('/student/dashboard');
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const { exp, iat } = JSON.parse(atob(token.split('.')[1] ?? ''));
  expect(exp - iat).toBe(30 * 24 * 60 * 60);
});
