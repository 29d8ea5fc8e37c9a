import { signIn } from '../journeys/demo.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { dashboard, postProject } from '../journeys/project.ts';
import { type BrowserContext, expect, type Page, test } from '../product.ts';

const list = '**/api/Projects?*';
const title = `Sheet piling ${Date.now()}`;
let pid: number;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  pid = await postProject(request, { title, skills: 'CAD, Statics' });
  await request.dispose();
});

test('offline, the list stays and a sentence says so; back, it follows by itself', async ({
  page,
  context,
}) => {
  await signIn(context, 'student');
  await page.goto(dashboard());
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  await context.setOffline(true);
  const sentence = page.getByText('The connection is lost.');
  await expect(sentence).toBeVisible();
  await expect(cards).toHaveCount(6);
  await page.getByLabel('Search by title').fill(title);
  await expect(sentence).toBeVisible();
  await expect(cards).toHaveCount(6);
  await context.setOffline(false);
  await expect(sentence).toBeHidden();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(title);
});

type State = (page: Page, context: BrowserContext) => Promise<void>;

/** Every state of the screen: how to get there and what shows that one is. */
const states: Record<string, State> = {
  loading: async (page) => {
    await page.route(list, () => {});
    await page.goto(dashboard());
    await expect(page.getByText('Loading projects…')).toBeVisible();
  },
  full: async (page) => {
    await page.goto(dashboard({ location: 'e', sort: 'fit' }));
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  empty: async (page) => {
    await page.goto(dashboard({ search: 'no such thing', engineering: 'Civil' }));
    const without = page.getByRole('listitem').filter({ hasText: 'Without “no such thing”' });
    await expect(without).toContainText('projects');
  },
  error: async (page) => {
    await page.route(list, (route) => route.abort());
    await page.goto(dashboard());
    await expect(page.getByRole('alert')).toBeVisible();
  },
  offline: async (page, context) => {
    await page.goto(dashboard());
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('The connection is lost.')).toBeVisible();
  },
  project: async (page) => {
    await page.goto(dashboard({ project: `${pid}` }));
    await expect(page.getByRole('heading', { name: /^Your fit/ })).toBeVisible();
  },
  'project-loading': async (page) => {
    await page.route('**/api/Projects/*', () => {});
    await page.goto(dashboard({ search: 'no such thing', project: `${pid}` }));
    await expect(page.getByText('Loading the project…')).toBeVisible();
  },
  'project-absent': async (page) => {
    await page.goto(dashboard({ project: '99999999' }));
    await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
  },
  apply: async (page) => {
    await page.goto(dashboard({ apply: `${pid}` }));
    await page.getByLabel('Resume link').fill('no address');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByText('Please fill all required fields correctly.')).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states)) {
  test(name, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await signIn(context, 'student');
    const page = await context.newPage();
    await reach(page, context);
    await expectAccessible(page, `browse-${name}`, name === 'full' ? everyWidth : undefined);
    await context.close();
  });
}
