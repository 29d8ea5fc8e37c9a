import type { APIRequestContext } from '@playwright/test';
import { aCompany, takesPlace } from '../journeys/company.ts';
import { postProjects, signIn, tokenOf } from '../journeys/demo.ts';
import { press } from '../journeys/keyboard.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { expect, test } from '../product.ts';

const overview = '**/api/Overview';
const none = { total: 0, growth: null, trend: Array(12).fill(0) };
const nothing = {
  companies: none,
  students: none,
  projects: none,
  completedProjects: none,
  placement: { applied: 0, placed: 0 },
  attention: [],
  activity: [],
};

test('four cards with live totals, growth and a trend lead to their lists, by keyboard alone', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await postProjects(context.request, ['A dashboard for the lock keeper']);
  const headers = { authorization: `Bearer ${await tokenOf(context.request, 'admin')}` };
  const figures = await (await context.request.get('/api/Overview', { headers })).json();
  await page.goto('/admin/dashboard');
  const cards = [
    ['Total Company', figures.companies, '/admin/manage-company'],
    ['Total Student', figures.students, '/admin/manage-students'],
    ['Total Project', figures.projects, '/admin/manage-project'],
    ['Completed Project', figures.completedProjects, '/admin/manage-project?status=Completed'],
  ] as const;
  for (const [label, { total }, to] of cards) {
    const card = page.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(card).toContainText(total.toLocaleString('en'));
    await expect(card).toContainText('Over twelve months');
    await expect(card).toHaveAttribute('href', to);
    await expect(card.locator('polyline')).toHaveAttribute('points', /^(\S+ ){11}\S+$/);
  }
  const latest = page.getByRole('region', { name: 'Latest activity' });
  await expect(latest).toContainText('posted “A dashboard for the lock keeper”.');
  await expect(
    latest.getByRole('link', { name: 'A dashboard for the lock keeper' }).first(),
  ).toHaveAttribute('href', /^\/admin\/project\?project=\d+$/);
  await press(page.getByRole('link', { name: /^Completed Project/ }));
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Completed');
});

/** Somebody who works, and says that they cannot go on. */
async function aBlockedStudent(request: APIRequestContext): Promise<void> {
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const id = await takesPlace(request, company.headers, student, 'A crane that stands still');
  const room = `/api/Engagements/${id}`;
  const { headers } = student;
  const plan = { title: 'Survey', deliverable: 'Levels.', dueOn: '2131-05-04' };
  const proposed = { headers: company.headers, data: { milestones: [plan], after: 0 } };
  await request.post(`${room}/plans`, proposed);
  await request.put(`${room}/plans/1`, { headers, data: { answer: 'agree' } });
  const { week } = await (await request.get(room, { headers })).json();
  const data = { state: 'Blocked', sentence: 'The drawings are of 1931.' };
  const told = await request.put(`${room}/check-ins/${week.begins}`, { headers, data });
  expect(told.ok(), await told.text()).toBe(true);
}

test('what needs attention is counted and leads where it is dealt with', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  const Subject = `A question about the crane ${Date.now()}`;
  await context.request.post('/api/Contactus', {
    data: { Name: 'Ada', Email: 'ada@example.com', Subject, Message: 'May I see it?' },
  });
  await aBlockedStudent(context.request);
  await page.goto('/admin/dashboard');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const line = (words: string | RegExp) =>
    attention.getByRole('listitem').filter({ hasText: words });
  await expect(line(/\d+ ?open messages?/).getByRole('link')).toHaveText(
    /^See the \d+ messages: open messages$/,
  );
  const figures = await page.getByRole('link', { name: /^Total Company/ }).boundingBox();
  expect(figures!.y).toBeLessThan(200);
  expect((await attention.boundingBox())!.y).toBeGreaterThan(figures!.y + figures!.height);
  expect((await attention.boundingBox())!.y).toBeLessThan(400);

  // An act says how many it is about, and leads to exactly these.
  const companies = line('unverified compan');
  const count = Number(await companies.locator('strong').innerText());
  expect(count).toBeGreaterThan(1);
  await companies.getByRole('link', { name: `See the ${count} companies` }).click();
  const all = page.getByRole('list', { name: 'unverified companies' }).getByRole('listitem');
  await expect(all).toHaveCount(count);
  await expectAccessible(page, 'dashboard-attention', everyWidth);
  // A company is verified in its row.
  const verified = await all.last().locator('bdi').first().innerText();
  await all
    .last()
    .getByRole('button', { name: /^Verify/ })
    .click();
  const warning = page.getByRole('dialog', { name: /Mark as verified/ });
  await expect(warning.or(page.getByText(`${verified} is verified.`))).toBeVisible();
  if (await warning.isVisible())
    await warning.getByRole('button', { name: 'Mark as verified' }).click();
  await expect(all).toHaveCount(count - 1);
  const first = await all.first().locator('bdi').first().innerText();
  await all.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
  await page.goBack();
  await page.goBack();

  // The board of work tells the same number.
  const atRisk = await line(/at risk/)
    .locator('strong')
    .innerText();
  await line(/at risk/)
    .getByRole('link', { name: /^(Follow up|See the \d+ students)/ })
    .click();
  await expect(page.getByRole('link', { name: `At risk ${atRisk}`, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('where nothing needs anybody, a sentence says so', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.route(overview, (route) =>
    route.fulfill({ json: { ...nothing, students: { ...none, total: 3 } } }),
  );
  await page.goto('/admin/dashboard');
  await expect(page.getByText('Nothing needs attention now.')).toBeVisible();
  await expectAccessible(page, 'dashboard-calm');
});

test('figures that do not come can be asked for again; a bare programme says how to begin', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.route(overview, (route) => route.abort());
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('The dashboard could not be loaded.');
  await page.unroute(overview);
  await page.route(overview, (route) => route.fulfill({ json: nothing }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No companies or students yet' })).toBeVisible();
});

test('every state of the dashboard', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await signIn(context, 'admin');
  const page = await context.newPage();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible();
  await expectAccessible(page, 'dashboard', everyWidth);
  await page.route(overview, (route) => route.fulfill({ json: nothing }));
  await page.reload();
  await expect(page.getByText('No companies or students yet')).toBeVisible();
  await expectAccessible(page, 'dashboard-bare');
  await context.close();
});
