import { expect, type Page, test } from '../product.ts';
import { postProjects, tokenOf } from './demo.ts';

const hour = 3_600_000;

/** The device is on a time that is not the time. */
const runAhead = (page: Page, ms: number): Promise<void> =>
  page.clock.setSystemTime(Date.now() + ms);

async function enter(page: Page): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
}

for (const [how, ms] of [
  ['13 hours ahead', 13 * hour],
  ['a year ahead', 8766 * hour],
  ['a year behind', -8766 * hour],
] as const)
  test(`whose clock is ${how} signs in and stays in`, async ({ page }) => {
    await runAhead(page, ms);
    await enter(page);
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await page.goto('/home');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your area' })).toBeAttached();
  });

test('days that are left are counted by the server’s time', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'company')}` };
  const title = `Counted ${Date.now()}`;
  await postProjects(request, [title]);
  const [project] = await (
    await request.get(`/api/Projects?searchText=${encodeURIComponent(title)}`, { headers })
  ).json();
  const deadline = new Date(Date.now() + 50 * hour).toISOString();
  const changed = await request.put(`/api/Projects/${project.pid}`, {
    headers,
    data: { ...project, deadline },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await runAhead(page, 49 * hour);
  await enter(page);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.goto(`/student/dashboard?search=${title}`);
  await expect(page.getByText(/2 days left/)).toBeVisible();
});

test('a clock that was put right again keeps nobody out', async ({ page }) => {
  await runAhead(page, -13 * hour);
  await enter(page);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await runAhead(page, 0);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
});
