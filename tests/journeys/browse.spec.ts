import { expect, test } from '../product.ts';
import { postProjects, signIn } from './demo.ts';

const mark = `Winch ${Date.now()}`;
const titles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((n) => `${mark} ${n}`);

test.beforeAll(({ playwright, baseURL }) =>
  playwright.request.newContext({ baseURL }).then((request) => postProjects(request, titles)),
);
test.beforeEach(({ context }) => signIn(context, 'student').then(() => {}));

test('filters, page and size stand in the address, and Back restores them', async ({ page }) => {
  await page.goto('/student/dashboard');
  await page.getByLabel('Search by title').fill(mark);
  const cards = page.getByRole('article');
  await expect(page.getByText(`7 projects with “${mark}”`)).toBeVisible();
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Items per page').selectOption('3');
  await expect(cards).toHaveCount(3);
  await page.getByRole('radio', { name: 'Civil' }).check();
  await expect(page).toHaveURL(/engineering=Civil/);
  await expect(page.getByRole('heading', { name: 'No projects found' })).toBeVisible();

  await page.goBack();
  await expect(cards).toHaveCount(3);
  await expect(page.getByLabel('Items per page')).toHaveValue('3');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(page.getByLabel('Search by title')).toHaveValue(mark);
});

test('typing fast never shows an older answer', async ({ page }) => {
  await page.goto(`/student/dashboard?search=${encodeURIComponent(mark)}`);
  await expect(page.getByRole('article')).toHaveCount(6);
  // The fewer letters were asked for, the later the answer comes.
  await page.route('**/api/Projects?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams.get('searchText') ?? '';
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 600 - asked.length * 20)));
    await route.continue().catch(() => {});
  });
  await page.getByLabel('Search by title').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' seven', { delay: 15 });
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.waitForTimeout(700);
  await expect(page.getByRole('article', { name: `${mark} seven` })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a list without a total is paged in the page, and Completed is hidden', async ({ page }) => {
  await page.route('**/api/Projects?*', async (route) => {
    const answer = await route.fetch({
      url: `${new URL(route.request().url()).origin}/api/Projects?searchText=${encodeURIComponent(mark)}`,
    });
    const rows = await answer.json();
    rows[0].status = 'Completed';
    await route.fulfill({ json: rows });
  });
  await page.goto('/student/dashboard?pageSize=3');
  await expect(page.getByText('6 projects')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Last page' }).click();
  await expect(page.getByText('4–6 of 6')).toBeVisible();
});

test('the apply dialog: 500px, keeps what was typed when it fails, alerts in the specification’s words', async ({
  page,
}) => {
  await page.goto(`/student/dashboard?search=${encodeURIComponent(`${mark} two`)}`);
  await page.getByRole('button', { name: /^Register/ }).click();
  const dialog = page.getByRole('dialog');
  const width = async () => (await dialog.locator('.modal-content').boundingBox())?.width;
  await expect.poll(width).toBe(500);
  await dialog.getByLabel('Message').fill('Once more.');
  await dialog.getByLabel('Resume link').fill('not an address');
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Please fill all required fields correctly.',
  );
  await dialog.getByLabel('Resume link').fill('');
  await page.route('**/api/RegProjects', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Failed to submit application. Please try again.',
  );
  await expect(dialog.getByLabel('Message')).toHaveValue('Once more.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Register/ })).toBeFocused();
});

test('applying before the student’s data has loaded says so', async ({ page }) => {
  await page.route('**/api/students/me', (route) => route.abort());
  await page.goto(`/student/dashboard?search=${encodeURIComponent(`${mark} three`)}`);
  await page.getByRole('button', { name: /^Register/ }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Student data not loaded yet. Please try again.',
  );
  await page.unroute('**/api/students/me');
  await expect(async () => {
    // Asks for what has not come yet; applies once it has.
    await page.getByRole('button', { name: 'Submit application' }).click({ timeout: 1000 });
    await expect(page.getByText('Application submitted successfully!')).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
});
