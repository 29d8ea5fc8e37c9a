import { type Company, theCompany } from '../journeys/applications.ts';
import { press, tabTo } from '../journeys/keyboard.ts';
import { aNewcomer, enterAs, type Newcomer } from '../journeys/newcomer.ts';
import { expect, type Page, test } from '../product.ts';

const place = '/student/myproject?view=order';
let mary: Newcomer;
let company: Company;
let ids: number[];
test.beforeEach(async ({ context, request, page }) => {
  mary = await aNewcomer(request);
  company = await theCompany(request);
  ids = [];
  for (const title of ['A weir', 'A pump', 'A crane']) {
    ids.push(await company.applied(mary, title));
  }
  await enterAs(context, mary);
  await page.goto(place);
  await expectOrder(page, ['A crane', 'A pump', 'A weir']);
});

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Your open applications' }).getByRole('listitem');
const expectOrder = (page: Page, titles: string[]) =>
  expect(rows(page).getByRole('link').filter({ hasNotText: 'Fennmark Engineering' })).toHaveText(
    titles,
  );
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
/** dnd-kit listens for the next key only after it has drawn the row as carried: faster than any hand. */
const handsReach = (page: Page) => page.waitForTimeout(250);
const rank = '**/api/RegProjects/preferences';

test('is put with the buttons, says so, is saved and survives a reload', async ({ page }) => {
  await expect(page.getByText('Companies never see your order.')).toBeVisible();
  await said(page, 'You have not set an order yet.');
  await press(button(page, 'Move down: “A crane”'));
  await expectOrder(page, ['A pump', 'A crane', 'A weir']);
  await expect(button(page, 'Move down: “A crane”')).toBeFocused();
  await said(page, '“A crane” is now number 2 of 3.');
  await page.keyboard.press('Enter');
  await expectOrder(page, ['A pump', 'A weir', 'A crane']);
  await press(button(page, 'Move to top: “A weir”'));
  await expectOrder(page, ['A weir', 'A pump', 'A crane']);
  await expect(button(page, 'Move up: “A weir”')).toHaveAttribute('aria-disabled', 'true');
  await said(page, /^Saved$/);
  await page.reload();
  await expectOrder(page, ['A weir', 'A pump', 'A crane']);
  await page.getByRole('link', { name: /^All/ }).click();
  await expect(page.getByRole('article', { name: 'A weir' })).toContainText('Choice 1');
  await expect(page.getByRole('article', { name: 'A crane' })).toContainText('Choice 3');
});

test('is carried with the keyboard alone, and read out on the way', async ({ page }) => {
  await tabTo(button(page, 'Move “A weir”'));
  await page.keyboard.press('Space');
  await said(page, 'Picked up “A weir”, number 3 of 3.');
  await handsReach(page);
  await page.keyboard.press('ArrowUp');
  await said(page, '“A weir” is over number 2 of 3.');
  await page.keyboard.press('ArrowUp');
  await said(page, '“A weir” is over number 1 of 3.');
  await page.keyboard.press('Space');
  await expectOrder(page, ['A weir', 'A crane', 'A pump']);
  await said(page, /^Saved$/);
  await page.keyboard.press('Space');
  await said(page, 'Picked up “A weir”, number 1 of 3.');
  await handsReach(page);
  await page.keyboard.press('ArrowDown');
  await said(page, '“A weir” is over number 2 of 3.');
  await page.keyboard.press('Escape');
  await expectOrder(page, ['A weir', 'A crane', 'A pump']);
  await page.reload();
  await expectOrder(page, ['A weir', 'A crane', 'A pump']);
});

test('is dragged with the mouse and survives a reload', async ({ page }) => {
  const grip = await button(page, 'Move “A crane”').boundingBox();
  const last = await rows(page).last().boundingBox();
  if (!grip || !last) throw new Error('There is nothing to drag.');
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
  await page.mouse.down();
  await page.mouse.move(grip.x, last.y + last.height / 2, { steps: 12 });
  await said(page, '“A crane” is over number 3 of 3.');
  await page.mouse.up();
  await expectOrder(page, ['A pump', 'A weir', 'A crane']);
  await said(page, /^Saved$/);
  await page.reload();
  await expectOrder(page, ['A pump', 'A weir', 'A crane']);
});

test('put while the connection is lost, it stays, and is saved again or taken back', async ({
  context,
  page,
}) => {
  await button(page, 'Save this order').click();
  await said(page, /^Saved$/);
  await context.setOffline(true);
  await button(page, 'Move up: “A weir”').click();
  await expect(page.getByRole('alert')).toContainText('Your order is not saved yet.');
  await expectOrder(page, ['A crane', 'A weir', 'A pump']);
  await button(page, 'Restore the saved order').click();
  await expectOrder(page, ['A crane', 'A pump', 'A weir']);
  await button(page, 'Move to top: “A weir”').click();
  await expect(page.getByRole('alert')).toContainText('Your order is not saved yet.');
  await context.setOffline(false);
  await button(page, 'Save again').click();
  await said(page, /^Saved$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expectOrder(page, ['A weir', 'A crane', 'A pump']);
});

test('quick changes while one is on its way send only the newest', async ({ page }) => {
  const sent: number[][] = [];
  let answers = () => {};
  const held = new Promise<void>((resolve) => {
    answers = resolve;
  });
  await page.route(rank, async (route) => {
    sent.push(route.request().postDataJSON().applicationIds);
    await held;
    await route.continue();
  });
  for (const name of ['Move up: “A weir”', 'Move up: “A weir”', 'Move up: “A pump”']) {
    await button(page, name).click();
  }
  await said(page, 'Saving…');
  answers();
  await said(page, /^Saved$/);
  const [weir, pump, crane] = ids;
  expect(sent).toEqual([
    [crane, weir, pump],
    [weir, pump, crane],
  ]);
});

test('an application decided meanwhile leaves the order, and the rest is saved', async ({
  page,
}) => {
  await page.route('**/api/Notifications/stream', (route) => route.abort());
  await page.reload();
  await expectOrder(page, ['A crane', 'A pump', 'A weir']);
  await company.move(ids[1]!, { event: 'reject', reason: 'places' });
  await button(page, 'Move to top: “A weir”').click();
  await expectOrder(page, ['A weir', 'A crane']);
  await said(page, /^Saved$/);
  await page.reload();
  await expectOrder(page, ['A weir', 'A crane']);
});
