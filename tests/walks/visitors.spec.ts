import { postProject } from '../journeys/project.ts';
import { expect, type Page, test } from '../product.ts';

const mark = `Caisson ${Date.now()}`;

test('a visitor finds a project, reads it without a script, and applies after signing in', async ({
  page,
  request,
}) => {
  const pid = await postProject(request, { title: mark, skills: 'Dewatering' });
  await page.goto('/home');
  await page.getByRole('link', { name: 'Find a project' }).click();
  await expect(page.getByRole('heading', { name: 'Open projects', level: 1 })).toBeVisible();
  await page.getByLabel('Search by title, skill or company').fill(mark);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 open project with')).toBeVisible();

  const scripts: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()));
  await page.getByRole('link', { name: mark }).click();
  await expect(page.getByRole('heading', { name: mark, level: 1 })).toBeVisible();
  await expect(page.getByText('€1,200 for the project', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'A report of ten pages' }),
  ).toBeVisible();
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    new RegExp(mark),
  );
  expect(scripts.filter((url) => /react|client|island/i.test(url))).toEqual([]);

  await page.getByRole('link', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText('continue to your application')).toBeVisible();
  await page.getByLabel('Email').fill('student@trestle.example');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(`apply=${pid}`));
  await expect(page.getByRole('dialog', { name: 'Apply' })).toContainText(mark);
});

test('a shared link of a project and of a company shows a picture of its own', async ({
  page,
  request,
}) => {
  const pid = await postProject(request, { title: `${mark} shared` });
  await page.goto(`/projects/${pid}`);
  const company = page.locator('h1 + .lead a');
  const pictures = [await sharedPicture(page)];
  await company.click();
  await expect(page).toHaveURL(/\/companies\//);
  pictures.push(await sharedPicture(page));
  const ofAll = await request.get('/share/projects.png');
  const bodies = [ofAll];
  for (const address of pictures) {
    const picture = await request.get(address);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    bodies.push(picture);
  }
  const seen = await Promise.all(bodies.map(async (one) => (await one.body()).toString('base64')));
  expect(new Set(seen).size).toBe(3);
});

/** Where the picture is that the page names for its shared link. */
async function sharedPicture(page: Page): Promise<string> {
  const tag = page.locator('meta[property="og:image"]');
  return new URL((await tag.getAttribute('content'))!).pathname;
}

test('the name of a company leads to its page, from the list, the card and the dialog', async ({
  page,
}) => {
  await page.goto('/projects');
  const first = page.locator('.project-list li').first();
  const company = first.locator('a[href^="/companies/"]');
  const name = await company.innerText();
  await company.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/companies\/\d+-[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { name: 'Open projects' })).toBeVisible();
});

test('what one came for is on the first screen: a project’s facts and first lines, the list’s first project', async ({
  page,
  request,
}) => {
  const pid = await postProject(request, { title: `${mark} on the first screen` });
  const bottomOf = async (part: string) => {
    const { y, height } = (await page.locator(part).first().boundingBox())!;
    return y + height;
  };
  for (const [width, height, facts] of [
    [1280, 800, '.project-facts dd'],
    [360, 740, '.project-sheet .project-line'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/projects/${pid}`);
    for (const part of ['h1', facts, '.project-words p'])
      expect(await bottomOf(part), `${part} at ${width}`).toBeLessThan(height);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/projects');
  expect(await bottomOf('.project-list h2')).toBeLessThan(300);
});
