import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { expect, type Page, test } from '../product.ts';

type Made = {
  company: Awaited<ReturnType<typeof aCompany>>;
  pid: number;
  ids: readonly number[];
};
let full: Made;
let empty: Made['company'];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const company = await aCompany(request);
  empty = await aCompany(request);
  const pid = await aProject(request, company.headers);
  const ids = [
    await applies(request, await aNewcomer(request), pid),
    await applies(request, await aNewcomer(request), pid),
  ];
  await request.post('/api/StatusUpdates', {
    headers: company.headers,
    data: { projectTitle: 'Any', projectId: pid, title: 'Initial Review', remarks: 'Begun.' },
  });
  await aProject(request, company.headers, { draft: true });
  full = { company, pid, ids };
});

const loaded = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
const at = (path: string, query = '') => `/company/${path}?project=${full.pid}${query}`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a company with everything', async ({ page }) => {
  await keepToken(page, full.company.token);
  const person = `&application=${full.ids[0]}`;
  const places = {
    panel: '/company/company-panel',
    copy: `/company/post-project?copy=${full.pid}`,
    project: at('project'),
    applicants: at('applicants'),
    person: at('applicants', person),
    compare: at('applicants', `&compare=${full.ids.join(',')}`),
    ranking: at('applicants', '&view=ranking'),
    profile: '/company/profile',
  };
  for (const [name, address] of Object.entries(places)) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
    ).toBeVisible();
    await loaded(page);
    await expectAccessible(page, `company-${name}`, everyWidth);
  }
});

test('dialogs and the selection', async ({ page }) => {
  await keepToken(page, full.company.token);
  await page.goto(at('applicants'));
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expectAccessible(page, 'company-selected');
  await page.getByRole('button', { name: 'Offer a place (2)' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'company-bulk');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reject (2)' }).click();
  await page.getByLabel('Reason').selectOption('skills');
  await expectAccessible(page, 'company-reject');
  await page.goto(at('project'));
  await page.getByRole('button', { name: 'Cancel project' }).click();
  await expect(page.getByRole('dialog')).toContainText('open applications will be closed');
  await expectAccessible(page, 'company-course');
});

test('nothing yet, loading, failed, offline', async ({ page, context }) => {
  await keepToken(page, empty.token);
  await page.goto('/company/company-panel');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await expectAccessible(page, 'company-empty');
  await page.goto('/company/applicants?project=1');
  await expect(page.getByText('Project not found')).toBeVisible();
  await expectAccessible(page, 'company-missing');

  await keepToken(page, full.company.token);
  await page.route('**/api/Projects?**', () => {});
  await page.goto('/company/company-panel');
  await expect(page.getByText('Loading projects…')).toBeAttached();
  await expectAccessible(page, 'company-loading');
  await page.unrouteAll();
  await page.route('**/api/Projects?**', (route) => route.abort());
  await page.goto('/company/company-panel');
  await expect(page.getByText('Failed to load projects.')).toBeVisible();
  await expectAccessible(page, 'company-failed');
  await page.unrouteAll();

  await page.goto(at('applicants'));
  await expect(page.getByRole('link', { name: 'Mary Anning' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Shortlist' }).first().click();
  await expect(page.getByText('We do not know whether this worked.')).toBeVisible();
  await expectAccessible(page, 'company-offline');
});
