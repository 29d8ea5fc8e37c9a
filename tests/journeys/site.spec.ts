import { expect, type Page, test } from '../product.ts';
import { watch } from './keyboard.ts';

const phone = { width: 360, height: 780 };
const scrolled = (page: Page) => page.locator('.site-head[data-scrolled]');

for (const [from, to] of [
  ['/main/aboutus', '/aboutus'],
  ['/main/contactus', '/contactus'],
] as const) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator('main h1')).toBeVisible();
  });
}

test('an address that leads nowhere answers 404 with a page of our own', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the navigation leads to every page and marks the one it is on', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [name, address] of [
    ['About Us', '/aboutus'],
    ['Contact Us', '/contactus'],
    ['Home', '/home'],
  ] as const) {
    await navigation.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await navigation.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('the home page has the height it claims before one has scrolled through it', async ({
  page,
}) => {
  for (const width of [360, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/home');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const claimed = await height();
    for (const part of await page.locator('#content > *, .site-foot').all())
      await part.evaluate((seen) => {
        seen.scrollIntoView({ behavior: 'instant' });
        return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)));
      });
    const real = await height();
    expect(Math.abs(claimed - real) / real, `at ${width}`).toBeLessThan(0.08);
  }
});

test('the navigation takes its scrolled style after 50 pixels', async ({ page }) => {
  await page.goto('/home');
  await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
  await expect(scrolled(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
  await expect(scrolled(page)).toHaveCount(1);
});

test('the mobile menu opens, closes with Esc, and closes above 991 pixels', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/home');
  const menu = page.locator('#site-menu');
  const isOpen = () => menu.evaluate((element) => element.matches(':popover-open'));
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 991, height: 780 });
  expect(await isOpen()).toBe(true);
  await page.setViewportSize({ width: 992, height: 780 });
  await expect.poll(isOpen).toBe(false);
});

for (const [role, home] of [
  ['Admin', '/admin/dashboard'],
  ['Student', '/student/dashboard'],
  ['Company', '/company/company-panel'],
] as const) {
  test(`a signed-in ${role} finds their own area where others find Login`, async ({ page }) => {
    await page.addInitScript(
      (claims) => {
        localStorage.setItem('token', `head.${btoa(JSON.stringify(claims))}.sign`);
      },
      { role, exp: Date.now() / 1000 + 600 },
    );
    await page.goto('/home');
    for (const menu of ['Main', 'Pages']) {
      const link = page
        .getByRole('navigation', { name: menu })
        .getByRole('link', { name: 'Your area' });
      await expect(link).toHaveAttribute('href', home);
    }
  });
}

test('a session that has run out is offered Login again', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('token', `head.${btoa(JSON.stringify({ role: 'Student', exp: 1 }))}.sign`);
  });
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the theme follows the system until it is chosen, and stays chosen', async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.bsTheme);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/home');
  expect(await theme()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(theme).toBe('light');
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  expect(await theme()).toBe('dark');
  await page.goto('/aboutus');
  expect(await theme()).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('where less motion is asked for, the theme changes in one picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/home');
  const transitions = await page.evaluate(async () => {
    document.documentElement.dataset.bsTheme = 'dark';
    await new Promise(requestAnimationFrame);
    // Not all animations: the sections that wait for the first picture may still be waiting.
    return document.getAnimations().filter((it) => it instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});

test('the theme is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new PerformanceObserver(() => {
      Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset.bsTheme });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/home');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'themeAtFirstPaint')))
    .toBe('dark');
});

test('the map asks another host only after a click', async ({ context }) => {
  const complaints = watch(context);
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Castlefield</h1>' }),
  );
  const page = await context.newPage();
  await page.goto('/contactus');
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Show the street map' }).click();
  const map = page.frameLocator('iframe[title="Street map of the place"]');
  await expect(map.getByRole('heading', { name: 'Castlefield' })).toBeVisible();
  expect(complaints).toEqual([
    expect.stringContaining('https://www.openstreetmap.org/export/embed'),
  ]);
});
