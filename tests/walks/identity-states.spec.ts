import { violations } from '../journeys/axe.ts';
import { signIn } from '../journeys/demo.ts';
import { enter } from '../journeys/keyboard.ts';
import { unknownCode } from '../journeys/outbox.ts';
import { expect, type Page, test } from '../product.ts';

/** What a person sees of identity beyond a fresh screen: errors, answers, questions. */
const states: { name: string; who?: 'student'; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'an address that is missing',
    async reach(page) {
      await page.goto('/auth/forgot');
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.locator('section:focus')).toContainText('Email is required.');
      await page.getByRole('link', { name: 'Email is required.' }).click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required.');
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a link on its way',
    async reach(page) {
      await page.goto('/auth/forgot');
      await page.getByLabel('Email').fill('nobody@trestle.example');
      await enter(page.getByRole('button', { name: 'Send link' }));
      await expect(page.getByText('If this address has an account')).toBeVisible();
    },
  },
  {
    name: 'a refused link, and a newer one in the same tab',
    async reach(page) {
      await page.goto(`/auth/reset#${unknownCode}`);
      await page.getByLabel('New password').fill('Bridge-builder-1');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
      await page.evaluate((newer) => {
        window.location.hash = newer;
      }, unknownCode);
      await expect(page.getByLabel('New password')).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/reset$/);
    },
  },
  {
    name: 'a password that was set',
    async reach(page) {
      await page.goto('/auth/login?reason=password-set');
      await expect(page.getByText('Password set.')).toBeVisible();
    },
  },
];

states.push(
  {
    name: 'a wrong current password',
    who: 'student',
    async reach(page) {
      await page.goto('/student/settings');
      await page.getByLabel('Current password').fill('not-this-one');
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.locator('section:focus')).toContainText('Min 8 characters.');
      await page.getByLabel('New password').fill('Bridge-builder-1');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.locator('section:focus')).toContainText('not your current password');
      await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      );
    },
  },
  {
    name: 'the question before sessions end',
    who: 'student',
    async reach(page) {
      await signIn(page.context(), 'student');
      await page.goto('/student/settings');
      await page.getByRole('button', { name: 'End all other sessions' }).click();
      await expect(page.getByRole('dialog')).toContainText('Are you sure');
    },
  },
);

for (const { name, who, reach } of states) {
  test(`without a finding: ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    if (who) await signIn(context, who);
    const page = await context.newPage();
    await reach(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(width);
      expect(await violations(page)).toEqual([]);
    }
    await context.close();
  });
}
