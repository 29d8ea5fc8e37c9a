import { expect, test } from '../product.ts';
import { aCompany, aProject, applies, keepToken } from './company.ts';
import { tabTo } from './keyboard.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';
import { turn, writingOf } from './room.ts';

test('a plan drafted with the project is read before applying, and begins the work', async ({
  page,
  browser,
  request,
}) => {
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const title = 'A sluice to plan';
  const pid = await aProject(request, company.headers, { title });
  await keepToken(page, company.token);
  const plan = page.locator('.post-plan');
  const titles = () =>
    plan
      .getByLabel(/^Milestone \d$/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

  await test.step('the company drafts it by keyboard, and what it typed is kept', async () => {
    await page.goto(`/company/post-project?edit=${pid}`);
    await expect(plan.getByRole('listitem')).toHaveCount(0);
    await tabTo(plan.getByRole('button', { name: 'Draft a plan' }));
    await page.keyboard.press('Enter');
    await tabTo(plan.getByRole('button', { name: '4 weeks' }));
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['Kick-off note', 'First version', 'Final delivery']);
    // The plan follows the dates, until somebody changes its weeks.
    await page.getByLabel('End date').fill('2031-05-19');
    await expect.poll(titles).toEqual(['Kick-off note', 'Final delivery']);
    await page.getByLabel('End date').fill('2031-06-27');
    await expect.poll(titles).toEqual(['Kick-off note', 'First version', 'Final delivery']);
    await tabTo(plan.getByRole('button', { name: 'Move down milestone 1' }));
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['First version', 'Kick-off note', 'Final delivery']);
    await expect(plan.getByRole('button', { name: 'Move down milestone 2' })).toBeFocused();
    await plan.getByRole('button', { name: 'Move up milestone 2' }).press('Enter');
    await plan.getByRole('button', { name: 'Remove milestone 2' }).press('Enter');
    await expect(plan.getByLabel('Milestone 2')).toBeFocused();
    await plan.getByRole('button', { name: 'Add a milestone' }).click();
    await expect(plan.getByLabel('Milestone 3')).toBeFocused();
    await page.keyboard.type('Opening');
    await page.reload();
    await expect.poll(titles).toEqual(['Kick-off note', 'Final delivery', 'Opening']);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Say after how many weeks it is due.').first()).toBeVisible();
    await plan.getByLabel('Due after (weeks)').last().fill('6');
    await plan.getByLabel('What is to be delivered').last().fill('You open the sluice, we watch.');
    await expectAccessible(page, 'plan-drafted', everyWidth);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`“${title}” saved.`)).toBeVisible();
    await expect(page.getByText('What you would deliver, week by week')).toBeVisible();
  });

  await test.step('students read it in the product, and everybody on its page', async () => {
    const his = await (await browser.newContext()).newPage();
    await keepToken(his, student.token);
    await his.goto(`/student/dashboard?project=${pid}`);
    await expect(writingOf(his).getByText('You open the sluice, we watch.')).toBeVisible();
    await expectAccessible(his, 'plan-read');
    await his.goto(`/projects/${pid}`);
    await expect(his.getByRole('heading', { name: 'Opening, after 6 weeks' })).toBeVisible();
    await expectAccessible(his, 'plan-public');
  });

  await test.step('it is what the company begins with, from the kick-off', async () => {
    const id = await applies(request, student, pid);
    for (const [event, headers] of [
      ['offer', company.headers],
      ['accept', student.headers],
    ] as const)
      await request.put(`/api/RegProjects/${id}/status`, { headers, data: { event } });
    await page.goto(`/company/work?engagement=${id}`);
    await turn(page).waitFor();
    await page.getByRole('button', { name: 'Propose a plan' }).first().click();
    await expect(writingOf(page).getByLabel('Due').last()).toHaveValue('2031-06-16');
    // The day on which the project begins.
    await expect(writingOf(page).getByLabel('with the kick-off on')).toHaveValue('2031-05-05');
    await writingOf(page).getByLabel('with the kick-off on').fill('2031-05-12');
    await expectAccessible(page, 'plan-begin');
    await writingOf(page).getByRole('button', { name: 'the project (3)' }).click();
    await expect(writingOf(page).getByLabel('Due').first()).toHaveValue('2031-05-19');
    await expect(writingOf(page).getByLabel('Due').last()).toHaveValue('2031-06-23');
    await writingOf(page).getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(turn(page)).toHaveText('Next, Mary Anning answers the plan.');
  });
});
