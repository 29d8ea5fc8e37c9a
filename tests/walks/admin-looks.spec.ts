import { screens } from '../../src/islands/admin/screens.ts';
import { looks } from '../journeys/admin-dialog.ts';
import { violations } from '../journeys/axe.ts';
import { signIn } from '../journeys/demo.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { expect, test } from '../product.ts';

/** Looked at in their own journeys, and in `screens.spec.ts`. */
const lookedAtElsewhere = [
  'dashboard',
  'assign-students',
  'reports',
  'support',
  'audit',
  'settings',
  'work',
  'student',
  'company',
  'project',
];

test('every screen of the admin area is looked at', () => {
  const looked = [...looks.map(({ screen }) => screen), ...lookedAtElsewhere];
  expect(looked.sort()).toEqual(Object.keys(screens).sort());
});

for (const { screen, dialogs } of looks) {
  test(`/admin/${screen} and its dialogs`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await signIn(context, 'admin');
    const page = await context.newPage();
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, `admin-${screen}`, everyWidth);
    for (const [at, open] of dialogs.entries()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectAccessible(page, `admin-${screen}-dialog-${at + 1}`, everyWidth);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await context.close();
  });
}

test('a selection, its deletion and the open menus without a finding', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(context, 'admin');
  await page.goto('/admin/manage-students');
  await page.getByLabel('Select all students on this page').check();
  await expect(page.getByRole('region', { name: 'Selected' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete 10/ }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const name of ['Columns', /^Notifications/, /Super Admin/]) {
    await page.getByRole('button', { name }).first().click();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
