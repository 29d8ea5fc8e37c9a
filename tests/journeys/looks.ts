import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const colours = ['light', 'dark'] as const;

/** No finding of axe and nothing cut off, on a phone and on a desk; with LOOKS=1 a screenshot of each to look at. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    expect(found, `${name} at ${width}`).toEqual([]);
    if (!process.env.LOOKS) continue;
    const path = `test-results/looks/${name}-${width}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}
