import { violations } from '../journeys/axe.ts';
import { signIn } from '../journeys/demo.ts';
import { expect, type Page, test } from '../product.ts';

const sidebar = (page: Page) => page.locator('.sidebar');
/** How wide the sidebar was at most in any picture of the page so far. */
interface Seen {
  readonly widest: number;
}
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width ?? 0;

test.beforeEach(({ context }) => signIn(context, 'admin'));

test('the sidebar collapses to icons, and stays so after a reload from the first painting', async ({
  page,
}) => {
  await page.goto('/admin/manage-students');
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(() => widthOf(page)).toBeLessThan(80);
  await expect(page.getByRole('link', { name: 'Manage Admins' })).toBeVisible();
  await page.addInitScript(() => {
    const seen = { widest: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const { width } = document.querySelector('.sidebar')?.getBoundingClientRect() ?? { width: 0 };
      seen.widest = Math.max(seen.widest, width);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible();
  const widest = () => page.evaluate(() => (window as never as { seen: Seen }).seen.widest);
  await expect.poll(widest).toBeGreaterThan(0);
  expect(await widest()).toBeLessThan(80);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(200);
});

test('under 768 pixels the sidebar is a drawer that keeps the focus and closes with Esc', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/admin/manage-students');
  await expect(sidebar(page)).toBeHidden();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Update Status' })).toBeVisible();
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    // Past the last link the browser's own controls have their turn; from there the focus is brought back at once.
    const isKept = () =>
      drawer.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      );
    await expect.poll(isKept).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('link', { name: 'Manage Companies' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Companies' })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sidebar(page)).toBeVisible();
});

test('the search opens with / and Ctrl K, is walked with arrows and entered', async ({ page }) => {
  await page.goto('/admin/manage-students');
  await expect(page.getByRole('table')).toBeVisible();
  // Letters typed while the search is on its way are not lost.
  await page.route(/SearchDialog/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.keyboard.type('/mina');
  const dialog = page.getByRole('dialog', { name: /^Search/ });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('mina');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  // More than there is room for.
  await page.keyboard.type('an');
  await expect(dialog.getByRole('option').nth(8)).toBeAttached();
  expect(await violations(page)).toEqual([]);
  await field.fill('trestle.example');
  await expect(dialog.getByRole('group', { name: 'Admins' })).toBeVisible();
  await expect(dialog.locator('mark').first()).toHaveText('trestle.example');
  expect(await violations(page)).toEqual([]);
  const active = dialog.getByRole('option', { selected: true });
  const first = await active.innerText();
  await page.keyboard.press('ArrowDown');
  await expect(active).not.toHaveText(first);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // Whoever was found first is a student: their record.
  await expect(page).toHaveURL(/\/admin\/student\?student=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.split('\n')[0]!);
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('nothing-of-this-name');
  await expect(dialog.getByText('No results for “nothing-of-this-name”.')).toBeVisible();
});

test('the bell counts and lists what has happened', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.locator('.news-menu .disclosure-panel');
  // What is new depends on which tests came before.
  const news = panel.getByRole('listitem');
  await expect(news.or(panel.getByText('No new notifications')).first()).toBeVisible();
  if ((await news.count()) > 0)
    await expect(page.locator('.unread-badge').first()).toContainText(/\d/);
  await panel.getByRole('link', { name: 'All notifications' }).click();
  await expect(page).toHaveURL('/admin/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
});

test('the user menu says who it is, and leads to Profile, Settings and out', async ({ page }) => {
  await page.goto('/admin/dashboard');
  const menu = page.getByRole('button', { name: /Super Admin/ });
  await menu.click();
  const panel = page.locator('.user-menu .disclosure-panel');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await menu.click();
  await panel.getByRole('link', { name: 'Profile' }).click();
  await expect(page.locator('.admin-profile')).toContainText('admin@trestle.example');
  await menu.click();
  await panel.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await menu.click();
  await panel.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});
