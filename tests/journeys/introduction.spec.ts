import { setTimeout } from 'node:timers/promises';
import { expect, test } from '../product.ts';
import { violations } from './axe.ts';
import { aNewcomer, enterAs } from './newcomer.ts';
import { postProject } from './project.ts';

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
  await asked.getByRole('button', { name: `Add ${skill}` }).click();
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

declare global {
  interface Window {
    shifts: string[];
  }
}

for (const width of [320, 768, 1280]) {
  test(`at ${width} px the introduction moves nothing when it comes, however late`, async ({
    page,
    context,
    request,
  }) => {
    await enterAs(context, await aNewcomer(request));
    await page.setViewportSize({ width, height: 900 });
    await context.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shifts.push(entry.value.toFixed(4));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/api/students/me', async (route) => {
      await setTimeout(1500);
      await route.continue();
    });
    await page.goto('/student/dashboard');
    await expect(page.getByRole('article').first()).toBeVisible();
    const list = page.getByLabel('Search by title');
    await expect(page.getByRole('region', { name: 'What can you do?' })).toBeHidden();
    const before = await list.boundingBox();
    await expect(page.getByRole('region', { name: 'What can you do?' })).toBeVisible();
    expect((await list.boundingBox())?.y).toBe(before?.y);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('region', { name: 'How long do you have?' })).toBeVisible();
    expect((await list.boundingBox())?.y).toBe(before?.y);
    const shifts = await page.evaluate(() => window.shifts);
    expect(
      shifts.reduce((sum, shift) => sum + Number(shift), 0),
      shifts.join(' '),
    ).toBeLessThan(0.05);
  });
}

test('who has met the introduction has no room kept for it', async ({ page, context, request }) => {
  const mary = await aNewcomer(request);
  await enterAs(context, mary);
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'Skip all' }).click();
  await expect(page.getByText(/^Step/)).toBeHidden();
  await page.route('**/api/students/me', async (route) => {
    await setTimeout(1500);
    await route.continue();
  });
  await page.reload();
  const list = page.getByLabel('Search by title');
  const before = await list.boundingBox();
  await expect(page.getByRole('heading', { name: 'Welcome, Mary' })).toBeVisible();
  expect((await list.boundingBox())?.y).toBe(before?.y);
  expect(before?.y).toBeLessThan(400);
});
