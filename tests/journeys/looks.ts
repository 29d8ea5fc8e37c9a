import { expect, type Page } from '@playwright/test';
import { colours, inColours, violationsIn } from './axe.ts';

/** In which theme axe looks at a width: every component stands in both. */
const themeAt: Readonly<Record<number, (typeof colours)[number]>> = { 360: 'light', 1280: 'dark' };
const phoneAndDesk: readonly number[] = [360, 1280];
/** From a phone to a wide desk. */
export const everyWidth: readonly number[] = [360, 768, 1280, 1920];

/**
 * Nothing cut off at any of the widths, and no finding of axe on a light phone and on a dark desk;
 * with LOOKS=1 a screenshot of each to look at.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  widths = phoneAndDesk,
): Promise<void> {
  // Before its main part is there, axe would find the whole page wanting.
  await page.locator('main').first().waitFor({ state: 'attached' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const theme = themeAt[width];
    if (!theme) continue;
    expect(await violationsIn(page, theme), `${name} at ${width}, ${theme}`).toEqual([]);
    if (!process.env.LOOKS) continue;
    for (const colour of colours) {
      await inColours(page, colour);
      const path = `test-results/looks/${name}-${colour}-${width}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
}
