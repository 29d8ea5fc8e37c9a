import { violations } from '../journeys/axe.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { postProject } from '../journeys/project.ts';
import { expect, test } from '../product.ts';

test('a new student is asked three things, once; until then no card speaks of a fit', async ({
  context,
  request,
}) => {
  const skill = `Dredging${Date.now()}`;
  await postProject(request, { title: `A basin for ${skill}`, skills: skill });
  const newcomer = await aNewcomer(request);
  await context.addInitScript((token) => {
    if (!localStorage.getItem('token')) localStorage.setItem('token', token);
  }, newcomer.token);
  const page = await context.newPage();
  await page.goto('/student/dashboard');
  const asked = page.getByRole('region', { name: 'What can you do?' });
  await expect(asked).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Add your skills');
  await expect(page.locator('main')).not.toContainText('Fit 0');
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  expect(await violations(page)).toEqual([]);

  await asked.getByLabel('Text of your résumé').fill(`Two years of ${skill.toLowerCase()}.`);
  const chosen = asked.getByRole('list', { name: 'Chosen skills' });
  await expect(chosen.getByRole('listitem')).toHaveText(skill);
  await expect(asked.getByText(`Found and added: ${skill}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Availability in days').fill('40');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('About me').fill('Harbours.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Step/)).toBeHidden();
  await expect(page.getByLabel('Sort by')).toHaveValue('fit');
  await expect(page.getByRole('article').first()).toContainText(/Fit [1-9]/);
  await page.getByLabel('Search by title').fill(skill);
  await expect(page.getByRole('article', { name: `A basin for ${skill}` })).toContainText(
    /Fit [1-9]/,
  );
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Step/)).toBeHidden();
});

for (const late of ['**/api/students/me', '**/_astro/Introduction.*.js'])
  test(`the questions do not move the list under a press, however late ${late} comes`, async ({
    context,
    request,
  }) => {
    const { token } = await aNewcomer(request);
    await context.addInitScript((own) => localStorage.setItem('token', own), token);
    const page = await context.newPage();
    let wasLate = false;
    await page.route(late, async (route) => {
      wasLate = true;
      await page.waitForTimeout(2000);
      await route.continue();
    });
    await page.goto('/student/dashboard');
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('region', { name: 'What can you do?' }).isVisible()).toBe(true);
    expect(wasLate).toBe(true);
  });
