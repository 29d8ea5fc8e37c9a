import { expect, type Page, test } from '../product.ts';
import { aNewcomer, enterAs, type Newcomer } from './newcomer.ts';
import { applicationsTo, dashboard, postProject } from './project.ts';

const sent = 'Application submitted successfully!';
const failed = 'Failed to submit application. Please try again.';
let ada: Newcomer;
let pid: number;
let title: string;

test.beforeEach(async ({ context, request }) => {
  ada ??= await aNewcomer(request);
  await enterAs(context, ada);
  title = `Pile driver ${Date.now()}`;
  pid = await postProject(request, { title });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Apply' });
const submitOf = (page: Page) => page.getByRole('button', { name: 'Submit application' });

test('a double click makes one application', async ({ page, request }) => {
  await page.goto(dashboard({ search: title }));
  await page.getByRole('button', { name: /^Register/ }).click();
  await expect(page).toHaveURL(new RegExp(`apply=${pid}`));
  await page.route('**/api/RegProjects', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await submitOf(page).dblclick();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).not.toHaveURL(/apply=/);
  await expect(page.getByRole('article')).toContainText('You have applied.');
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  expect(await applicationsTo(request, pid)).toBe(1);
});

for (const again of ['at once', 'after a reload', 'in a new tab']) {
  test(`an answer that was lost is asked for again ${again}: one application`, async ({
    page,
    context,
    request,
  }) => {
    const keys: (string | undefined)[] = [];
    await context.route('**/api/RegProjects', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    // The list as it was: nothing on the page knows yet that the application is in.
    await context.route('**/api/Projects?*', async (route) => {
      const answer = await route.fetch();
      const rows = await answer.json();
      for (const row of rows) row.applied = false;
      await route.fulfill({ response: answer, json: rows });
    });
    await page.goto(dashboard({ search: title, apply: `${pid}` }));
    await page.getByLabel('Message').fill('I have driven three.');
    await submitOf(page).click();
    await expect(dialogOf(page).getByRole('alert')).toHaveText(failed);
    expect(await applicationsTo(request, pid)).toBe(1);

    if (again === 'after a reload') await page.reload();
    const asking = again === 'in a new tab' ? await context.newPage() : page;
    if (asking !== page) {
      await page.close();
      await asking.goto(dashboard({ search: title, apply: `${pid}` }));
    }
    await expect(asking.getByLabel('Message')).toHaveValue('I have driven three.');
    await submitOf(asking).click();
    await expect(asking.getByText(sent)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await applicationsTo(request, pid)).toBe(1);
  });
}

test('a list that already knows of the application says so in the dialog', async ({ page }) => {
  // Live news would have the list read again before anybody has seen the failure.
  await page.route('**/api/Notifications/stream', () => {});
  await page.route('**/api/RegProjects', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto(dashboard({ search: title, apply: `${pid}` }));
  await submitOf(page).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText(failed);
  await page.reload();
  await expect(dialogOf(page)).toContainText('You have applied.');
  await expect(submitOf(page)).toBeHidden();
  await dialogOf(page).locator('.modal-footer').getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('a draft survives a closed tab, a cancel and Esc, and is forgotten once it is sent', async ({
  page,
  context,
}) => {
  await page.goto(dashboard({ search: title }));
  await page.getByRole('button', { name: /^Register/ }).click();
  await page.getByLabel('Message').fill('Half a sentence');
  await page.getByLabel('Resume link').fill('https://ada.example/cv');
  await page.close();

  const later = await context.newPage();
  await later.goto(dashboard({ search: title }));
  const register = later.getByRole('button', { name: /^Register/ });
  await expect(register).toHaveAccessibleDescription('Your draft is saved.');
  for (const leave of ['Escape', 'Cancel']) {
    await register.click();
    await expect(later.getByLabel('Message')).toHaveValue('Half a sentence');
    await expect(later.getByLabel('Resume link')).toHaveValue('https://ada.example/cv');
    if (leave === 'Escape') await later.keyboard.press('Escape');
    else await later.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialogOf(later)).toBeHidden();
    await expect(register).toBeFocused();
  }
  await register.click();
  await submitOf(later).click();
  await expect(later.getByText(sent)).toBeVisible();
  const drafts = () =>
    later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')));
  await expect.poll(drafts).toEqual([]);
});

test('what the server refuses stays in the dialog with its reason, and the card learns of it', async ({
  page,
  request,
}) => {
  // Nothing tells the page that they have applied elsewhere.
  await page.route('**/api/Notifications/stream', (route) => route.abort());
  await page.goto(dashboard({ search: title }));
  await page.getByRole('button', { name: /^Register/ }).click();
  await page.getByLabel('Message').fill('First.');
  await request.post('/api/RegProjects', {
    headers: ada.headers,
    data: { studentId: ada.sId, projectId: pid },
  });
  await submitOf(page).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText(failed);
  await expect(dialogOf(page).getByRole('alert')).toContainText('already applied');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toContainText('You have applied.');
});
