import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { signIn } from '../journeys/demo.ts';
import { expectAccessible } from '../journeys/looks.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { expect, test } from '../product.ts';

test.use({ viewport: { width: 1600, height: 900 } });

test('on a wide screen a project stands beside the list, and one goes from one to the next', async ({
  page,
  context,
}) => {
  await signIn(context, 'student');
  await page.goto('/student/dashboard');
  const cards = page.getByRole('article');
  const panel = page.getByRole('dialog');
  for (const at of [0, 3]) {
    const title = await cards.nth(at).getByRole('heading').innerText();
    await cards.nth(at).click();
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
    await expect(panel).toBeFocused();
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(600);
    await expect(cards.nth(at).locator('[aria-current="true"]')).toBeInViewport();
  }
  await expectAccessible(page, 'project-beside');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cards.nth(3).getByRole('link', { name: /^Read more/ })).toBeFocused();
});

test('applicants are listed by how far they have come, and read beside the list', async ({
  page,
  request,
}) => {
  const company = await aCompany(request);
  const pid = await aProject(request, company.headers);
  for (const _ of [1, 2, 3]) await applies(request, await aNewcomer(request), pid);
  await keepToken(page, company.token);
  await page.goto(`/company/applicants?project=${pid}`);
  const stages = page.getByRole('navigation', { name: 'Applicants by status' });
  await expect(stages.getByRole('link')).toHaveText([
    'All 3',
    'Under Review 3',
    'Shortlisted 0',
    'Offered 0',
    'Accepted 0',
  ]);
  await page.getByRole('row').nth(2).getByRole('link', { name: 'Mary Anning' }).click();
  const panel = page.getByRole('dialog', { name: 'Mary Anning' });
  await panel.getByRole('button', { name: /^Shortlist/ }).click();
  await expect(stages.getByRole('link', { name: 'Shortlisted' })).toHaveText('Shortlisted 1');
  await expect(panel).toContainText('Shortlisted');
  await panel.getByRole('link', { name: /^Next/ }).click();
  await expect(
    page
      .getByRole('list', { name: 'Applicants' })
      .getByRole('article')
      .nth(2)
      .locator('[aria-current="true"]'),
  ).toBeInViewport();
  await expectAccessible(page, 'applicant-beside');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await stages.getByRole('link', { name: 'Shortlisted' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});
