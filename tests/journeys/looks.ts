import { expect, type Page } from '@playwright/test';
import { colours, inColours, violations } from './axe.ts';

const phoneAndDesk: readonly number[] = [360, 1280];
/** From a phone to a wide desk. */
export const everyWidth: readonly number[] = [360, 768, 1280, 1920];

/**
 * Nothing cut off at any of the widths, and no finding of axe on a phone and on a desk, in both themes;
 * with LOOKS=1 a screenshot of each to look at.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  widths = phoneAndDesk,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (!phoneAndDesk.includes(width)) continue;
    expect(await violations(page), `${name} at ${width}`).toEqual([]);
    if (!process.env.LOOKS) continue;
    for (const colour of colours) {
      await inColours(page, colour);
      const path = `test-results/looks/${name}-${colour}-${width}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
}
