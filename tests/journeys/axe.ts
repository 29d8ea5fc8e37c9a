import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const colours = ['light', 'dark'] as const;

/** The rules that look at colours; the others find the same in either theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Shows a page in a theme, as it comes to rest. */
export async function inColours(page: Page, colorScheme: (typeof colours)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
  await nextPicture(page);
}

const nextPicture = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * What is left out while it is off the screen keeps the other theme's colours until it is scrolled to; so does what
 * is laid out and changes its theme in one and the same picture.
 */
async function layOutEverything(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
  await nextPicture(page);
}

/** Describing what is right, element by element, would take as long as looking. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** What axe finds wrong with a page as it stands, in both themes, each by its rule and its place. */
export async function violations(page: Page): Promise<string[]> {
  await layOutEverything(page);
  await inColours(page, 'dark');
  const inTheDark = await axe(page).withRules(ofColours).analyze();
  await inColours(page, 'light');
  const inTheLight = await axe(page).analyze();
  return [inTheDark, inTheLight].flatMap((found, at) =>
    found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}, ${at === 0 ? 'dark' : 'light'}: ${target.join(' ')}`),
    ),
  );
}
