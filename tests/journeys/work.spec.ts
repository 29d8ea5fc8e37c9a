import { expect, flow, test } from '../product.ts';
import { aCompany, keepToken, takesPlace } from './company.ts';
import { tokenOf } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';
import { aRoom, evaluate, fillEvaluation, milestone, send, turn, writingOf } from './room.ts';

test(
  'from a taken place to completed work: a plan, deliveries, reviews, and an evaluation by each side',
  flow,
  async ({ browser, request }) => {
    const { id, hers, his, pageOf } = await aRoom(browser, request);

    await test.step('the company proposes a plan from a template', async () => {
      await hers.goto('/company/work');
      await expect(hers.getByText('Your turn: propose a plan.')).toBeVisible();
      await hers.getByRole('link', { name: 'A weir with a fish pass' }).click();
      await hers.getByRole('button', { name: 'Propose a plan' }).first().click();
      await send(hers, 'Propose');
      await expect(writingOf(hers).getByText('Enter a title.').first()).toBeVisible();
      await writingOf(hers).getByRole('button', { name: '4 weeks' }).click();
      await writingOf(hers).getByRole('button', { name: 'Remove milestone 2' }).click();
      await expectAccessible(hers, 'work-propose');
      await send(hers, 'Propose');
      await expect(turn(hers)).toHaveText('Next, Mary Anning answers the plan.');
    });

    await test.step('the student is told, asks for a change, and agrees to the next version', async () => {
      await his.goto('/student/notifications');
      await his.getByRole('link', { name: 'Open “A plan for your work”' }).click();
      await expect(turn(his)).toHaveText('Your turn: read the plan and answer.');
      await expectAccessible(his, 'work-proposed', everyWidth);
      await his.getByRole('button', { name: 'Ask for a change' }).click();
      await send(his, 'Ask for a change');
      await expect(writingOf(his).getByText('Say what should change.').first()).toBeVisible();
      await writingOf(his)
        .getByLabel('What should change')
        .fill('I have an exam in the second week.');
      await send(his, 'Ask for a change');
      await expect(turn(his)).toHaveText(/^Next, .+ changes the plan\.$/);
      await expect(turn(hers)).toHaveText('Your turn: change the plan as you were asked.');
      const asked = hers.getByRole('region', { name: 'A change was asked for' });
      await expect(asked).toContainText('I have an exam in the second week.');
      await hers.getByRole('button', { name: 'Change the plan as you were asked' }).click();
      await expect(writingOf(hers)).toContainText('I have an exam in the second week.');
      await writingOf(hers).getByLabel('Due').first().fill('2031-06-02');
      await send(hers, 'Propose');
      await expect(turn(his)).toHaveText('Your turn: read the plan and answer.');
      await his.getByRole('button', { name: 'Agree' }).click();
      await expect(his.getByRole('dialog')).toHaveCount(0);
      await expect(writingOf(his)).toContainText('these milestones and days apply to you');
      await send(his, 'Agree');
      await expect(turn(his)).toHaveText('Your turn: hand in “Kick-off note”.');
    });

    await test.step('what the student types is kept; what is handed in is reviewed', async () => {
      await his.getByRole('button', { name: 'Hand in “Kick-off note”' }).first().click();
      await send(his, 'Hand in');
      await expect(
        writingOf(his).getByText('Describe what you deliver, or add a link or a file.').first(),
      ).toBeVisible();
      await writingOf(his).getByLabel('What you deliver').fill('A **note** of one page.');
      await his.reload();
      await his.getByRole('button', { name: 'Hand in “Kick-off note”' }).first().click();
      await expect(writingOf(his).getByLabel('What you deliver')).toHaveValue(
        'A **note** of one page.',
      );
      await writingOf(his).getByLabel('Links').fill('https://drawings.example/weir');
      await expectAccessible(his, 'work-deliver');
      await send(his, 'Hand in');
      await expect(turn(hers)).toHaveText('Your turn: review “Kick-off note”.');
      await expectAccessible(hers, 'work-review', everyWidth);
      const kickOff = milestone(hers, 'Kick-off note');
      await expect(kickOff.getByText('Version 1 (current)')).toBeVisible();
      await kickOff.getByRole('button', { name: 'Ask for changes' }).click();
      await writingOf(hers).getByLabel('What should change').fill('Which datum?');
      await send(hers, 'Ask for changes');
      await expect(milestone(his, 'Kick-off note').getByText('Which datum?')).toBeVisible();
      await his
        .getByRole('button', { name: 'Change “Kick-off note” and hand it in again' })
        .click();
      const words = writingOf(his).getByLabel('What you deliver');
      await expect(words).toHaveValue('A **note** of one page.');
      await expect(writingOf(his).getByLabel('Links')).toHaveValue('https://drawings.example/weir');
      await words.fill('Ordnance datum.');
      await send(his, 'Hand in');
      await expect(milestone(his, 'Kick-off note').getByText('Version 2 (current)')).toBeVisible();
      await his.getByText('The earlier version').click();
      await expect(his.getByRole('article', { name: 'Version 1' })).toContainText(
        'A note of one page.',
      );
      await expect(milestone(hers, 'Kick-off note').getByText('Version 2 (current)')).toBeVisible();
      await milestone(hers, 'Kick-off note').getByRole('button', { name: 'Approve' }).click();
      await send(hers, 'Approve');
      await expect(milestone(his, 'Kick-off note').getByText('Approved').first()).toBeVisible();
    });

    await test.step('the office sees it, and nothing of the company’s is its turn', async () => {
      const office = await pageOf(await tokenOf(request, 'admin'));
      await office.goto(`/admin/work?engagement=${id}`);
      await expect(turn(office)).toHaveText('Next, Mary Anning hands in “Final delivery”.');
      await expectAccessible(office, 'work-office');
      await office.context().close();
    });

    await test.step('a milestone is waived, both sides evaluate it sealed, and it is completed', async () => {
      await milestone(hers, 'Final delivery')
        .getByRole('button', { name: 'No longer needed' })
        .click();
      await writingOf(hers).getByLabel('Why it is not needed').fill('The note says it all.');
      await send(hers, 'No longer needed');
      await hers.getByRole('button', { name: 'Write your evaluation' }).first().click();
      await send(hers, 'Send');
      await expect(writingOf(hers).getByText('Choose yes or no.').first()).toBeVisible();
      await expectAccessible(hers, 'work-evaluate', everyWidth);
      await fillEvaluation(hers, 'Careful and plain.');
      const result = writingOf(hers).getByRole('group', { name: 'Result' });
      await result.getByRole('radio').first().check();
      await result.getByLabel('What did you see?').fill('Two of five drawings.');
      await send(hers, 'Send');
      await expect(
        writingOf(hers)
          .getByText(/^You gave the lowest answer for the result/)
          .first(),
      ).toBeVisible();
      await result.getByRole('radio').last().check();
      await send(hers, 'Send');
      await expect(turn(hers)).toHaveText('Your evaluation is in. Both open together.');
      await expectAccessible(hers, 'work-sealed');

      await his.reload();
      await expect(turn(his)).toHaveText('Your turn: write your evaluation.');
      await expectAccessible(his, 'work-to-evaluate', everyWidth);
      await evaluate(his, 'I was answered within a day.');
      for (const page of [his, hers])
        for (const words of ['Careful and plain.', 'I was answered within a day.'])
          await expect(page.getByText(words)).toBeVisible();
      await expect(turn(his)).toHaveText('The work is completed.');
      await expect(turn(hers)).toHaveText('The work is completed.');
      await expect(his.getByRole('button', { name: /Hand in|Agree|Write/ })).toHaveCount(0);
      await his.getByRole('button', { name: /^Answer/ }).click();
      await writingOf(his).getByLabel('Your answer').fill('Thank you for the time you took.');
      await send(his, 'Send');
      await expect(hers.getByText('Thank you for the time you took.')).toBeVisible();
      await expectAccessible(his, 'work-completed', everyWidth);
      await his.goto('/student/myproject');
      await expect(his.getByRole('article', { name: 'A weir with a fish pass' })).toContainText(
        'Completed',
      );
    });
    await hers.context().close();
    await his.context().close();
  },
);

test('a line that is cut loses nothing, and what another page has overtaken is said', async ({
  browser,
  request,
}) => {
  const { id, company, hers, his } = await aRoom(browser, request);
  await hers.goto(`/company/work?engagement=${id}`);
  await hers.getByRole('button', { name: 'Propose a plan' }).first().click();
  await writingOf(hers).getByRole('button', { name: '4 weeks' }).click();
  await hers.context().setOffline(true);
  await send(hers, 'Propose');
  await expect(writingOf(hers).getByText('The server did not answer.')).toBeVisible();
  await hers.context().setOffline(false);
  await send(hers, 'Propose');
  await expect(turn(hers)).toHaveText('Next, Mary Anning answers the plan.');

  await his.goto(`/student/work?engagement=${id}`);
  await his.getByRole('button', { name: 'Agree' }).click();
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2031-06-02' }];
  const replaced = await request.post(`/api/Engagements/${id}/plans`, {
    headers: company.headers,
    data: { milestones, after: 1 },
  });
  expect(replaced.status()).toBe(201);
  await send(his, 'Agree');
  await expect(
    writingOf(his).getByText('There is a newer version than the one you have read.'),
  ).toBeVisible();
  await writingOf(his).getByRole('button', { name: 'Cancel' }).click();
  await expect(his.getByRole('heading', { name: 'Survey' })).toBeVisible();
  await hers.context().close();
  await his.context().close();
});

test('all work that waits for a company is listed from its first screen, and nothing else with it', async ({
  page,
  request,
}) => {
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  for (const title of ['A lock', 'A weir', 'A mill', 'A quay', 'A dyke'])
    await takesPlace(request, company.headers, student, title);
  const [{ id }] = await (await request.get('/api/Engagements', company)).json();
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2031-06-02' }];
  await request.post(`/api/Engagements/${id}/plans`, {
    headers: company.headers,
    data: { milestones, after: 0 },
  });
  await keepToken(page, company.token);
  await page.goto('/company/company-panel');
  await page.getByRole('link', { name: 'See all 4 that wait for you' }).click();
  const work = page.getByRole('list', { name: 'Work' }).getByRole('listitem');
  await expect(work).toHaveCount(4);
  await page.getByRole('link', { name: 'Show all work' }).click();
  await expect(work).toHaveCount(5);
});
