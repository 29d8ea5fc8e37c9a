import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { tokenOf } from '../journeys/demo.ts';
import { press } from '../journeys/keyboard.ts';
import { expectAccessible } from '../journeys/looks.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { type APIRequestContext, expect, test } from '../product.ts';

let company: Awaited<ReturnType<typeof aCompany>>;
let chosen: number;
let alone: number;
let second: number;

/** Two students apply to the first project, which ranks the later one first; nobody to the other. */
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  company = await aCompany(request);
  chosen = await aProject(request, company.headers, { title: 'A lock for the canal', places: 3 });
  alone = await aProject(request, company.headers, { title: 'A weir for the canal' });
  const applications: number[] = [];
  for (let count = 0; count < 2; count++) {
    const student = await aNewcomer(request);
    const application = await applies(request, student, chosen);
    applications.push(application);
    const data = { applicationIds: [application] };
    await request.put('/api/RegProjects/preferences', { headers: student.headers, data });
  }
  second = applications[1]!;
  const data = { applicationIds: applications.toReversed() };
  await request.put(`/api/Projects/${chosen}/ranking`, { headers: company.headers, data });
});
test.beforeEach(({ page }) => keepToken(page, company.token));

/** Assigns these two projects, and publishes what is best for the students. */
async function publish(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const data = { scope: { projectIds: [chosen, alone] } };
  const { id } = await (await request.post('/api/Assignments', { headers, data })).json();
  const run = async () => (await request.get(`/api/Assignments/${id}`, { headers })).json();
  await expect.poll(async () => (await run()).state).toBe('proposed');
  const answer = await request.post(`/api/Assignments/${id}/publish`, {
    headers,
    data: { kind: 'students' },
  });
  expect(answer.ok()).toBe(true);
}

const result = { name: /^Assignment of/ };

test('before an assignment nothing is said of one; then whom it gave, and how they stood', async ({
  page,
  request,
}) => {
  await page.goto(`/company/applicants?project=${chosen}`);
  await expect(page.getByRole('table', { name: 'Applicants' })).toBeVisible();
  await expect(page.getByRole('region', result)).toHaveCount(0);

  await publish(request);
  await page.reload();
  const region = page.getByRole('region', result);
  await expect(region.getByRole('heading')).toContainText('2 of 3 places offered');
  await expect(region.getByRole('listitem')).toHaveText([
    'Mary Anning1 of 2 in your ranking',
    'Mary Anning2 of 2 in your ranking',
  ]);
  await press(region.getByRole('link', { name: 'Mary Anning' }).first());
  await expect(page).toHaveURL(new RegExp(`application=${second}`));
  await expect(page.getByRole('dialog', { name: 'Mary Anning' })).toContainText('Offered');

  await page.goto(`/company/applicants?project=${alone}`);
  await expect(page.getByText('No applications yet')).toBeVisible();
});

test('where it cannot be had, the applicants are listed all the same', async ({ page }) => {
  await page.route('**/api/Projects/*/assignment', (route) => route.abort());
  await page.goto(`/company/applicants?project=${chosen}`);
  await expect(page.getByRole('table', { name: 'Applicants' })).toBeVisible();
  await expect(page.getByRole('region', result)).toHaveCount(0);
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('the result reads well', async ({ page }) => {
  await page.goto(`/company/applicants?project=${chosen}`);
  await expect(page.getByRole('region', result)).toBeVisible();
  await expectAccessible(page, 'company-assignment');
});
