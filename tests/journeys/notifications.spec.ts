import { expect, flow, type Page, test } from '../product.ts';
import { hold } from './hold.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer, enterAs, somethingHappens } from './newcomer.ts';

const place = '/student/Notifications';
const cards = (page: Page) => page.getByRole('article');
const inNavigation = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: /^Notifications/ });
const close = (page: Page) => page.getByRole('button', { name: /^Dismiss “/ });

test(
  'arrives without a reload, is dismissed by keyboard and stays dismissed',
  flow,
  async ({ context, page, request }) => {
    const mary = await aNewcomer(request);
    await enterAs(context, mary);
    await page.goto(place);
    await expect(page.getByRole('heading', { name: 'No new notifications' })).toBeVisible();
    await expect(page).toHaveTitle(/^Notifications/);
    await expect(page.getByRole('button', { name: 'Dismiss all' })).toBeHidden();
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));

    await somethingHappens(request, mary, 'A pump');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('“A pump”');
    await expect(page.getByRole('status').filter({ hasText: 'New notification' })).toBeVisible();
    await expect(page).toHaveTitle(/^\(1\) Notifications/);
    await expect(inNavigation(page)).toHaveAccessibleName('Notifications 1 unread');
    await somethingHappens(request, mary, 'A sluice');
    await somethingHappens(request, mary, 'A weir');
    await expect(cards(page)).toHaveCount(3);
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);

    await close(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'You have an offer' }).first()).toBeFocused();
    const earlier = page.getByRole('region', { name: 'Earlier' });
    const today = earlier.getByRole('region', { name: 'Today' }).getByRole('listitem');
    await expect(today).toHaveCount(1);
    await expect(today).toContainText('“A weir”');
    await expect(today).toContainText('Read');
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).filter({ hasText: 'A weir' })).toHaveCount(0);
    await expect(today).toHaveCount(1);

    const dismissed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Dismiss all' }).click();
    await expect(page.getByRole('heading', { name: 'No new notifications' })).toBeVisible();
    await dismissed;
    await expect(page).toHaveTitle(/^Notifications/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No new notifications' })).toBeVisible();
  },
);

test('on a phone what arrives covers neither the list nor the links', async ({
  context,
  page,
  request,
}) => {
  const mary = await aNewcomer(request);
  await enterAs(context, mary);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(place);
  await expect(page.getByRole('heading', { name: 'No new notifications' })).toBeVisible();
  await somethingHappens(request, mary, 'A pump');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'New notification' })).toHaveCount(1);
  await expect(page.locator('.toast')).toHaveCount(0);

  await page.getByRole('link', { name: 'Profile' }).click();
  await somethingHappens(request, mary, 'جسر 12');
  // A name keeps its direction, and leaves the words around it theirs.
  await expect(page.locator('.toast')).toContainText('\u2068جسر 12\u2069');
  await expect(async () => {
    const toast = await page.locator('.toast').boundingBox();
    const links = await page.locator('.area-nav').boundingBox();
    if (!toast || !links) throw new Error('There is no toast, or no links.');
    expect(toast.y + toast.height).toBeLessThanOrEqual(links.y);
    expect(toast.x + toast.width).toBeLessThanOrEqual(360);
  }).toPass();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await inNavigation(page).click();
  await expect(cards(page).first()).toContainText('“\u2068جسر 12\u2069”');
});

test('a dismissal that fails comes back with a sentence', async ({ context, page, request }) => {
  const mary = await aNewcomer(request);
  await somethingHappens(request, mary, 'A crane');
  await enterAs(context, mary);
  await page.goto(place);
  await page.route('**/api/Notifications/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await close(page).click();
  await expect(page.getByRole('alert')).toContainText('was not dismissed');
  await expect(cards(page)).toHaveCount(1);
  await page.unroute('**/api/Notifications/*');
  await close(page).click();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('what is dismissed stays away, whatever list was sent meanwhile, and is told in order', async ({
  context,
  page,
  request,
}) => {
  const mary = await aNewcomer(request);
  for (const title of ['A crane', 'A lock']) await somethingHappens(request, mary, title);
  await enterAs(context, mary);
  await page.goto(place);
  await expect(cards(page)).toHaveCount(2);
  const told: string[] = [];
  const answers = await hold(page, /Notifications\/\d+$/, (route) => {
    if (route.request().method() === 'DELETE') told.push(route.request().url());
    return route.continue();
  });
  const ids = await cards(page)
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ id }) => id));
  await close(page).first().click();
  await close(page).click();
  await expect(cards(page)).toHaveCount(0);
  await somethingHappens(request, mary, 'A weir');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('“A weir”');
  answers();
  const numberOf = (name: string) => name.replace(/.*\D/, '');
  await expect.poll(() => told.map(numberOf)).toEqual(ids.map(numberOf));
  await expect(cards(page)).toHaveCount(1);
});

test('loading, a failure that can be tried again, and what happened while offline', async ({
  context,
  page,
  request,
}) => {
  const mary = await aNewcomer(request);
  await enterAs(context, mary);
  const answers = await hold(page, '**/api/Notifications', (route) => route.abort());
  await page.route('**/api/Notifications/stream', (route) => route.abort());
  await page.goto(place);
  await expect(page.getByText('Loading your notifications…')).toBeAttached();
  answers();
  await expect(page.getByRole('alert')).toHaveText(
    'Your notifications could not be loaded. Try again later.',
  );
  await page.unroute('**/api/Notifications');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No new notifications' })).toBeVisible();
  await expect(page.getByText('The connection is lost.')).toBeVisible();

  await page.unroute('**/api/Notifications/stream');
  await expect(page.getByText('The connection is lost.')).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await somethingHappens(request, mary, 'A lock gate');
  await context.setOffline(false);
  await expect(cards(page).filter({ hasText: 'A lock gate' })).toBeVisible();
});

test('where each kind goes is chosen in the settings and kept; a failure goes back', async ({
  context,
  page,
  request,
}) => {
  await enterAs(context, await aNewcomer(request));
  await page.goto(place);
  await page.getByRole('link', { name: 'How we notify you' }).click();
  await expect(page).toHaveURL('/student/settings');
  const news = page.getByRole('group', { name: 'Your project has an update' });
  await expect(news.getByLabel('Page')).toBeChecked();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/choices') && answer.request().method() === 'PUT',
  );
  await news.getByLabel('Both').check();
  await expect(news.getByLabel('Both')).toBeChecked();
  await kept;
  await page.reload();
  await expect(news.getByLabel('Both')).toBeChecked();
  await page.route('**/api/Notifications/choices', (route) => route.abort());
  await news.getByLabel('Neither').click();
  await expect(page.getByRole('alert')).toContainText('Your change was not saved');
  await expect(news.getByLabel('Both')).toBeChecked();
});

test('without a finding at 360 and 1280', async ({ browser, request }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const mary = await aNewcomer(request);
  await enterAs(context, mary);
  const page = await context.newPage();
  const answers = await hold(page, '**/api/Notifications{,/**}');
  await page.goto(place);
  await expect(page.getByText('Loading your notifications…')).toBeAttached();
  await expectAccessible(page, 'notifications-loading');
  answers();
  await expect(page.getByRole('heading', { name: 'No new notifications' })).toBeVisible();
  await expectAccessible(page, 'notifications-empty');
  await somethingHappens(request, mary, 'A very long-winded footbridge over the upper mill race');
  await somethingHappens(request, mary, 'A kiln');
  await expect(cards(page)).toHaveCount(2);
  await expectAccessible(page, 'notifications-full', everyWidth);
  await close(page).first().click();
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await expectAccessible(page, 'notifications-earlier', everyWidth);
  await context.setOffline(true);
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await expectAccessible(page, 'notifications-offline');
  await context.setOffline(false);
  await page.route('**/api/Notifications/**', (route) => route.abort());
  await page.route('**/api/Notifications', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'notifications-failed');
  await context.close();
});
