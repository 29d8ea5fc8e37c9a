import type { Page, Request } from '@playwright/test';
import { stated } from '../../src/contract/testing/conditions.ts';
import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { aStudentSeen, signIn, tokenOf } from '../journeys/demo.ts';
import { aNewcomer, enterAs } from '../journeys/newcomer.ts';
import { expect, test } from '../product.ts';
import { aRoomSeen, rooms } from './rooms-by-step.ts';

/** A screen opens with a handful of calls, none of them twice, and is quiet then. */
const atMost = 6;

/** Everything the page asks of the API, but for the stream of news, which stays open. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/stream'))
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Long enough for a loop to show. */
const settle = (page: Page) => page.waitForTimeout(1500);

async function expectQuietScreens(page: Page, addresses: readonly string[]) {
  const calls = callsOf(page);
  for (const address of addresses) {
    calls.length = 0;
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await settle(page);
    const told = `${address}: ${calls.join(', ')}`;
    expect(calls.length, told).toBeLessThanOrEqual(atMost);
    expect(new Set(calls).size, told).toBe(calls.length);
  }
}

/** What an act asks for: itself, and what it changed, each once, also when the line tells of it. */
async function expectQuietAct(page: Page, act: () => Promise<void>) {
  const calls = callsOf(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(/^Loading\b/)).toHaveCount(0);
  // What the act before has set off may still be told of, and a line of news that broke comes back after two seconds.
  await expect(async () => {
    calls.length = 0;
    await settle(page);
    await settle(page);
    expect(calls).toEqual([]);
  }).toPass();
  await act();
  await settle(page);
  await settle(page);
  const told = calls.join(', ');
  expect(calls.length, told).toBeLessThanOrEqual(atMost);
  expect(new Set(calls).size, told).toBe(calls.length);
  page.removeAllListeners('request');
}

test('a company’s screens and acts', async ({ page, request }) => {
  const company = await aCompany(request);
  const { headers } = company;
  const pid = await aProject(request, headers, { places: 3 });
  const students = [await aNewcomer(request), await aNewcomer(request)] as const;
  const application = await applies(request, students[0], pid);
  await applies(request, students[1], pid);
  for (const [event, by] of [
    ['offer', headers],
    ['accept', students[0].headers],
  ] as const)
    await request.put(`/api/RegProjects/${application}/status`, { headers: by, data: { event } });
  await keepToken(page, company.token);
  await expectQuietScreens(page, [
    '/company/company-panel',
    `/company/project?project=${pid}`,
    `/company/applicants?project=${pid}`,
    `/company/applicants?project=${pid}&application=${application}`,
    `/company/applicants?project=${pid}&view=ranking`,
    '/company/post-project',
    `/company/post-project?edit=${pid}`,
    '/company/profile',
    '/company/notifications',
    '/company/settings',
  ]);

  const dialog = page.getByRole('dialog');
  const press = async (name: string | RegExp, yes: string | RegExp) => {
    await page.getByRole('button', { name }).first().click();
    await dialog.getByRole('button', { name: yes }).click();
    await expect(dialog).toBeHidden();
  };
  await page.goto(`/company/applicants?project=${pid}`);
  await expectQuietAct(page, () => page.getByRole('button', { name: /^Shortlist / }).click());
  await expectQuietAct(page, () => page.getByRole('button', { name: /^Undo / }).click());
  await expectQuietAct(page, () => press(/^Offer a place/, 'Offer a place'));
  await page.goto(`/company/project?project=${pid}`);
  await expectQuietAct(page, () => press('Start', 'Start'));
  // It once asked without end from here on, and did nothing more.
  await expectQuietAct(page, () => press('Put on hold', 'Put on hold'));
  await expect(page.getByRole('main')).toContainText('On Hold');
});

test('a student’s screens and acts', async ({ page, context, request }) => {
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const pid = await aProject(request, company.headers);
  const application = await applies(request, student, pid);
  await request.put(`/api/RegProjects/${application}/status`, {
    headers: company.headers,
    data: { event: 'offer' },
  });
  await enterAs(context, student);
  await expectQuietScreens(page, [
    '/student/dashboard',
    `/student/dashboard?project=${pid}`,
    '/student/dashboard?saved=true&search=bridge',
    '/student/searches',
    '/student/myproject',
    `/student/myproject?application=${application}`,
    '/student/myproject?view=order',
    '/student/profile',
    '/student/Notifications',
    '/student/settings',
  ]);
  await page.goto('/student/myproject');
  const dialog = page.getByRole('dialog');
  const press = async (name: RegExp, yes: string) => {
    await page.getByRole('button', { name }).click();
    await dialog.getByRole('button', { name: yes }).click();
    await expect(dialog).toBeHidden();
  };
  await expectQuietAct(page, () => press(/^Accept /, 'Accept'));
  await expectQuietAct(page, () => press(/^Withdraw /, 'Give up the place'));
});

test('an admin’s screens', async ({ page, context, request }) => {
  const company = await aCompany(request);
  const { id } = await (await request.get('/api/Companies/me', company)).json();
  const student = await aNewcomer(request);
  const pid = await aProject(request, company.headers);
  await applies(request, student, pid);
  await signIn(context, 'admin');
  // Admins hear of whatever anybody changes, and read it anew: here of nothing, as others work meanwhile.
  await page.route('**/api/Notifications/stream', () => {});
  await expectQuietScreens(
    page,
    [
      'dashboard',
      'manage-admin',
      'manage-students',
      'manage-students?university=1',
      'manage-company',
      'universities',
      'universities?view=none',
      'terms',
      'calendar',
      'manage-project',
      'update-status',
      'assign-students',
      'reports',
      'support',
      'audit',
      'notifications',
      'profile',
      'settings',
      `student?student=${student.sId}`,
      `company?company=${id}`,
      `project?project=${pid}`,
    ].map((screen) => `/admin/${screen}`),
  );
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
  await expectQuietScreens(page, ['/admin/assign-students']);
});

test('an admin’s acts', async ({ page, context, request }) => {
  const company = await aCompany(request);
  const { id } = await (await request.get('/api/Companies/me', company)).json();
  const student = await aNewcomer(request);
  const title = `A gauge ${Date.now()}`;
  const brief = { description: 'Read it.', engineeringType: 'Civil', skills: 'CAD', duration: 14 };
  const posted = await request.post('/api/Projects', {
    headers: company.headers,
    data: { title, ...brief, location: 'Leeds', places: 2, ...stated },
  });
  const { pid } = await posted.json();
  const Subject = `A question ${Date.now()}`;
  await request.post('/api/Contactus', {
    data: { Name: 'Ada', Email: 'ada@example.com', Subject, Message: 'May I see it?' },
  });
  await signIn(context, 'admin');
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };

  await page.goto(`/admin/project?project=${pid}`);
  await expectQuietAct(page, async () => {
    await button('Review').click();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
  });
  await expectQuietAct(page, async () => {
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page
      .getByRole('dialog', { name: `Approve: ${title}` })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(page.getByRole('region', { name: 'Project history' })).toContainText('Approved');
  });
  await page.goto(`/admin/project?project=${pid}`);
  await expectQuietAct(page, async () => {
    await button('Edit').click();
    await dialog.getByLabel('Status').selectOption('On Hold');
    await save();
  });
  await page.goto(`/admin/company?company=${id}`);
  await expectQuietAct(page, async () => {
    await button('Mark as verified').click();
    await expect(button('Remove verified mark')).toBeVisible();
  });
  // While it is verified, no other company of these journeys can take its name.
  await expectQuietAct(page, async () => {
    await button('Remove verified mark').click();
    await expect(button('Mark as verified')).toBeVisible();
  });
  await page.goto(`/admin/student?student=${student.sId}`);
  await expectQuietAct(page, async () => {
    await button('Edit').click();
    await dialog.getByLabel('University').fill('University of Tarn');
    await save();
  });
  await page.goto('/admin/update-status');
  await expectQuietAct(page, async () => {
    await button('Add Status').click();
    await dialog.getByLabel('Project Title').fill(title);
    await dialog.getByLabel('Status Title').selectOption('Initial Review');
    await save();
  });
  await page.goto('/admin/support');
  await page.getByRole('link', { name: Subject }).click();
  await expectQuietAct(page, async () => {
    await page.getByLabel('Reply by email').fill('Yes, on Monday.');
    await button('Send reply').click();
    await expect(page.getByRole('list', { name: 'Replies' })).toContainText('Yes, on Monday.');
  });
});

test('screens and acts of somebody at a university', async ({ page, context, request }) => {
  await signIn(context, 'faculty');
  const record = `/faculty/student?student=${await aStudentSeen(request)}`;
  await expectQuietScreens(page, [
    '/faculty/students',
    '/faculty/students?standing=Working',
    record,
    '/faculty/work',
    `/faculty/work?engagement=${await aRoomSeen(request)}`,
    '/faculty/notifications',
    '/faculty/settings',
  ]);
  await page.goto(record);
  const dialog = page.getByRole('dialog');
  await expectQuietAct(page, async () => {
    await page.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByRole('textbox').fill('Ask how the load test went.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('screens and acts in the work', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const work = await rooms(request, company, student);
  const pageOf = async (token: string) => {
    const page = await browser.newPage();
    await keepToken(page, token);
    return page;
  };
  const [hers, his, office] = (await Promise.all(
    [company.token, student.token, await tokenOf(request, 'admin')].map(pageOf),
  )) as [Page, Page, Page];
  for (const [page, area] of [
    [hers, 'company'],
    [his, 'student'],
    [office, 'admin'],
  ] as const)
    await expectQuietScreens(page, [
      `/${area}/work`,
      ...Object.values(work).map((id) => `/${area}/work?engagement=${id}`),
    ]);

  const done = async (page: Page, address: string, press: string, fill: string, yes: string) => {
    await page.goto(address);
    await expectQuietAct(page, async () => {
      await page.getByRole('button', { name: press }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill(fill);
      await dialog.getByRole('button', { name: yes, exact: true }).click();
      await expect(dialog).toBeHidden();
    });
  };
  const room = (area: string, id: number) => `/${area}/work?engagement=${id}`;
  await done(his, room('student', work.toAnswer), 'Agree', 'With pleasure.', 'Agree');
  await done(his, room('student', work.toDeliver), 'Hand in “Survey”', 'As measured.', 'Hand in');
  await done(
    hers,
    room('company', work.toReview),
    'Ask for changes',
    'Which datum?',
    'Ask for changes',
  );
  await done(hers, room('company', work.toReview), 'Waive', 'Not needed.', 'Waive');
  await done(hers, room('company', work.toClose), 'Say one closing sentence', 'It holds.', 'Send');
  for (const page of [hers, his, office]) await page.close();
});
