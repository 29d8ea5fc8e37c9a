import { signIn } from '../journeys/demo.ts';
import { dashboard, moveProject, postProject } from '../journeys/project.ts';
import { expect, test } from '../product.ts';

const mark = `Trolley ${Date.now()}`;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  await postProject(request, { title: `${mark} open` });
  const started = await postProject(request, { title: `${mark} started` });
  await moveProject(request, started, 'Ongoing');
  await postProject(request, { title: 'A handcart', skills: `Rails, ${mark}` });
  await request.dispose();
});
test.beforeEach(({ context }) => signIn(context, 'student').then(() => {}));

test('what one can apply to comes first, “Open only” hides the rest and is remembered', async ({
  page,
}) => {
  await page.goto(dashboard({ search: mark }));
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  const all = [`${mark} open`, 'A handcart', `${mark} started`];
  await expect(titles).toHaveText(all);
  const openOnly = page.getByRole('checkbox', { name: 'Open only' });
  await openOnly.check();
  await expect(page).toHaveURL(/open=true/);
  await expect(titles).toHaveText(all.slice(0, 2));
  await expect(page.getByText('2 projects open for registration')).toBeVisible();

  await page.goBack();
  await expect(openOnly).not.toBeChecked();
  await expect(titles).toHaveText(all);
  await openOnly.check();
  await page.getByRole('link', { name: 'My Projects' }).click();
  await page.getByRole('link', { name: 'Browse Projects' }).click();
  await expect(openOnly).toBeChecked();
  await expect(page).toHaveURL(/open=true/);
  await openOnly.uncheck();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(openOnly).not.toBeChecked();
});

test('a click anywhere on a card opens its project; Register stays Register', async ({ page }) => {
  await page.goto(dashboard({ search: `${mark} open` }));
  const card = page.getByRole('article', { name: `${mark} open` });
  const dialog = page.getByRole('dialog', { name: `${mark} open` });
  for (const part of [card.getByRole('heading'), card.getByText('14 days')]) {
    // What is pressed lies above the card's text.
    await part.click({ force: true });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card.getByRole('link', { name: /^Read more/ })).toBeFocused();
  }
  // The company's name leads to its page; one link leads to the project.
  await expect(card.getByRole('link')).toHaveCount(2);
  await card.getByRole('button', { name: /^Register/ }).click();
  await expect(page.getByRole('dialog', { name: 'Apply' })).toBeVisible();
});
