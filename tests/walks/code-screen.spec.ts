import { codeFor, linkFor } from '../journeys/outbox.ts';
import { expect, type Page, test } from '../product.ts';

const address = () => `code-${crypto.randomUUID().slice(0, 8)}@student.example`;
const codeScreen = (page: Page) => page.getByRole('heading', { name: 'Confirm your email' });

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/register');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Murray');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Engineering type').selectOption('Computer');
  await page.getByLabel('College year').selectOption('Final');
  await page.getByLabel('University').fill('Vassar');
  await page.getByLabel('Password', { exact: true }).fill('a lattice of steel');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(codeScreen(page)).toBeVisible();
}

test('the code screen is there again after a reload, and the mail leads to it on another device', async ({
  page,
  browser,
}) => {
  const email = address();
  await signUp(page, email);
  await page.reload();
  await expect(codeScreen(page)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(new URL(await linkFor(email), page.url()).href);
  await phone.getByLabel('Six-digit code').fill(await codeFor(email));
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
  await expect(phone).toHaveURL(/\/auth\/register$/);
  await phone.context().close();
});

test('whoever wants to change the address is back at the form, also after a reload', async ({
  page,
}) => {
  await signUp(page, address());
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible();
});

test('an address typed at one door is there at the next', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.getByLabel('Email').fill('ada@student.example');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@student.example');
  await page.getByLabel('Email').fill('ada.b@student.example');
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada.b@student.example');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada.b@student.example');
});
