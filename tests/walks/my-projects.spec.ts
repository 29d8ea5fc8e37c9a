import { type Company, theCompany } from '../journeys/applications.ts';
import { hold } from '../journeys/hold.ts';
import { press } from '../journeys/keyboard.ts';
import { aNewcomer, enterAs, type Newcomer } from '../journeys/newcomer.ts';
import { expect, type Page, test } from '../product.ts';

const place = '/student/myproject';
let mary: Newcomer;
let company: Company;
test.beforeEach(async ({ context, request }) => {
  mary = await aNewcomer(request);
  company = await theCompany(request);
  await enterAs(context, mary);
});

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const dialog = (page: Page) => page.getByRole('dialog');

test('what waits for the student comes first, what is over last and folded, page by page', async ({
  page,
}) => {
  for (let n = 1; n <= 10; n += 1) {
    const rejected = await company.applied(mary, `Gate ${n}`);
    await company.move(rejected, { event: 'reject', reason: 'skills' });
  }
  await company.applied(mary, 'A crane');
  const offered = await company.applied(mary, 'A pump');
  await company.move(offered, { event: 'offer' });
  await page.goto(place);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Answer now 1',
    'A pump',
    'Applied 1',
    'A crane',
    /^Past 10/,
  ]);
  await page.getByRole('link', { name: /^Past 10/ }).click();
  await expect(page).toHaveURL(`${place}?show=past`);
  await expect(cards(page)).toHaveCount(11);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${place}?show=past&page=2`);
  await expect(cards(page)).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(cards(page)).toHaveCount(2);
  await page.goto(`${place}?show=past&page=400`);
  await expect(cards(page)).toHaveCount(3);
});

test('where everything is over, it is shown', async ({ page }) => {
  const rejected = await company.applied(mary, 'A sluice');
  await company.move(rejected, { event: 'reject', reason: 'skills' });
  await page.goto(place);
  await expect(card(page, 'A sluice')).toBeVisible();
});

test('an application opens by its address, also from another page, and tells its story', async ({
  page,
}) => {
  const id = await company.applied(mary, 'The first one', 'I dig,\nand I draw.');
  await company.move(id, { event: 'shortlist' });
  const note = 'Do write again in spring.';
  await company.move(id, { event: 'reject', reason: 'availability', note });
  for (let n = 1; n <= 9; n += 1) await company.applied(mary, `Later ${n}`);
  await page.goto(`${place}?application=${id}`);
  await expect(dialog(page)).toHaveAccessibleName('The first one');
  const moves = dialog(page).getByRole('region', { name: 'History' });
  await expect(moves.getByRole('listitem')).toHaveText([
    /^Application sent.* · You$/,
    /^Shortlisted.* · /,
    /^Not selected.*The dates or hours did not fit the project\.Do write again in spring\.$/,
  ]);
  for (const text of ['I dig,', 'Surveying', '14 days', 'Leeds', 'Rejected']) {
    await expect(dialog(page)).toContainText(text);
  }
  const width = async () => (await dialog(page).locator('.modal-content').boundingBox())?.width;
  await expect.poll(width).toBe(600);
  await expect(dialog(page).getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(place);
});

test('View gives the focus back; what is not there and what does not come is said', async ({
  page,
}) => {
  const id = await company.applied(mary, 'A weir');
  await page.goto(place);
  const view = card(page, 'A weir').getByRole('link', { name: /^View/ });
  await press(view);
  await expect(dialog(page)).toContainText('History');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(view).toBeFocused();

  await page.goto(`${place}?application=99999999`);
  await expect(dialog(page).getByRole('alert')).toContainText('Application not found');
  const address = `**/api/RegProjects/${id}`;
  await page.route(address, (route) => route.abort());
  await page.goto(`${place}?application=${id}`);
  await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(address);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).toContainText('History');
});

test('a stranger’s application answers like one that is not there', async ({ page, request }) => {
  const other = await aNewcomer(request);
  const id = await company.applied(other, 'Not hers', 'A secret.');
  await page.goto(`${place}?application=${id}`);
  await expect(dialog(page).getByRole('alert')).toContainText('Application not found');
  await expect(page.getByText('A secret.')).toHaveCount(0);
});

test('loading, a failure that can be tried again, and nothing yet', async ({ page }) => {
  const answers = await hold(page, '**/api/RegProjects/student/*', (route) => route.abort());
  await page.goto(place);
  await expect(page.getByText('Loading your applications…')).toBeAttached();
  answers();
  await expect(page.getByRole('alert')).toHaveText(
    'Your applications could not be loaded. Try again later.',
  );
  await page.unroute('**/api/RegProjects/student/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse Projects' }).last().click();
  await expect(page).toHaveURL('/student/dashboard');
});

test('what happens elsewhere shows without a reload, also what happened while offline', async ({
  context,
  page,
}) => {
  const id = await company.applied(mary, 'A lock');
  const followed = page.waitForResponse('**/api/Notifications/stream');
  await page.goto(place);
  await expect(card(page, 'A lock')).toContainText('Under Review');
  await followed;
  await company.move(id, { event: 'shortlist' });
  await expect(card(page, 'A lock')).toContainText('Shortlisted');
  await context.setOffline(true);
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await company.move(id, { event: 'offer' });
  await expect(card(page, 'A lock')).toContainText('Shortlisted');
  await context.setOffline(false);
  await expect(card(page, 'A lock')).toContainText(
    /Accept or decline by \w+day \d+ \w+, \d\d:\d\d [A-Z]+; 7 days left/,
  );
  await expect(page.getByText('The connection is lost.')).toBeHidden();
});
