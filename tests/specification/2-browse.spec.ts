import { signIn } from '../journeys/demo.ts';
import { dashboard, postProject } from '../journeys/project.ts';
import { expect, type Page, test } from '../product.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'student');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const cards = (page: Page) => page.getByRole('article');
const widthOf = async (page: Page) =>
  (await page.getByRole('dialog').locator('.modal-content').boundingBox())?.width;

test('Browse Projects has a welcome hero, a search box by title and a filter of four engineering types', async ({
  page,
}) => {
  await page.goto('/student/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/, level: 1 })).toBeVisible();
  await expect(page.getByLabel('Search by title')).toBeVisible();
  const types = page.getByRole('radio');
  const names = await types.evaluateAll((radios) =>
    radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent?.trim()),
  );
  expect(names).toEqual(['All', 'Mechanical', 'Electrical', 'Computer', 'Civil']);
});

test('the paginator offers page sizes 3, 6 and 9, and 6 by default', async ({ page }) => {
  await page.goto('/student/dashboard');
  const sizes = page.getByLabel('Items per page');
  await expect(sizes.getByRole('option')).toHaveText(['3', '6', '9']);
  await expect(sizes).toHaveValue('6');
  await expect(cards(page)).toHaveCount(6);
  for (const size of [9, 3]) {
    await sizes.selectOption(String(size));
    await expect(cards(page)).toHaveCount(size);
  }
});

test('every change to the search text or filter refetches the list', async ({ page }) => {
  await page.goto('/student/dashboard');
  await expect(cards(page)).toHaveCount(6);
  const asked = (name: string, value: string) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === '/api/Projects' && searchParams.get(name) === value;
    });
  const typed = [asked('searchText', 'br'), asked('searchText', 'bri')];
  await page.getByLabel('Search by title').pressSequentially('bri', { delay: 60 });
  await Promise.all(typed);
  const chosen = asked('engineering', 'Civil');
  await page.getByRole('radio', { name: 'Civil' }).check();
  await chosen;
});

test('each card shows title, company, a status tag and a description cut to 100 characters with Read more', async ({
  page,
  request,
}) => {
  const description = 'Twenty letters here. '.repeat(8).trim();
  const title = `Cut short ${Date.now()}`;
  await postProject(request, { title, description });
  await page.goto(dashboard({ search: title }));
  const card = page.getByRole('article', { name: title });
  await expect(card.locator('.project-company')).not.toBeEmpty();
  await expect(card.locator('.tag')).toHaveText('Pending');
  // The hundredth character stands within a word, which is left out.
  await expect(card).toContainText(`${description.slice(0, 98)}…`);
  await expect(card).not.toContainText(description.slice(0, 100));
  await expect(card.getByRole('link', { name: /^Read more/ })).toBeVisible();
});

test('Read more opens a 600px dialog with title, full description, link, skills as tags, type, duration in days and location', async ({
  page,
  request,
}) => {
  const title = `In full ${Date.now()}`;
  const description = 'Twenty letters here. '.repeat(8).trim();
  await postProject(request, {
    title,
    description,
    projectLink: 'https://works.example/brief',
    skills: 'CAD,  Surveying , GIS',
    duration: 21,
    location: 'Leeds',
    engineeringType: 'Civil',
  });
  await page.goto(dashboard({ search: title }));
  await page.getByRole('link', { name: /^Read more/ }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  expect(await widthOf(page)).toBe(600);
  for (const text of [description, 'Civil', '21 days', 'Leeds'])
    await expect(dialog).toContainText(text);
  await expect(dialog.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'CAD',
    'Surveying',
    'GIS',
  ]);
  await expect(dialog.getByRole('link', { name: /works\.example/ })).toHaveAttribute(
    'href',
    'https://works.example/brief',
  );
});

test('Register is disabled unless the status is pending', async ({ page }) => {
  await page.route(/\/api\/Projects\?/, async (route) => {
    const answer = await route.fetch();
    const [first] = await answer.json();
    const rows = ['pending', 'In Progress', 'active', 'closed'].map((status, at) => ({
      ...first,
      pid: 9000 + at,
      title: `It is ${status}`,
      status,
      applied: false,
      saved: false,
      deadline: null,
      places: 1,
      placesTaken: 0,
    }));
    await route.fulfill({ json: rows });
  });
  await page.goto('/student/dashboard');
  const register = (status: string) =>
    page
      .getByRole('article', { name: `It is ${status}` })
      .getByRole('button', { name: /^Register/ });
  await expect(register('pending')).toBeEnabled();
  for (const status of ['In Progress', 'active', 'closed'])
    await expect(register(status)).toBeDisabled();
});

test('status tags have styles for active, closed and pending', async ({ page }) => {
  await page.goto('/student/dashboard');
  await expect(cards(page).first()).toBeVisible();
  const marks = await page.evaluate(() =>
    ['active', 'closed', 'pending', 'of-no-style'].map((status) => {
      const tag = document.createElement('span');
      tag.className = `tag tag-${status}`;
      document.querySelector('main')?.append(tag);
      const { borderColor, backgroundImage } = getComputedStyle(tag, '::before');
      return `${borderColor}, filled ${backgroundImage}`;
    }),
  );
  expect(new Set(marks).size).toBe(4);
});
