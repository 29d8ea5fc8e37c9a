import { signIn } from '../journeys/demo.ts';
import { expectAccessible } from '../journeys/looks.ts';
import { expect, type Page, test } from '../product.ts';

const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

/** Words of the table's cells that stand in two lines; after a hyphen a word may go on in the next. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('.admin-table').evaluate((table) => {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s‐-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    return broken;
  });

test('columns give way rather than break a word, and a row tells them when asked', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/admin/manage-project?search=borehole+records');
  await expect(head(page, 'Company')).toBeVisible();
  await expect(head(page, 'Technology')).toHaveCount(0);
  const row = page.getByRole('table').locator('tbody tr').first();
  await row.getByRole('button', { name: /^More about / }).click();
  const told = page.locator('.row-more');
  await expect(told.getByRole('term')).toHaveText(['Technology']);
  await expectAccessible(page, 'table-row-in-full');
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(head(page, 'Technology')).toBeVisible();
  await expect(told).toHaveCount(0);
});

for (const screen of ['manage-project', 'manage-company', 'manage-students', 'universities'])
  test(`no word of ${screen} is broken at any width`, async ({ page, context }) => {
    await signIn(context, 'admin');
    await page.goto(`/admin/${screen}`);
    for (const width of [1280, 1024, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('table')).toBeVisible();
      expect(await brokenWords(page)).toEqual([]);
    }
  });
