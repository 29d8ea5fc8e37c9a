import { signIn } from '../journeys/demo.ts';
import { dashboard, postProject } from '../journeys/project.ts';
import { expect, type Page, test } from '../product.ts';

const mark = `Weir ${Date.now()}`;
const skill = `Sluice${Date.now()}`;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const projects = [
    { title: `${mark} one`, duration: 14, location: 'Leeds', deadline: later },
    { title: `${mark} two`, skills: `CAD, ${skill}`, duration: 50, deadline: soon },
    { title: `${mark} three`, skills: skill, location: 'Upper Weirdale', engineeringType: 'Civil' },
  ];
  for (const project of projects) await postProject(request, project);
  await request.dispose();
});
test.beforeEach(({ context }) => signIn(context, 'student').then(() => {}));

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
const named = (...words: string[]) => words.map((word) => `${mark} ${word}`);

test('skills are chosen from suggestions and taken away again; Back restores each step', async ({
  page,
}) => {
  await page.goto(dashboard({ search: mark }));
  await expect(titles(page)).toHaveText(named('three', 'two', 'one'));
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Skills' }).fill(skill.slice(0, -1));
  await page.getByRole('option', { name: skill }).click();
  await expect(page).toHaveURL(new RegExp(`skills=${skill}`));
  await expect(titles(page)).toHaveText(named('three', 'two'));
  await page.getByRole('combobox', { name: 'Skills' }).fill('cad');
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(named('two'));
  await expect(page.getByText('2 filters active')).toBeVisible();

  await page.goBack();
  await expect(titles(page)).toHaveText(named('three', 'two'));
  await page.getByRole('button', { name: `Remove ${skill}` }).click();
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Skills' })).toBeFocused();
});

test('duration and location narrow the list, over a reload too, and Clear filters undoes all', async ({
  page,
}) => {
  await page.goto(dashboard({ search: mark, sort: 'deadline' }));
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Longest duration').selectOption('A month');
  await expect(page).toHaveURL(/maxDuration=30/);
  await expect(titles(page)).toHaveText(named('one', 'three'));
  await page.getByRole('textbox', { name: 'Location' }).fill('weirdale');
  await expect(titles(page)).toHaveText(named('three'));

  await page.reload();
  await expect(titles(page)).toHaveText(named('three'));
  await page.getByRole('button', { name: 'More filters 2' }).click();
  await expect(page.getByLabel('Longest duration')).toHaveValue('30');
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('weirdale');
  await page.goBack();
  await expect(titles(page)).toHaveText(named('two', 'one', 'three'));
  await page.goForward();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/dashboard\?sort=deadline$/);
  await expect(page.getByLabel('Search by title')).toHaveValue('');
  await expect(page.getByText(/filters? active/)).toBeHidden();
});

test('the order is newest, best fit or deadline', async ({ page }) => {
  await page.goto(dashboard({ search: mark }));
  await expect(titles(page)).toHaveText(named('three', 'two', 'one'));
  await page.getByLabel('Sort by').selectOption('Deadline');
  await expect(titles(page)).toHaveText(named('two', 'one', 'three'));
  await page.getByLabel('Sort by').selectOption('Best fit');
  await expect(page).toHaveURL(/sort=fit/);
  await expect(async () => {
    const scores = (await page.locator('.fit-score strong').allTextContents()).map((text) =>
      Number(text.match(/\d+/)?.[0]),
    );
    expect(scores).toHaveLength(3);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  }).toPass();
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('deadline');
  await expect(titles(page)).toHaveText(named('two', 'one', 'three'));
});

test('typing leaves no steps for Back', async ({ page }) => {
  await page.goto('/student/profile');
  await page.goto(dashboard());
  await page.getByLabel('Search by title').pressSequentially(mark);
  await expect(titles(page)).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL(/profile$/);
});

test('an empty list says which filter to loosen', async ({ page }) => {
  await page.goto(dashboard({ search: `${mark} one`, engineering: 'Civil' }));
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  const without = page.getByRole('listitem').filter({ hasText: 'Without the type Civil' });
  await expect(without).toContainText('1 project');
  await without.getByRole('link').click();
  await expect(titles(page)).toHaveText(named('one'));

  await page.goto(dashboard({ search: `${mark} none`, skills: 'No such skill' }));
  await expect(page.getByText('Removing one filter is not enough')).toBeVisible();
  await page.goto(dashboard({ search: `${mark} none` }));
  await expect(
    page.getByText('No title, skill or company matches. Try a shorter search.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Show all projects' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('answers out of order: the list is always that of the last choice', async ({ page }) => {
  await page.goto(dashboard({ search: mark }));
  await expect(titles(page)).toHaveCount(3);
  let calls = 0;
  await page.route('**/api/Projects?*', async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 900 - calls * 250));
    await route.continue().catch(() => {});
  });
  await page.getByRole('radio', { name: 'Civil' }).check();
  await page.getByRole('radio', { name: 'Electrical' }).check();
  await page.getByRole('radio', { name: 'Mechanical' }).check();
  await expect(titles(page)).toHaveText(named('two', 'one'));
  await page.waitForTimeout(1000);
  await expect(titles(page)).toHaveText(named('two', 'one'));
  expect(calls).toBe(3);
});
