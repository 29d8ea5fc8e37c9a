import { type APIRequestContext, expect, flow, type Page, test } from '../product.ts';
import { signIn, tokenOf } from './demo.ts';
import { fill, press, tabTo } from './keyboard.ts';
import { expectAccessible } from './looks.ts';

const calls = '**/api/Contactus**';
let count = 0;

/** Somebody writes through the contact form. @returns the subject, which nobody else has */
async function aMessage(request: APIRequestContext): Promise<string> {
  count += 1;
  const Subject = `Question ${count} of ${Date.now()}`;
  const data = {
    Name: 'Ada Quay',
    Email: 'ada@example.com',
    Subject,
    Message: 'May I see the crane?',
  };
  await request.post('/api/Contactus', { data });
  return Subject;
}

const row = (page: Page, subject: string) => page.getByRole('link', { name: subject });
const message = (page: Page) => page.getByRole('article', { name: 'Message' });

test(
  'open, take over, note and answer a message by keyboard alone',
  flow,
  async ({ page, context }) => {
    const subject = await aMessage(context.request);
    await signIn(context, 'admin');
    await page.goto('/admin/support');
    await press(row(page, subject));
    await expect(message(page)).toContainText('May I see the crane?');
    await expect(message(page).getByRole('heading', { name: subject })).toBeFocused();
    await expect(page).toHaveURL(/message=\d+/);

    await press(page.getByRole('button', { name: 'Assign to me' }));
    await expect(page.getByRole('combobox', { name: 'Assigned to' })).not.toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Assigned to' })).toBeFocused();
    await fill(page.getByLabel('Internal note'), 'The yard knows.');
    await press(page.getByRole('button', { name: 'Save note' }));
    await expect(message(page).getByText('Saved', { exact: true })).toBeVisible();
    await fill(page.getByLabel('Reply by email'), 'Yes, on Monday.');
    await press(page.getByRole('button', { name: 'Send reply' }));
    await expect(message(page).getByRole('list', { name: 'Replies' })).toContainText(
      'Yes, on Monday.',
    );
    await expect(message(page).getByText('Sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('answered');
    await expect(page.getByLabel('Reply by email')).toHaveValue('');

    await press(page.getByRole('button', { name: 'Back to the list' }));
    await expect(row(page, subject)).toBeFocused();
    await expect(row(page, subject)).toContainText('Answered');
    await page.goto('/admin/support?mine=true');
    await expect(row(page, subject)).toBeVisible();
    await row(page, subject).click();
    await expect(page.getByLabel('Internal note')).toHaveValue('The yard knows.');
    await tabTo(page.getByRole('combobox', { name: 'State' }));
    await page.keyboard.type('Closed');
    await expect(row(page, subject)).toContainText('Closed');
    await page.getByRole('combobox', { name: 'Assigned to' }).selectOption('Nobody');
    // It is mine no more.
    await expect(row(page, subject)).toBeHidden();
    await page.goto('/admin/support');
    await expect(row(page, subject)).toContainText('Closed');
    await expect(row(page, subject)).not.toContainText('· for');
  },
);

test('a message is deleted by keyboard alone, once that is confirmed', async ({
  page,
  context,
}) => {
  const subject = await aMessage(context.request);
  await signIn(context, 'admin');
  await page.goto('/admin/support');
  await press(row(page, subject));
  const remove = page.getByRole('button', { name: 'Delete message' });
  await press(remove);
  const dialog = page.getByRole('dialog', { name: 'Delete message' });
  await expect(dialog).toContainText('Its replies and the internal note are deleted too.');
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(remove).toBeFocused();
  await press(remove);
  await press(dialog.getByRole('button', { name: 'Delete', exact: true }));
  await expect(page.getByText('Message deleted.')).toBeVisible();
  await expect(row(page, subject)).toBeHidden();
  await expect(message(page)).toBeHidden();
});

test('a reply that is not sent keeps its text, over a reload too, and is mailed once', async ({
  page,
  context,
}) => {
  const subject = await aMessage(context.request);
  await signIn(context, 'admin');
  await page.goto('/admin/support');
  await row(page, subject).click();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/Contactus/*/replies', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first is done at the server, but its answer is lost.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('Message is required.')).toBeVisible();
  await page.getByLabel('Reply by email').fill('Come at nine.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByRole('alert')).toContainText('Send it again: it is sent only once');
  await page.reload();
  await expect(page.getByLabel('Reply by email')).toHaveValue('Come at nine.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(message(page).getByText('Sent', { exact: true })).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await expect(
    message(page).getByRole('list', { name: 'Replies' }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('what is searched and filtered stands in the address; nothing found says so', async ({
  page,
  context,
}) => {
  const subject = await aMessage(context.request);
  await signIn(context, 'admin');
  await page.goto('/admin/support');
  await page.getByRole('searchbox').fill(subject);
  await expect(page).toHaveURL(/search=Question/);
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Closed', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No messages.' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all messages' }).click();
  await expect(row(page, subject)).toBeVisible();
});

test('a message of another page opens by its address; an absent one and a lost list say so', async ({
  page,
  context,
}) => {
  const subject = await aMessage(context.request);
  const headers = { authorization: `Bearer ${await tokenOf(context.request, 'admin')}` };
  const list = await (await context.request.get('/api/Contactus', { headers })).json();
  const { id } = list.find((one: { subject: string }) => one.subject === subject);
  await signIn(context, 'admin');
  await page.goto(`/admin/support?state=closed&message=${id}`);
  await expect(message(page).getByRole('heading', { name: subject })).toBeVisible();
  await page.goto('/admin/support?message=999999');
  await expect(page.getByRole('heading', { name: 'Message not found' })).toBeVisible();
  await page.route(calls, (route) => route.abort());
  await page.goto('/admin/support');
  await expect(page.getByRole('alert')).toContainText('The messages could not be loaded.');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, subject)).toBeVisible();
});

test('every state of the inbox', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const subject = await aMessage(context.request);
  await signIn(context, 'admin');
  const page = await context.newPage();
  await page.goto('/admin/support');
  await expect(row(page, subject)).toBeVisible();
  await expectAccessible(page, 'support-list');
  await row(page, subject).click();
  await page.getByLabel('Reply by email').fill('Come at nine.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(message(page).getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(page, 'support-message');
  await page.goto('/admin/support?search=zzzzzz');
  await expect(page.getByText('No messages.')).toBeVisible();
  await expectAccessible(page, 'support-empty');
  await context.close();
});
