import { expect, flow, type Page, test } from '../product.ts';
import { stateConditions } from './company.ts';
import { postProjects, signIn, tokenOf } from './demo.ts';

const project = `Gantry ${Date.now()}`;

test.beforeAll(({ playwright, baseURL }) =>
  playwright.request.newContext({ baseURL }).then((request) => postProjects(request, [project])),
);

/** Ends the session a page is signed in with, from somewhere else. */
async function endFromElsewhere(page: Page, token: string): Promise<void> {
  const answer = await page.request.post('/api/Auth/Logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await expect(page.getByText('Your session has ended. Sign in to continue where')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The dialogs a browser itself puts up; answered with yes. */
function questionsOf(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  return questions;
}

const expectNoDrafts = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft'))),
    )
    .toEqual([]);

test(
  'a project being written outlives the session, and is posted after signing in again',
  flow,
  async ({ page, context }) => {
    const token = await signIn(context, 'company');
    const questions = questionsOf(page);
    await page.goto('/company/post-project');
    await page.getByLabel('Title').fill(`${project}, drawn anew`);
    await page.getByLabel('Description').fill('Draw it again.');
    await page.getByLabel('Engineering type').selectOption('Civil');
    await page.getByLabel('Location').fill('Leeds');
    await page.getByLabel('Duration in days').fill('14');
    await stateConditions(page);
    // The page hears of it by itself, as it listens for notifications.
    await endFromElsewhere(page, token);
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fcompany%2Fpost-project&reason=expired$/);

    await signInAgain(page, 'company@trestle.example');
    await expect(page).toHaveURL(/\/company\/post-project$/);
    await expect(page.getByLabel('Title')).toHaveValue(`${project}, drawn anew`);
    await expect(page.getByLabel('Duration in days')).toHaveValue('14');
    await page.getByRole('button', { name: 'Post project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Post project' }).click();
    await expect(page.getByRole('article', { name: `${project}, drawn anew` })).toBeVisible();
    await expectNoDrafts(page);
    expect(questions).toEqual([]);
  },
);

test('an application being written outlives the session, in the same dialog', async ({
  page,
  context,
}) => {
  const token = await signIn(context, 'student');
  const questions = questionsOf(page);
  // Its line to the notifications is cut, so the page learns of the end by what it asks itself.
  await page.route('**/api/Notifications/stream', (route) => route.abort());
  const address = `/student/dashboard?search=${encodeURIComponent(project)}`;
  await page.goto(address);
  const card = page.getByRole('article', { name: project, exact: true });
  await card.getByRole('button', { name: /^Register/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('I have built three.');
  await endFromElsewhere(page, token);
  await dialog.getByRole('button', { name: 'Submit application' }).click();

  await signInAgain(page, 'student@trestle.example');
  await expect(page).toHaveURL(/\/student\/dashboard\?search=/);
  await expect(dialog.getByLabel('Message')).toHaveValue('I have built three.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(card).toBeVisible();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: /^Register/ }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue('I have built three.');
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expect(card).toContainText('You have applied.');
  await expectNoDrafts(page);
  expect(questions).toEqual([]);
});

test('Logout asks before it forgets what was typed', async ({ page, context }) => {
  await signIn(context, 'company');
  const questions = questionsOf(page);
  await page.goto('/company/post-project');
  await page.getByLabel('Title').fill('Half a title');
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  const dialog = page.getByRole('dialog', { name: 'Logout' });
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(logout).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Half a title');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Half a title');
  await logout.click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expectNoDrafts(page);
  expect(questions).toEqual([]);
});

test('signing out tells the server; every tab leaves, even when the server does not answer', async ({
  context,
}) => {
  const token = await signIn(context, 'student');
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    await page.goto('/student/settings');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  }
  const told = one.waitForRequest('**/api/Auth/Logout');
  await one.route('**/api/Auth/Logout', (route) => route.abort());
  await one.getByRole('button', { name: 'Logout' }).click();
  expect((await told).headers().authorization).toBe(`Bearer ${token}`);
  await expect(one).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login\?next=%2Fstudent%2Fsettings&reason=expired$/);
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the list of sessions: ends one of them after a yes', async ({ page, context, browser }) => {
  await signIn(context, 'admin');
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const token = await tokenOf(phone.request, 'admin');
  await page.goto('/admin/settings');
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox on Linux' }).first();
  await expect(row).toContainText('Last used just now');
  await expect(row.locator('time').first()).toHaveAttribute('title', /\d \w{3}, \d\d:\d\d/);
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);

  const end = row.getByRole('button', { name: /^End the session on Firefox on Linux/ });
  await end.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(end).toBeFocused();
  await end.click();
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  const headers = { authorization: `Bearer ${token}` };
  expect((await phone.request.get('/api/Auth/Sessions', { headers })).status()).toBe(401);
  await phone.close();
});

test('a list that did not load says so and can be asked for again', async ({ page, context }) => {
  await signIn(context, 'student');
  await page.route('**/api/Auth/Sessions', (route) => route.abort());
  await page.goto('/student/settings');
  await expect(page.getByRole('alert')).toHaveText(/^Your sessions could not be loaded/);
  await page.unroute('**/api/Auth/Sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This device')).toBeVisible();
});

test('nothing of a guarded page flashes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = () => document.body?.innerText ?? '';
    new MutationObserver(() => {
      if (/Logout|Settings|Change password/.test(seen())) sessionStorage.setItem('flash', seen());
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('/student/settings');
  await expect(page).toHaveURL(/\/auth\/login\?next=%2Fstudent%2Fsettings$/);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('flash'))).toBeNull();
});

test('a link of one’s other account leads there once one has switched to it', async ({
  page,
  context,
}) => {
  await signIn(context, 'student');
  await page.goto('/company/work?view=all');
  await expect(page).toHaveURL(/\/student\/dashboard\?reason=other-role/);
  await page.getByRole('button', { name: 'Open it with your other account' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.getByLabel('Email').fill('company@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/company\/work\?view=all$/);
});
