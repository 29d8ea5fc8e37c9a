import { theCompany } from '../journeys/applications.ts';
import { hold } from '../journeys/hold.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { aNewcomer, enterAs } from '../journeys/newcomer.ts';
import { type APIRequestContext, type Browser, expect, test } from '../product.ts';

const place = '/student/myproject';
const ownList = '**/api/RegProjects/student/*';

type Newcomer = Awaited<ReturnType<typeof aNewcomer>>;

async function opened(browser: Browser, who: Newcomer) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await enterAs(context, who);
  const page = await context.newPage();
  const look = (name: string, widths?: readonly number[]) =>
    expectAccessible(page, `my-projects-${name}`, widths);
  return { context, page, look };
}

/** Ten applications, one offered and one rejected. @returns the number of the offered one */
async function appliedToMany(request: APIRequestContext, mary: Newcomer): Promise<number> {
  const company = await theCompany(request);
  const message = 'I have built three, and drawn more than I can count. '.repeat(6);
  const offered = await company.applied(
    mary,
    'A very long-winded footbridge over the upper mill race',
    message,
  );
  await company.move(offered, { event: 'shortlist' });
  await company.move(offered, { event: 'offer', note: 'We liked your drawings.' });
  const rejected = await company.applied(mary, 'A kiln', message);
  const note = 'Please look at our next postings.';
  await company.move(rejected, { event: 'reject', reason: 'skills', note });
  await company.applied(mary, 'A pump');
  for (let n = 1; n <= 7; n += 1) await company.applied(mary, `Lock gate ${n}`);
  return offered;
}

test('My Projects without a finding at 360 and 1280: loading, failed, nothing yet', async ({
  browser,
  request,
}) => {
  const { context, page, look } = await opened(browser, await aNewcomer(request));
  const answers = await hold(page, ownList, (route) => route.abort());
  await page.goto(place);
  await expect(page.getByText('Loading your applications…')).toBeAttached();
  await look('loading');
  answers();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('failed');
  await page.unroute(ownList);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await look('empty');
  await context.close();
});

test('My Projects without a finding at 360 and 1280: many, and the dialogs', async ({
  browser,
  request,
}) => {
  const mary = await aNewcomer(request);
  const { context, page, look } = await opened(browser, mary);
  const offered = await appliedToMany(request, mary);
  await page.goto(place);
  await expect(page.getByRole('article')).toHaveCount(9);
  await look('full', everyWidth);
  await page.goto(`${place}?show=past`);
  await page.getByRole('link', { name: /A kiln$/ }).click();
  await expect(page.getByRole('dialog')).toContainText('History');
  await look('rejected');
  await page.goto(`${place}?application=${offered}`);
  await expect(page.getByRole('dialog')).toContainText('History');
  await look('offered');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Decline this offer');
  await look('confirm');
  await page.goto(`${place}?application=99999999`);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await look('absent');
  await context.close();
});

test('My Projects without a finding at 360 and 1280: the order, and offline', async ({
  browser,
  request,
}) => {
  const mary = await aNewcomer(request);
  const { context, page, look } = await opened(browser, mary);
  await appliedToMany(request, mary);
  await page.goto(`${place}?view=order`);
  await expect(page.getByRole('button', { name: 'Save this order' })).toBeVisible();
  await look('order');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save this order' }).click();
  await expect(page.getByRole('button', { name: 'Save again' })).toBeVisible();
  await look('order-offline');
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await look('offline');
  await context.close();
});

test('an order of none, and nothing but what is over', async ({ browser, request }) => {
  const mary = await aNewcomer(request);
  const { context, page, look } = await opened(browser, mary);
  const company = await theCompany(request);
  const only = await company.applied(mary, 'A weir');
  await company.move(only, { event: 'reject', reason: 'places' });
  await page.goto(place);
  await expect(page.getByRole('heading', { name: 'Past 1' })).toBeVisible();
  await look('only-past');
  await page.getByRole('link', { name: 'Order of preference' }).click();
  await expect(page.getByRole('heading', { name: 'No applications to order' })).toBeVisible();
  await look('nothing-to-order');
  await context.close();
});
