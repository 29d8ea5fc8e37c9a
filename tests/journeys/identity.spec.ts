import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../server/testing/process.ts';
import { expect, flow, type Page, test } from '../product.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
const email = 'ada@student.example';
const passwords = {
  first: 'Bridge-builder-1',
  second: 'Tunnel-builder-2',
  third: 'Tower-builder-3',
};

// One person's story: each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });

let mailbox: Mailbox;
let server: RunningServer;
let site: string;

test.beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ SMTP_URL: mailbox.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  // Links in mails name this host, and a browser keeps its storage per host.
  site = server.origin.replace('127.0.0.1', 'localhost');
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await mailbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const alert = (page: Page) => page.getByRole('alert');

/** Asks for a link on the screen, and takes it from the mail. */
async function mailedLink(page: Page, query = ''): Promise<string> {
  await page.goto(`${site}/auth/login${query}`);
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  // The link takes along where one wanted to go as soon as the page is alive.
  await expect(forgot).toHaveAttribute(
    'href',
    `/auth/forgot${query.replaceAll(/(?<=next=.*)\//g, '%2F')}`,
  );
  await forgot.click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const { subject, text } = await mailbox.read(email);
  expect(subject).toBe('Set a new Trestle password');
  return /http\S+\/auth\/reset#\S+/.exec(text)?.[0] ?? '';
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('from registration to signing out everywhere', flow, async ({ page, browser }) => {
  await test.step('registration: the code from the mail leads in', async () => {
    await page.goto(`${site}/auth/register`);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Engineering type').selectOption('Computer');
    await page.getByLabel('College year').selectOption('Final');
    await page.getByLabel('University').fill('University of London');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Ada Byron');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.locator('section:focus')).toContainText('easy to guess from your name');
    await expect(password).toHaveAccessibleDescription(/easy to guess from your name/);
    await password.fill(passwords.first);
    await page.getByRole('button', { name: 'Sign up' }).click();
    const { subject } = await mailbox.read(email);
    await page.getByLabel('Six-digit code').fill(/\d{6}/.exec(subject)?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
  });

  await test.step('sign-in', async () => {
    await expect(page).toHaveURL(`${site}/auth/login`);
    await signIn(page, passwords.first);
    await expect(page).toHaveURL(`${site}/student/dashboard`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${site}/auth/login`);
  });

  let link = '';
  await test.step('forgot: the same words for an unknown address', async () => {
    await page.goto(`${site}/auth/forgot`);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.locator('section:focus')).toContainText('Email is required.');
    await page.getByLabel('Email').fill('nobody@student.example');
    await page.keyboard.press('Enter');
    const words = page.getByText('If this address has an account, we have emailed it a link.');
    await expect(words).toBeVisible();
    link = await mailedLink(page);
    await expect(words).toBeVisible();
  });

  await test.step('reset: the link leaves the address bar and sets the password once', async () => {
    await page.goto(link);
    await expect(page).toHaveURL(`${site}/auth/reset`);
    await setPassword(page, 'Password123');
    await expect(page.locator('section:focus')).toContainText('too common and easy to guess');
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/easy to guess/);
    await setPassword(page, passwords.second);
    await expect(page.getByRole('status')).toHaveText('Password set. Sign in with it now.');
    expect((await mailbox.read(email)).subject).toBe('Your Trestle password was changed');
    await page.goto(link);
    await setPassword(page, passwords.third);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot',
    );
  });

  const elsewhere = await (await browser.newContext()).newPage();
  await test.step('sign-in with the new password alone, here and elsewhere', async () => {
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await signIn(page, passwords.first);
    await expect(alert(page)).toHaveText('Email or password is wrong.');
    for (const place of [page, elsewhere]) {
      await place.goto(`${site}/auth/login?next=/student/profile`);
      await signIn(place, passwords.second);
      await expect(place).toHaveURL(`${site}/student/profile`);
    }
  });

  await test.step('change: tells what a wrong one is, then ends all other sessions', async () => {
    await page.getByRole('link', { name: 'Change Password' }).click();
    await expect(page).toHaveURL(`${site}/student/settings`);
    await expect(page.getByRole('listitem')).toHaveCount(2);
    await page.getByLabel('Current password').fill(passwords.first);
    await page.getByLabel('New password').fill(passwords.third);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.locator('section:focus')).toContainText('This is not your current password.');
    await page.getByLabel('Current password').fill(passwords.second);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue('');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    expect((await mailbox.read(email)).subject).toBe('Your Trestle password was changed');
    // It is told, and goes there by itself.
    await expect(elsewhere).toHaveURL(/\/auth\/login\?next=%2Fstudent%2Fprofile&reason=expired$/);
  });

  await test.step('sign-out everywhere', async () => {
    await signIn(elsewhere, passwords.third);
    await expect(elsewhere).toHaveURL(`${site}/student/profile`);
    await page.reload();
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await page.getByRole('button', { name: 'End other sessions' }).click();
    await expect(page.getByText('Your other sessions have ended.')).toBeVisible();
    await expect(page.getByText('Only on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${site}/auth/login`);
    await elsewhere.reload();
    await expect(elsewhere.getByText('Your session has ended.')).toBeVisible();
    for (const place of [page, elsewhere])
      expect(await place.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test(
  'too many wrong passwords wait in the server’s words, and a mail always helps',
  flow,
  async ({ page }) => {
    await page.goto(`${site}/auth/login`);
    for (const _ of ['one', 'two', 'three', 'four', 'five']) {
      await signIn(page, 'not-this-one');
      await expect(alert(page)).toHaveText('Email or password is wrong.');
    }
    await signIn(page, passwords.third);
    await expect(alert(page)).toHaveText(/^Try again in \d+ seconds, or set a new password with/);
    await page.goto(await mailedLink(page));
    await setPassword(page, passwords.first);
    await signIn(page, passwords.first);
    await expect(page).toHaveURL(`${site}/student/dashboard`);
  },
);

test(
  'a mailed link leads back to where one wanted to go, and once only',
  flow,
  async ({ page }) => {
    expect((await mailbox.read(email)).subject).toBe('Your Trestle password was changed');
    await page.goto(await mailedLink(page, '?next=/student/myproject'));
    await setPassword(page, passwords.second);
    await signIn(page, passwords.second);
    await expect(page).toHaveURL(`${site}/student/myproject`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${site}/auth/login`);
    await signIn(page, passwords.second);
    await expect(page).toHaveURL(`${site}/student/dashboard`);
  },
);

test(
  'a reset ends the session that somebody else left open in this browser',
  flow,
  async ({ page }) => {
    const answer = await page.request.post(`${site}/api/Auth/Login`, {
      data: { email: 'company@trestle.example', password: 'Trestle-demo-1' },
    });
    const { token } = await answer.json();
    expect((await mailbox.read(email)).subject).toBe('Your Trestle password was changed');
    const link = await mailedLink(page);
    await page.evaluate((left) => localStorage.setItem('token', left), token);
    await page.goto(link);
    await setPassword(page, passwords.third);
    await expect(page.getByRole('status')).toHaveText('Password set. Sign in with it now.');
    const headers = { authorization: `Bearer ${token}` };
    const after = await page.request.get(`${site}/api/Auth/Sessions`, { headers });
    expect(after.status()).toBe(401);
  },
);
