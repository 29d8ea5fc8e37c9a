import { expect, flow, type Page, test } from '../product.ts';
import { type Company, theCompany } from './applications.ts';
import { tokenOf } from './demo.ts';
import { fill, press } from './keyboard.ts';
import { aNewcomer, enterAs, type Newcomer } from './newcomer.ts';

const place = '/student/myproject';
let mary: Newcomer;
let company: Company;
test.beforeEach(async ({ context, request }) => {
  mary = await aNewcomer(request);
  company = await theCompany(request);
  await enterAs(context, mary);
});

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');
/** Opens an offer by its card, and accepts it there. */
async function accept(page: Page, title: string) {
  await page.getByRole('link', { name: `Read the offer ${title}` }).click();
  await dialog(page).getByRole('button', { name: 'Accept' }).click();
}

test(
  'an offer says what is agreed by accepting, and is accepted there and nowhere else',
  flow,
  async ({ page }) => {
    const first = await company.applied(mary, 'A crane');
    const second = await company.applied(mary, 'A pump');
    await company.move(first, { event: 'offer' });
    await company.move(second, { event: 'offer', note: 'We liked your drawings.' });
    await page.goto(place);
    await expect(button(page, /^(Accept|Decline|Withdraw)/)).toHaveCount(0);
    await accept(page, 'A crane');
    await expect(dialog(page)).toHaveAccessibleName('Accept this offer');
    await expect(dialog(page)).toContainText('The place is yours at once');
    await expect(dialog(page)).not.toContainText('You already have a place');
    await dialog(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('You have accepted the place in “A crane”.')).toBeVisible();
    const working = page.getByRole('region', { name: /^Working on/ });
    await expect(working.getByRole('article', { name: 'A crane' })).toBeVisible();
    await page.keyboard.press('Escape');

    await press(card(page, 'A pump').getByRole('link', { name: /^Read the offer/ }));
    await expect(dialog(page)).toContainText('We liked your drawings.');
    const agreed = dialog(page).getByRole('region', { name: 'What you agree to by accepting' });
    await expect(agreed).toContainText('Who owns the work');
    await expect(dialog(page).getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
    await expect(dialog(page)).toContainText('7 days left');
    await press(dialog(page).getByRole('button', { name: 'Accept' }));
    await expect(dialog(page)).toContainText('You already have a place in “A crane”.');
    await fill(dialog(page).getByLabel('Message to the company'), 'See you on Monday.');
    await press(dialog(page).getByRole('button', { name: 'Accept' }));
    await expect(dialog(page)).toContainText('The place is yours.');
    await expect(dialog(page)).toContainText('Offer accepted');
    await expect(dialog(page)).toContainText('See you on Monday.');
    await expect(dialog(page).locator('#application-now')).toBeFocused();
    await expect(dialog(page).getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: /^Answer now/ })).toHaveCount(0);
  },
);

test('declining is asked twice, with a word to the company that a lost connection does not lose', async ({
  context,
  page,
}) => {
  const id = await company.applied(mary, 'A kiln');
  await company.move(id, { event: 'offer' });
  await page.goto(`${place}?application=${id}`);
  await dialog(page).getByRole('button', { name: 'Decline' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Decline this offer');
  await expect(dialog(page)).toContainText('Are you sure you want to decline this offer?');
  await dialog(page).getByRole('button', { name: 'Keep the offer' }).click();
  await expect(dialog(page)).toHaveAccessibleName('A kiln');
  await expect(dialog(page)).toContainText('Offered');

  await press(dialog(page).getByRole('button', { name: 'Decline' }));
  await fill(dialog(page).getByLabel('Message to the company'), 'I have another place.');
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Decline' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Your message is still here');
  await expect(dialog(page).getByLabel('Message to the company')).toHaveValue(
    'I have another place.',
  );
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Decline' }).click();
  await expect(dialog(page)).toHaveAccessibleName('A kiln');
  await expect(dialog(page)).toContainText('You declined the place.');
  await expect(dialog(page)).toContainText('I have another place.');
  await page.keyboard.press('Escape');
  await expect(card(page, 'A kiln')).toContainText('Declined');
  await page.reload();
  await expect(card(page, 'A kiln')).toContainText('Declined');
});

test('withdrawing is asked twice; Esc keeps the application', async ({ page }) => {
  await company.applied(mary, 'A sluice');
  await page.goto(place);
  const withdraw = button(page, 'Withdraw A sluice');
  await press(withdraw);
  await expect(dialog(page)).toContainText('Are you sure you want to withdraw this application?');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(withdraw).toBeFocused();
  await expect(card(page, 'A sluice')).toContainText('Under Review');
  await page.keyboard.press('Enter');
  await press(dialog(page).getByRole('button', { name: 'Withdraw' }));
  await expect(card(page, 'A sluice')).toContainText('Withdrawn');
  await expect(card(page, 'A sluice').getByRole('heading')).toBeFocused();
  await expect(withdraw).toHaveCount(0);
});

test('a move somebody else was faster with says so and shows what is true now', async ({
  page,
  request,
}) => {
  const id = await company.applied(mary, 'A weir');
  await company.move(id, { event: 'offer' });
  // Nothing tells the page that the office has taken the offer back.
  await page.route('**/api/Notifications/stream', (route) => route.abort());
  await page.goto(place);
  await accept(page, 'A weir');
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  await request.put(`/api/RegProjects/${id}/status`, {
    headers,
    data: { event: 'reject', reason: 'taken-back' },
  });
  await dialog(page).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('alert')).toContainText(
    '“A weir” has changed in the meantime. This application is Rejected.',
  );
  await page.keyboard.press('Escape');
  await expect(card(page, 'A weir')).toContainText('Rejected');
});

test('a place is given up by that name; one that ended early is answered once, and the company reads it', async ({
  page,
  request,
}) => {
  const given = await company.applied(mary, 'A quay');
  const ended = await company.applied(mary, 'A jetty');
  for (const id of [given, ended]) {
    await company.move(id, { event: 'offer' });
    const data = { event: 'accept' };
    await request.put(`/api/RegProjects/${id}/status`, { headers: mary.headers, data });
  }
  await company.move(ended, { event: 'end', reason: 'no-show', note: 'We waited a week.' });
  await page.goto(place);
  await button(page, 'Withdraw A quay').click();
  await expect(dialog(page)).toHaveAccessibleName('Give up your place');
  await dialog(page).getByRole('button', { name: 'Keep the place' }).click();

  await page.getByRole('link', { name: /^Past 1/ }).click();
  await card(page, 'A jetty').getByRole('link', { name: /^View/ }).click();
  await expect(dialog(page)).toContainText('Ended early');
  await expect(dialog(page)).toContainText('The student did not take part.');
  await dialog(page).getByRole('button', { name: 'Answer' }).click();
  await dialog(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog(page)).toContainText('Enter your answer.');
  await dialog(page).getByLabel('Your answer').fill('I was ill.');
  await dialog(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog(page)).toContainText('I was ill.');
  await expect(dialog(page).getByRole('button', { name: 'Answer' })).toHaveCount(0);
});
