import { screens as adminScreens } from '../../src/islands/admin/screens.ts';
import { screens as companyScreens } from '../../src/islands/company/screens.ts';
import { screens as facultyScreens } from '../../src/islands/faculty/screens.ts';
import { screens as studentScreens } from '../../src/islands/student/screens.ts';
import { signIn } from '../journeys/demo.ts';
import { expect, type Page, test } from '../product.ts';

/** As somebody sets in their browser who needs letters half as large again: conditions in letters follow, those in pixels do not. */
const letters = '--blink-settings=defaultFontSize=24';
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), letters] }),
});

const pages = ['home', 'aboutus', 'contactus', 'privacy', 'terms', 'verify', 'p/mina-okafor'];
const doors = ['login', 'register', 'forgot', 'reset', 'join', 'ask-to-join', 'confirm-request'];
const everybody = [...pages, ...doors.map((door) => `auth/${door}`), 'evaluate'].map(
  (page) => `/${page}`,
);
const walks = [
  ['nobody', everybody],
  ['student', Object.values(studentScreens)],
  ['company', Object.values(companyScreens)],
  ['faculty', Object.values(facultyScreens)],
  ['admin', Object.values(adminScreens)],
] as const;

async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What stays where it is while a page is scrolled, over its whole width or nearly; what is told in passing goes by itself. */
const barsOf = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const { position } = getComputedStyle(one);
      const { top, bottom, width, height } = one.getBoundingClientRect();
      const isSeen = height > 0 && bottom > 0 && top < window.innerHeight;
      const isPassing = one.matches(':has(.toast)');
      return !isPassing && isSeen && /fixed|sticky/.test(position) && width > window.innerWidth / 2;
    });
    return bars.map(({ className }) => className);
  });

for (const [who, addresses] of walks)
  test(`with letters of 24 px no page of ${who} is too wide, and the way out is on it; a low window has no bars`, async ({
    page,
    context,
  }) => {
    if (who !== 'nobody') await signIn(context, who);
    for (const address of addresses) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '24px',
      );
      for (const width of [1280, 800, 540]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.soft
          .poll(() => tooWide(page), { message: `${address} at ${width}`, timeout: 1_000 })
          .toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      if (who !== 'nobody') {
        const out = page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first();
        await out.scrollIntoViewIfNeeded({ timeout: 5_000 });
        expect.soft(await out.boundingBox(), address).toMatchObject({ width: expect.any(Number) });
        await expect.soft(out, address).toBeInViewport({ ratio: 1, timeout: 1_000 });
      }
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await barsOf(page), `${address} at 320 × 256`).toEqual([]);
    }
  });
