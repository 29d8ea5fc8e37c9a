import { type APIRequestContext, type Browser, expect, flow, type Page, test } from '../product.ts';
import { smallTargets, spillingWords } from '../walks/targets.ts';
import { aCompany, aProject, applies, pageOf } from './company.ts';
import { signIn } from './demo.ts';
import { fill, press, tabTo } from './keyboard.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';
import { aRoom } from './room.ts';

type Headers = { readonly authorization: string };

/** Somebody has applied: a page of each side. */
async function anApplication(browser: Browser, request: APIRequestContext) {
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const pid = await aProject(request, company.headers, { title: 'A weir with a fish pass' });
  const id = await applies(request, student, pid);
  return {
    id,
    pid,
    company,
    student,
    hers: await pageOf(browser, company.token),
    his: await pageOf(browser, student.token),
  };
}

const writes = async (request: APIRequestContext, headers: Headers, id: number, text: string) => {
  const answer = await request.post(`/api/Conversations/${id}/messages`, {
    headers,
    data: { text },
  });
  expect(answer.status(), await answer.text()).toBe(201);
};
const moves = (request: APIRequestContext, headers: Headers, id: number, move: object) =>
  request.put(`/api/RegProjects/${id}/status`, { headers, data: move });

const inNavigation = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: /^Conversations/ });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name });
const thread = (page: Page) => page.getByRole('log');
const message = (page: Page, text: string) =>
  thread(page).getByRole('listitem').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

test(
  'a company writes to an applicant, who sees it come and answers; each changes and takes back what is their own',
  flow,
  async ({ browser, request }) => {
    const { id, pid, company, hers, his } = await anApplication(browser, request);
    await his.goto('/student/dashboard');
    await expect(inNavigation(his)).toHaveAccessibleName('Conversations');

    await test.step('the company writes from the applicant', async () => {
      await hers.goto(`/company/applicants?project=${pid}&application=${id}`);
      await hers.getByRole('link', { name: 'Write to Mary Anning' }).click();
      await expect(hers).toHaveURL(`/company/conversations?conversation=${id}`);
      await expect(thread(hers)).toContainText('Applied · Mary Anning');
      await field(hers).fill('Have you **surveyed** a river before?');
      await hers.keyboard.press('ControlOrMeta+Enter');
      await expect(message(hers, 'Have you surveyed a river before?')).toContainText('You');
      await expect(field(hers)).toHaveValue('');
    });

    await test.step('the student sees that something is unread, opens it, reads and answers', async () => {
      await expect(inNavigation(his)).toHaveAccessibleName('Conversations 1 unread');
      await inNavigation(his).click();
      await expect(row(his, company.name)).toContainText('Have you surveyed a river before?');
      await expect(row(his, company.name)).toContainText('1 unread');
      await row(his, company.name).click();
      await expect(message(his, 'surveyed a river')).toContainText(
        `Joan Clarke at ${company.name}`,
      );
      await expect(thread(his)).toContainText('Application sent · You');
      await expect(inNavigation(his)).toHaveAccessibleName('Conversations');
      await expect(row(his, company.name)).not.toContainText('unread');
      await field(his).fill('Twice, the Axe and the Lim.');
      await send(his);
      await expect(message(hers, 'Twice, the Axe and the Lim.')).toContainText('Mary Anning');
      await expect(row(his, company.name)).toContainText('You: Twice, the Axe and the Lim.');
      await expect(inNavigation(hers)).toHaveAccessibleName('Conversations');
    });

    await test.step('a message is changed in its place, and says so', async () => {
      await message(hers, 'surveyed').getByRole('button', { name: 'Edit' }).click();
      const words = hers.getByRole('textbox', { name: 'Change your message' });
      await expect(words).toHaveValue('Have you **surveyed** a river before?');
      await words.fill('Have you surveyed a **tidal** river before?');
      await hers.getByRole('button', { name: 'Save' }).click();
      await expect(message(his, 'a tidal river')).toContainText('edited');
      await expect(message(his, 'a tidal river').getByRole('button')).toHaveCount(0);
    });

    await test.step('a message is taken back once that is confirmed; that there was one stays', async () => {
      await message(his, 'the Axe').getByRole('button', { name: 'Take back' }).click();
      const dialog = his.getByRole('dialog', { name: 'Take back this message' });
      await expect(dialog).toContainText('The others still see that there was a message.');
      await dialog.getByRole('button', { name: 'Keep' }).click();
      await expect(message(his, 'the Axe')).toBeVisible();
      await message(his, 'the Axe').getByRole('button', { name: 'Take back' }).click();
      await dialog.getByRole('button', { name: 'Take back' }).click();
      for (const page of [his, hers]) {
        await expect(thread(page)).toContainText('This message was taken back.');
        await expect(thread(page)).not.toContainText('the Axe');
      }
      await expect(row(his, company.name)).toContainText('Message taken back');
    });

    await test.step('what happens stands between; after a rejection nothing more is written', async () => {
      await moves(request, company.headers, id, { event: 'shortlist' });
      await expect(thread(his)).toContainText(`Shortlisted · Joan Clarke at ${company.name}`);
      const rejected = { event: 'reject', reason: 'places', note: 'Thank you.' };
      expect((await moves(request, company.headers, id, rejected)).ok()).toBe(true);
      await expect(thread(his)).toContainText('Not selected');
      for (const page of [his, hers]) {
        await expect(page.getByText('This application is Rejected.')).toBeVisible();
        await expect(field(page)).toHaveCount(0);
      }
    });
    await hers.context().close();
    await his.context().close();
  },
);

test('a conversation is found, read and written in by keyboard alone', async ({
  browser,
  request,
}) => {
  const { id, company, his } = await anApplication(browser, request);
  await writes(request, company.headers, id, 'Can you come on Monday?');
  await his.goto('/student/conversations');
  await fill(his.getByRole('searchbox'), 'Monday');
  await expect(his).toHaveURL(/search=Monday/);
  await press(row(his, company.name));
  await expect(his.getByRole('heading', { name: company.name })).toBeFocused();
  await fill(field(his), 'Yes, at nine.');
  await his.keyboard.press('ControlOrMeta+Enter');
  await expect(message(his, 'Yes, at nine.')).toBeVisible();
  await press(message(his, 'Yes, at nine.').getByRole('button', { name: 'Edit' }));
  const words = his.getByRole('textbox', { name: 'Change your message' });
  await expect(words).toBeFocused();
  await his.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await expect(message(his, 'Yes, at nine.')).toBeFocused();
  await press(message(his, 'Yes, at nine.').getByRole('button', { name: 'Take back' }));
  await press(his.getByRole('dialog').getByRole('button', { name: 'Take back' }));
  await expect(thread(his)).toContainText('This message was taken back.');
  await tabTo(thread(his));
  await his.setViewportSize({ width: 360, height: 740 });
  await press(his.getByRole('link', { name: 'All conversations' }));
  await expect(row(his, company.name)).toBeFocused();
  await fill(his.getByRole('searchbox'), 'zebra');
  await expect(his.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await press(his.getByRole('link', { name: 'Show all conversations' }));
  await expect(row(his, company.name)).toBeVisible();
  await his.context().close();
});

test('what is typed outlives a reload; a line that is cut loses nothing, and a message is sent once', async ({
  browser,
  request,
}) => {
  const { id, hers, his } = await anApplication(browser, request);
  await hers.goto(`/company/conversations?conversation=${id}`);
  await his.goto(`/student/conversations?conversation=${id}`);
  await send(his);
  await expect(his.getByText('Write a message.')).toBeVisible();
  await field(his).fill('May I come on Tuesday?');
  await his.reload();
  await expect(field(his)).toHaveValue('May I come on Tuesday?');
  await his.context().setOffline(true);
  await send(his);
  await expect(his.getByText('What you wrote is still here.')).toBeVisible();
  await his.context().setOffline(false);
  // The server does it, but its answer is lost.
  await his.route('**/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(his);
  await expect(message(hers, 'May I come on Tuesday?')).toBeVisible();
  await expect(his.getByText('What you wrote is still here.')).toBeVisible();
  await expect(field(his)).toHaveValue('May I come on Tuesday?');
  await his.unroute('**/messages');
  await send(his);
  await expect(field(his)).toHaveValue('');
  for (const page of [his, hers]) await expect(message(page, 'Tuesday')).toHaveCount(1);
  await his.reload();
  await expect(message(his, 'Tuesday')).toHaveCount(1);
  await expect(field(his)).toHaveValue('');
  for (const page of [hers, his]) await page.context().close();
});

test('one reads back without a jump, and is led to what comes meanwhile', async ({
  browser,
  request,
}) => {
  const { id, company, student, his } = await anApplication(browser, request);
  const sides = [company.headers, student.headers];
  for (let at = 1; at <= 36; at += 1)
    await writes(request, sides[at % 2]!, id, `Message ${at}. ${'It is a long one. '.repeat(12)}`);
  await his.goto(`/student/conversations?conversation=${id}`);
  await expect(message(his, 'Message 36.')).toBeInViewport();
  await expect(message(his, 'Message 5.')).toHaveCount(0);

  const answered = his.waitForResponse(/before=/);
  await message(his, 'Message 8.').scrollIntoViewIfNeeded();
  const heightOf = async () => (await message(his, 'Message 8.').boundingBox())!.y;
  const before = await heightOf();
  await answered;
  await expect(message(his, 'Message 1.')).toBeAttached();
  await expect(thread(his)).toContainText('Application sent');
  expect(Math.abs((await heightOf()) - before)).toBeLessThan(3);

  await writes(request, company.headers, id, 'Message 37.');
  const down = his.getByRole('button', { name: 'New messages' });
  await expect(down).toBeVisible();
  expect(Math.abs((await heightOf()) - before)).toBeLessThan(3);
  await down.click();
  await expect(message(his, 'Message 37.')).toBeInViewport();
  await expect(down).toHaveCount(0);
  await writes(request, company.headers, id, 'Message 38.');
  await expect(message(his, 'Message 38.')).toBeInViewport();
  await his.context().close();
});

test('an academic supervisor comes from the work and writes with both sides; before, nothing leads there', async ({
  browser,
  request,
}) => {
  const { id, his } = await aRoom(browser, request, { university: 'University of Lindow' });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const headers = { authorization: `Bearer ${await signIn(context, 'faculty')}` };
  const theirs = await context.newPage();
  const link = theirs.getByRole('main').getByRole('link', { name: 'Conversation' });
  await theirs.goto(`/faculty/work?engagement=${id}`);
  await expect(theirs.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await request.put(`/api/Faculty/applications/${id}/supervisor`, { headers });
  await theirs.reload();
  await link.click();
  await expect(thread(theirs)).toContainText('Place taken');
  await field(theirs).fill('I join on Thursday.');
  await send(theirs);
  await his.goto(`/student/work?engagement=${id}`);
  await his.getByRole('main').getByRole('link', { name: 'Conversation' }).click();
  await expect(message(his, 'I join on Thursday.')).toBeVisible();
  await expect(message(his, 'I join on Thursday.').getByRole('button')).toHaveCount(0);
  for (const page of [theirs, his]) await page.context().close();
});

test('every state of conversations', async ({ browser, request }) => {
  const { id, company, student, his, hers } = await anApplication(browser, request);
  await his.goto('/student/conversations');
  await expect(his.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await expectAccessible(his, 'conversations-none', everyWidth);
  await writes(request, company.headers, id, 'Have you surveyed a river before?');
  await writes(request, student.headers, id, 'Twice:\n\n- the Axe\n- the Lim');
  await writes(request, company.headers, id, 'Good. https://maps.example/weir');
  await his.goto('/student/conversations');
  await expect(row(his, company.name)).toContainText('1 unread');
  await expectAccessible(his, 'conversations-list', everyWidth);
  await his.goto(`/student/conversations?conversation=${id}`);
  await message(his, 'the Axe').getByRole('button', { name: 'Edit' }).click();
  await expectAccessible(his, 'conversations-edit', everyWidth);
  await his.setViewportSize({ width: 360, height: 740 });
  expect(await smallTargets(his)).toEqual([]);
  expect(await spillingWords(his)).toEqual([]);
  await hers.goto(`/company/conversations?conversation=${id}`);
  await expect(thread(hers)).toContainText('the Lim');
  await expectAccessible(hers, 'conversations-open', everyWidth);
  await his.goto('/student/conversations?conversation=999999');
  await expect(his.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
  await expectAccessible(his, 'conversations-absent', everyWidth);
  await his.route('**/api/Conversations?**', (route) => route.abort());
  await his.goto('/student/conversations');
  await expect(his.getByRole('alert')).toContainText('Your conversations could not be loaded.');
  for (const page of [hers, his]) await page.context().close();
});
