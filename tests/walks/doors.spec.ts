import { signIn } from '../journeys/demo.ts';
import { hold } from '../journeys/hold.ts';
import { enter } from '../journeys/keyboard.ts';
import { expect, test } from '../product.ts';

test('a visitor is asked to sign in and then brought to where they wanted to go', async ({
  page,
}) => {
  await page.goto('/student/myproject?page=1');
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fstudent%2Fmyproject%3Fpage%3D1$/);
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/student\/myproject\?page=1$/);
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
});

test('what is typed before the page’s script has come is kept, and not sent to nowhere', async ({
  page,
}) => {
  const comes = await hold(page, '**/_astro/*.js');
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  comes();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('student@trestle.example');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard$/);
});

test('a place on another site is not honoured', async ({ page }) => {
  await page.goto('/auth/login?next=//elsewhere.example/student/dashboard');
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await enter(page.getByRole('button', { name: 'Login' }));
  await expect(page).toHaveURL(/localhost:\d+\/student\/dashboard$/);
});

test('an answer of 401 ends the session and says so at the door', async ({ page, context }) => {
  await signIn(context, 'student');
  await page.goto('/student/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.route('**/api/Projects?*', (route) =>
    route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login\?next=.*reason=expired$/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a session that has run out is told apart from none', async ({ page, context }) => {
  const claims = btoa(JSON.stringify({ role: 'Student', exp: 1_000_000_000 }));
  await context.addInitScript((token) => localStorage.setItem('token', token), `h.${claims}.s`);
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL(/reason=expired$/);
});

test('signing out in one tab signs out the other', async ({ context }) => {
  await signIn(context, 'student');
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto('/student/profile');
    await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  }
  await one.getByRole('button', { name: 'Logout' }).click();
  await expect(one).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login\?next=/);
});

test('the built pages hold nothing private and nothing an area would show', async ({ request }) => {
  for (const address of ['/student/dashboard', '/company/company-panel', '/admin/dashboard']) {
    const html = await (await request.get(address)).text();
    expect(html).not.toMatch(/Logout|Welcome|Browse Projects|Your projects|Projects by status/);
  }
});

test('sign-in shows a summary on sending', async ({ page }) => {
  await page.goto('/auth/login');
  const email = page.getByLabel('Email');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Password is required.' })).toBeVisible();
  await expect(page.locator('section:focus')).toContainText('Check 2 fields');
  await page.getByRole('link', { name: 'Email is required.' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required.');
});

test('a wrong password shows the server’s words and keeps what was typed', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('not-this-one');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue('student@trestle.example');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});
