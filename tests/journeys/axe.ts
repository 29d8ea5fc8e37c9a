import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const colours = ['light', 'dark'] as const;

/** The rules that look at colours; the others find the same in either theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Shows a page in a theme, as it comes to rest. */
export async function inColours(page: Page, colorScheme: (typeof colours)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
  await nextPicture(page);
}

/** A page that is not drawn for a second, because nothing on it changes or another one is in front, is at rest as well. */
const nextPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 1_000);
      }),
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

/**
 * What axe finds wrong with a page as it stands, by all of its rules or by some; each by its rule and its place. Where a
 * dialog keeps the focus inside, it is looked at alone: nothing beneath it can be reached, or read out.
 */
async function found(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Half a megabyte: a page is sent it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Describing what is right, element by element, would take as long as looking.
      const options: RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
      const { violations } = await run(dialog ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    },
    rules as string[] | undefined,
  );
}

/** What axe finds wrong with a page in one theme; the page is light afterwards. */
export async function violationsIn(page: Page, colour: (typeof colours)[number]) {
  await layOutEverything(page);
  await inColours(page, colour);
  const violations = await found(page);
  if (colour !== 'light') await inColours(page, 'light');
  return violations;
}

/** What axe finds wrong with a page, in both themes. */
export async function violations(page: Page): Promise<string[]> {
  await layOutEverything(page);
  await inColours(page, 'dark');
  const inTheDark = await found(page, ofColours);
  await inColours(page, 'light');
  return [...inTheDark.map((one) => `in the dark, ${one}`), ...(await found(page))];
}
