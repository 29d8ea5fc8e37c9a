import { readFile } from 'node:fs/promises';
import { adminTables, letters, plant } from '../journeys/admin-rows.ts';
import { signIn } from '../journeys/demo.ts';
import { hold } from '../journeys/hold.ts';
import { expect, type Page, test } from '../product.ts';

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr');
const range = (page: Page) => page.locator('.paginator-range');

/** The first row that is not odd: its label is the same in every table. */
const firstLetter = 'A';

for (const table of adminTables) {
  test.describe(table.screen, () => {
    let mark = '';
    let page: Page;
    const address = `/admin/${table.screen}`;
    const search = () => `${address}?search=${mark}`;

    test.describe.configure({ mode: 'serial' });
    test.beforeAll(async ({ browser, playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL });
      mark = await plant(request, table);
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await signIn(context, 'admin');
      page = await context.newPage();
    });
    test.afterAll(() => page.context().close());

    test('searches, and the address says so', async () => {
      await page.goto(address);
      await page.getByRole('main').getByRole('searchbox').fill(mark);
      await expect(page).toHaveURL(new RegExp(`search=${mark}`));
      await expect(range(page)).toHaveText('1–10 of 12');
      await expect(rowsOf(page)).toHaveCount(10);
    });

    test('sorts by a column, up, down and as usual', async () => {
      await page.goto(`${search()}&pageSize=25`);
      const head = page.getByRole('columnheader', { name: table.sorted, exact: true });
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect(page).toHaveURL(/sort=/);
      const column = await head.evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
      const cells = () =>
        rowsOf(page)
          .locator(`td:nth-child(${column + 1})`)
          .allInnerTexts();
      const ends = async () =>
        (await cells()).map((text) => text.replace(mark, '').trim().charAt(0));
      await expect.poll(ends).toEqual(letters);
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect.poll(ends).toEqual(letters.toReversed());
      await head.getByRole('button').click();
      await expect(head).not.toHaveAttribute('aria-sort');
      await expect(page).not.toHaveURL(/sort=/);
    });

    test('filters, and clears what narrows it', async () => {
      await page.goto(search());
      await page.getByLabel(table.filter.label, { exact: true }).selectOption({
        label: table.filter.option,
      });
      await expect(range(page)).toHaveText('1–6 of 6');
      await page.goBack();
      await expect(range(page)).toHaveText('1–10 of 12');
    });

    test('exports all that match, with formulas made harmless', async () => {
      await page.goto(search());
      await expect(rowsOf(page)).toHaveCount(10);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`${table.many.replace(' ', '-')}.csv`);
      const text = await readFile(await file.path(), 'utf8');
      expect(text.trim().split('\r\n')).toHaveLength(13);
      expect(text).not.toMatch(/(^|,)"?=/m);
    });

    // All tables are one screen: what its tools do is shown on the first.
    if (table !== adminTables[0]) return;

    test('pages, in sizes 10, 25, 50 and 100; Back restores', async () => {
      await page.goto(search());
      const sizes = page.getByLabel('Items per page');
      await expect(sizes.locator('option')).toHaveText(['10', '25', '50', '100']);
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(rowsOf(page)).toHaveCount(2);
      await page.goBack();
      await expect(rowsOf(page)).toHaveCount(10);
      await sizes.selectOption('25');
      await expect(rowsOf(page)).toHaveCount(12);
      await expect(page).toHaveURL(/pageSize=25/);
    });

    test('remembers which columns are shown', async () => {
      await page.goto(search());
      const head = page.getByRole('columnheader', { name: table.spare, exact: true });
      await expect(head).toBeVisible();
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: table.spare, exact: true }).uncheck();
      await expect(head).toHaveCount(0);
      await page.reload();
      await expect(rowsOf(page)).toHaveCount(10);
      await expect(head).toHaveCount(0);
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: table.spare, exact: true }).check();
      await page.keyboard.press('Escape');
      await expect(head).toBeVisible();
    });

    test('selects rows over pages, and offers what can be done with them', async () => {
      await page.goto(search());
      await page.getByLabel(`Select all ${table.many} on this page`).check();
      const bar = page.getByRole('region', { name: 'Selected' });
      await expect(bar).toContainText(`10 ${table.many} selected`);
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(rowsOf(page)).toHaveCount(2);
      await rowsOf(page).first().getByRole('checkbox').check();
      await expect(bar).toContainText(`11 ${table.many} selected`);
      await expect(bar.getByRole('button', { name: 'Delete 11' })).toBeVisible();
      await bar.getByRole('button', { name: 'Clear' }).click();
      await expect(bar).toHaveCount(0);
    });

    test('shows an edit at once, and rolls it back with the reason where it is refused', async () => {
      await page.goto(`${search()}&pageSize=25`);
      const label = table.labelOf(mark, firstLetter);
      const edit = () => page.getByRole('button', { name: `Edit ${label}`, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const field = dialog.getByLabel(new RegExp(`^${table.edited.label}`));
      const answers = await hold(page, table.edited.path, (route) =>
        route.request().method() === table.edited.method
          ? route.fulfill({ status: 503, body: 'The server is being mended.' })
          : route.fallback(),
      );
      await edit();
      const typed = table.edited.label === 'Email' ? `${mark}@moved.example` : 'Somewhere else';
      await field.fill(typed);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('.is-saving')).toHaveCount(1);
      answers();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The server is being mended.');
      await expect(alert).toContainText('The table shows the old version');
      await page.unroute(table.edited.path);
      await alert.getByRole('button', { name: 'Edit again' }).click();
      await expect(field).toHaveValue(typed);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('” saved.')).toBeVisible();
      await expect(alert).toHaveCount(0);
      await edit();
      await expect(field).toHaveValue(typed);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    test('deletes after asking', async () => {
      await page.goto(`${search()}&pageSize=25`);
      const label = table.labelOf(mark, firstLetter);
      await page.getByRole('button', { name: `Delete ${label}`, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`Are you sure you want to delete this ${table.noun}?`);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(`“${label}” deleted.`)).toBeVisible();
      await expect(rowsOf(page)).toHaveCount(11);
      await page.reload();
      await expect(range(page)).toHaveText('1–11 of 11');
    });

    test('deletes chosen rows together', async () => {
      await page.goto(`${search()}&pageSize=25`);
      await expect(rowsOf(page)).toHaveCount(11);
      await rowsOf(page).nth(0).getByRole('checkbox').check();
      // It moves the rows down as it comes.
      await expect(page.getByRole('region', { name: 'Selected' })).toBeVisible();
      await rowsOf(page).nth(1).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Delete 2' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(`delete these 2 ${table.many}?`);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(rowsOf(page)).toHaveCount(9);
      await page.goto(`${search()}&pageSize=25`);
      await expect(rowsOf(page)).toHaveCount(9);
    });

    test('says when nothing is found, when it fails, and when the network is gone', async () => {
      await page.goto(`${address}?search=nothing-of-this-name`);
      await expect(page.getByRole('heading', { name: table.empty, exact: true })).toBeVisible();
      await page.getByRole('link', { name: `Show all ${table.many}` }).click();
      await expect(rowsOf(page).first()).toBeVisible();

      await page.route(table.list, (route) => route.fulfill({ status: 503, body: 'Away.' }));
      await page.goto(search());
      await expect(page.getByRole('alert')).toHaveText(
        `Failed to load ${table.many}. Please try again later.`,
      );
      await page.unroute(table.list);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rowsOf(page).first()).toBeVisible();

      await page.context().setOffline(true);
      await expect(page.getByText('The connection is lost.').first()).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText(`The ${table.many} are listed again`)).toHaveCount(0);
    });

    test('stands as cards on a phone, with everything in reach', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(search());
      const cards = page.locator('.row-card');
      await expect(cards.first()).toBeVisible();
      await expect(rowsOf(page)).toHaveCount(0);
      await expect(cards.first().getByRole('button', { name: /^Edit / })).toBeVisible();
      await page.getByRole('button', { name: 'Filter and sort' }).click();
      await page.getByLabel('Sort by').selectOption({ label: `${table.sorted}, descending` });
      const ends = async () =>
        (await cards.getByRole('heading').allInnerTexts()).map((text) => text.trim().at(-1) ?? '');
      await expect.poll(async () => (await ends()).join('')).toMatch(/^[LKJ]/);
      expect(await ends()).toEqual((await ends()).toSorted().toReversed());
      await page.setViewportSize({ width: 1280, height: 720 });
    });
  });
}
