import { expect, type Page } from '@playwright/test';
import { colours, inColours, violations } from './axe.ts';

/** No finding of axe and nothing cut off, on a phone and on a desk, in both themes; with LOOKS=1 a screenshot of each to look at. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(page), `${name} at ${width}`).toEqual([]);
    if (!process.env.LOOKS) continue;
    for (const colour of colours) {
      await inColours(page, colour);
      const path = `test-results/looks/${name}-${colour}-${width}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
}
