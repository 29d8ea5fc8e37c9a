import { expect, type Page, test } from '../product.ts';

/** The titles of the services now in view. */
const inView = (page: Page) =>
  page.locator('.services-row').evaluate((row) => {
    const { left, right } = row.getBoundingClientRect();
    return [...row.children]
      .filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      })
      .map((card) => card.querySelector('h3')?.textContent);
  });

const open = async (page: Page, width: number) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Services, page 1' })).toBeVisible();
};

for (const [width, count] of [
  [1280, 3],
  [768, 2],
  [360, 1],
] as const) {
  test(`shows ${count} at a time at ${width} pixels, and all of them page by page`, async ({
    page,
  }) => {
    await open(page, width);
    const titles = await page.locator('.services-row h3').allTextContents();
    await expect.poll(async () => (await inView(page)).length).toBe(count);
    const seen = new Set(await inView(page));
    const next = page.getByRole('button', { name: 'Next services' });
    for (let turns = 0; turns < titles.length && seen.size < titles.length; turns++) {
      const before = await inView(page);
      await next.click();
      await expect.poll(() => inView(page)).not.toEqual(before);
      await expect.poll(async () => (await inView(page)).length).toBe(count);
      for (const title of await inView(page)) seen.add(title);
    }
    expect([...seen].sort()).toEqual(titles.sort());
    await expect(next).toBeDisabled();
  });
}

test('a dot turns to its page and says that it is shown', async ({ page }) => {
  await open(page, 1280);
  const first = await inView(page);
  const dot = page.getByRole('button', { name: 'Services, page 2' });
  await dot.click();
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => inView(page)).not.toEqual(first);
  await page.getByRole('button', { name: 'Previous services' }).click();
  await expect.poll(() => inView(page)).toEqual(first);
});

test('its dots come without a scroll on a busy machine too', async ({ context }) => {
  const visit = async () => open(await context.newPage(), 1280);
  await Promise.all(Array.from({ length: 8 }, visit));
});

test('the arrow keys turn it', async ({ page }) => {
  await open(page, 1280);
  const first = await inView(page);
  await page.getByRole('list', { name: 'What holds a project up' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => inView(page)).not.toEqual(first);
});
