import { expect, type Page, test } from '../product.ts';
import { tokenOf } from './demo.ts';
import { unknownCode } from './outbox.ts';

/** As in a browser whose site data is blocked: reading `window.localStorage` throws. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

/** As in a browser whose site data is full: it can be read, and nothing more is kept. */
const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(key, value) {
      if (this === localStorage && key !== 'kept before')
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });

const blocked = 'Your browser keeps nothing for this site, so it cannot keep you signed in.';

test('where site data is blocked every door is there, and sign-in says what to do', async ({
  page,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await blockStorage(page);
  for (const [address, heading] of [
    ['/auth/register', 'Sign up'],
    ['/auth/forgot', 'Forgot password?'],
    ['/auth/ask-to-join', 'Ask to join'],
    [`/auth/join#${unknownCode}`, 'You cannot join with this link'],
    [`/evaluate#${unknownCode}`, 'Evaluate a student’s work'],
    ['/student/dashboard', 'Login'],
    ['/company/company-panel', 'Login'],
    ['/faculty/students', 'Login'],
    ['/admin/dashboard', 'Login'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  await expect(page.getByText(blocked)).toBeVisible();
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText(blocked);
  await expect(page.getByLabel('Email')).toHaveValue('student@trestle.example');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('nobody@student.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(thrown).toEqual([]);
});

test('where site data is full people sign in and work for as long as the tab is open', async ({
  page,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await fillStorage(page);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText('This screen could not be shown.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(thrown).toEqual([]);
});

test('a draft that is no longer readable is let go', async ({ page, request }) => {
  const token = await tokenOf(request, 'student');
  const { sub } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')));
  await page.addInitScript(
    ([kept, draft]) => {
      localStorage.setItem('token', kept!);
      localStorage.setItem(draft!, '{"firstName":');
    },
    [token, `draft:${sub}:profile`],
  );
  await page.goto('/student/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(page.getByText('could not be shown')).toHaveCount(0);
});
