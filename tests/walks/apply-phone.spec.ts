import { codeFor } from '../journeys/outbox.ts';
import { postProject } from '../journeys/project.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const title = `Jetty ${Date.now()}`;
const email = `rosa-${Date.now()}@student.example`;

test('on a phone, from the home page to a sent application', async ({ page, request }) => {
  await postProject(request, { title, skills: 'CAD' });
  const shown = async (name: string) => {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.screenshot({ path: `test-results/looks/apply-phone-${name}.png` });
  };
  await page.goto('/home');
  await shown('1-home');
  await page.locator('main a[href="/auth/register"]').first().tap();
  await expect(page).toHaveURL(/\/auth\/register/);
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Parks');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Engineering type').selectOption('Civil');
  await page.getByLabel('College year').selectOption('Final');
  await page.getByLabel('University').fill('Montgomery');
  await page.getByLabel('Password', { exact: true }).fill('Bridge-builder-1');
  await shown('2-register');
  await page.getByRole('button', { name: 'Sign up' }).tap();
  await page.getByLabel('Six-digit code').fill(await codeFor(email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student\/dashboard$/);
  await page.getByLabel('Search by title').fill(title);
  await expect(page.getByRole('article')).toHaveCount(1);
  await shown('3-found');
  await page.getByRole('link', { name: /^Read more/ }).tap();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('heading', { name: /^Your fit/ })).toBeVisible();
  await shown('4-project');
  await dialog.getByRole('button', { name: /^Register/ }).tap();
  // As a person does: a second tap at once where the first one was would count as none.
  await page.getByLabel('Message').tap();
  await page.getByLabel('Message').fill('I grew up beside one.');
  await shown('5-apply');
  await page.getByRole('button', { name: 'Submit application' }).tap();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('You have applied.');
  await shown('6-applied');
});
