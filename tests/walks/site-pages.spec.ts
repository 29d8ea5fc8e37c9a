import { violations } from '../journeys/axe.ts';
import { hold } from '../journeys/hold.ts';
import { watch } from '../journeys/keyboard.ts';
import { expect, type Page, test } from '../product.ts';

const pages = [
  ...['/home', '/aboutus', '/contactus', '/terms', '/privacy', '/404.html'],
  ...['/projects', '/projects/160', '/companies/1', '/verify'],
];

const widths = [360, 1280];

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

for (const address of pages) {
  test(`${address} is accessible, quiet and fits on a phone and on a desk`, async ({ browser }) => {
    const viewport = { width: widths[0]!, height: 900 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const complaints = watch(context);
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    for (const width of widths) {
      await expectToFit(page, width);
      expect(await violations(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('text at twice its size still fits', async ({ page }) => {
  for (const address of pages) {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of widths) await expectToFit(page, width);
  }
});

test('the text’s face is asked for once the headings have theirs', async ({ page }) => {
  const answers = await hold(page, '**/big-shoulders-latin*.woff2');
  const asked: string[] = [];
  page.on('request', (one) => one.resourceType() === 'font' && asked.push(one.url()));
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(1);
  answers();
  await expect.poll(() => asked.at(-1)).toContain('plex-sans-latin');
});

for (const width of [360, 1280]) {
  test(`an address that names a part of a page leads to it at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/home#team-heading');
    const top = () =>
      page.locator('#team-heading').evaluate((heading) => heading.getBoundingClientRect().top);
    const barHeight = 96;
    await expect.poll(top).toBeCloseTo(barHeight, -1);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every service can be reached by scrolling, and no button does nothing', async ({
    page,
  }) => {
    await page.goto('/home');
    await expect(page.locator('.services-row')).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByRole('button', { name: 'Next services' })).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Switch between light and dark theme' }),
    ).toBeHidden();
  });

  test('the mobile menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contactus$/);
  });

  test('the contact page gives the mail address in place of the form', async ({ page }) => {
    await page.goto('/contactus');
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toBeHidden();
  });

  test('the theme follows the system', async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/home');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 26, 49)');
    await context.close();
  });

  test('/ leads to the home page', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('the keyboard alone reaches the content first and every link after', async ({ page }) => {
  await page.goto('/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Find a project' })).toBeFocused();
});

test('each page tells search engines and friends what it is', async ({ page, request }) => {
  for (const address of ['/home', '/aboutus', '/contactus', '/terms', '/privacy']) {
    await page.goto(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    );
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(new URL(card!).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data!)['@graph'].map((node: { '@type': string }) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
    ]);
  }
});

for (const file of [
  '/robots.txt',
  '/sitemap-index.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
]) {
  test(`${file} is there`, async ({ request }) => {
    const answer = await request.get(file);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toBe('');
  });
}
