import type { Page } from '@playwright/test';
import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { aStudentSeen, signIn } from '../journeys/demo.ts';
import { aNewcomer, enterAs } from '../journeys/newcomer.ts';
import { send, writingOf } from '../journeys/room.ts';
import { expect, test } from '../product.ts';
import { expectQuietAct, expectQuietScreen } from './calls.ts';
import { rooms } from './rooms-by-step.ts';

/** What every screen asks for as it opens is counted in `phone.spec.ts`. Here: an act on a busy screen of each area. */

const press = async (page: Page, name: string | RegExp, yes: string | RegExp) => {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name }).first().click();
  await dialog.getByRole('button', { name: yes }).click();
  await expect(dialog).toBeHidden();
};

test('a company decides about an applicant, and puts a project on hold', async ({
  page,
  request,
}) => {
  const company = await aCompany(request);
  const pid = await aProject(request, company.headers, { places: 3 });
  await applies(request, await aNewcomer(request), pid);
  await keepToken(page, company.token);
  await page.goto(`/company/applicants?project=${pid}`);
  await expectQuietAct(page, () => page.getByRole('button', { name: /^Shortlist / }).click());
  await expectQuietAct(page, () => page.getByRole('button', { name: /^Undo / }).click());
  await page.goto(`/company/project?project=${pid}`);
  await press(page, 'Start', 'Start');
  // It once asked without end from here on, and did nothing more.
  await expectQuietAct(page, () => press(page, 'Put on hold', 'Put on hold'));
  await expect(page.getByRole('main')).toContainText('On Hold');
});

test('a student accepts an offer', async ({ page, context, request }) => {
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const pid = await aProject(request, company.headers);
  const application = await applies(request, student, pid);
  await request.put(`/api/RegProjects/${application}/status`, {
    headers: company.headers,
    data: { event: 'offer' },
  });
  await enterAs(context, student);
  await page.goto(`/student/myproject?application=${application}`);
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Accept' });
  await expectQuietAct(page, async () => {
    await accept.click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Accept this offer');
    await accept.click();
    await expect(page.getByRole('dialog')).toContainText('The place is yours.');
  });
});

test('work opens with few calls on a desk too: what is reviewed, and what is completed', async ({
  page,
  context,
  request,
}) => {
  const headers = { authorization: `Bearer ${await signIn(context, 'admin')}` };
  const answer = await request.get('/api/Engagements?pageSize=100', { headers });
  const all: { id: number; state: string; next: string | null }[] = await answer.json();
  const rooms = [
    all.find(({ next }) => next === 'review'),
    all.find(({ state }) => state === 'Completed'),
  ];
  for (const room of rooms) await expectQuietScreen(page, `/admin/work?engagement=${room!.id}`);
});

test('a screen that asks by a POST is read once, though live news comes later', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.route('**/api/Notifications/stream', async (route) => {
    await page.waitForTimeout(800);
    await route.continue();
  });
  await expectQuietScreen(page, '/admin/assign-students');
});

test('an admin edits a project in its record, and answers a message', async ({
  page,
  context,
  request,
}) => {
  const company = await aCompany(request);
  const pid = await aProject(request, company.headers);
  const Subject = `A question ${Date.now()}`;
  await request.post('/api/Contactus', {
    data: { Name: 'Ada', Email: 'ada@example.com', Subject, Message: 'May I see it?' },
  });
  await signIn(context, 'admin');
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/project?project=${pid}`);
  await expectQuietAct(page, async () => {
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await dialog.getByLabel('Status').selectOption('On Hold');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });
  await page.goto('/admin/support');
  await page.getByRole('link', { name: Subject }).click();
  await expectQuietAct(page, async () => {
    await page.getByLabel('Reply by email').fill('Yes, on Monday.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('list', { name: 'Replies' })).toContainText('Yes, on Monday.');
  });
});

test('somebody at a university writes a note', async ({ page, context, request }) => {
  await signIn(context, 'faculty');
  await page.goto(`/faculty/student?student=${await aStudentSeen(request)}`);
  const dialog = page.getByRole('dialog');
  await expectQuietAct(page, async () => {
    await page.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByRole('textbox').fill('Ask how the load test went.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('in a room, a student hands in and a company asks for changes', async ({
  browser,
  request,
}) => {
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const work = await rooms(request, company, student);
  for (const [area, { token }, id, name, fill, yes] of [
    ['student', student, work.toDeliver, 'Hand in “Survey”', 'As measured.', 'Hand in'],
    ['company', company, work.toReview, 'Ask for changes', 'Which datum?', 'Ask for changes'],
  ] as const) {
    const page = await browser.newPage();
    await keepToken(page, token);
    await page.goto(`/${area}/work?engagement=${id}`);
    await expectQuietAct(page, async () => {
      await page.getByRole('button', { name }).first().click();
      await writingOf(page).getByRole('textbox').first().fill(fill);
      await send(page, yes);
      await expect(writingOf(page)).toBeHidden();
    });
    await page.close();
  }
});
