import { expect, test } from '../product.ts';
import { expectAccessible } from './looks.ts';
import { aRoom, milestone, send, turn, unfold, writingOf } from './room.ts';

const plan = [
  { title: 'Survey', deliverable: 'Levels of the site.', dueOn: '2031-03-03' },
  { title: 'Drawing', deliverable: 'A section through it.', dueOn: '2031-04-01' },
  { title: 'Report', deliverable: 'Ten pages.', dueOn: '2031-05-02' },
];

test('more time is asked for, answered with another day, granted, and refused; what moves is shown before', async ({
  browser,
  request,
}) => {
  const { id, company, student, hers, his } = await aRoom(browser, request);
  const room = `/api/Engagements/${id}`;
  const proposal = { milestones: plan, after: 0 };
  await request.post(`${room}/plans`, { headers: company.headers, data: proposal });
  await request.put(`${room}/plans/1`, { headers: student.headers, data: { answer: 'agree' } });
  await his.goto(`/student/work?engagement=${id}`);
  await hers.goto(`/company/work?engagement=${id}`);

  await test.step('the student asks, and sees which milestones would move', async () => {
    await his.getByRole('button', { name: 'Ask for more time for “Survey”' }).click();
    await send(his, 'Ask');
    await expect(writingOf(his).getByText('Say why you need more time.').first()).toBeVisible();
    await writingOf(his).getByLabel('New day').fill('2031-03-03');
    await send(his, 'Ask');
    await expect(
      writingOf(his).getByText('Choose a day later than the current one.').first(),
    ).toBeVisible();
    await writingOf(his).getByLabel('New day').fill('2031-03-10');
    await writingOf(his).getByLabel('Why you need more time').fill('Two exams in the same week.');
    const moved = writingOf(his).getByRole('listitem');
    await expect(moved).toHaveText([
      'Survey3 Mar 2031 to 10 Mar 2031',
      'Drawing1 Apr 2031 to 8 Apr 2031',
      'Report2 May 2031 to 9 May 2031',
    ]);
    await writingOf(his).getByLabel('Move later milestones along').uncheck();
    await expect(moved).toHaveCount(1);
    await writingOf(his).getByLabel('Move later milestones along').check();
    await expectAccessible(his, 'extension-ask');
    await send(his, 'Ask');
    await expect(turn(his)).toContainText('answers the request for more time for “Survey”.');
  });

  await test.step('the company offers another day, and the student lets it go', async () => {
    await expect(turn(hers)).toHaveText(
      'Your turn: answer the request for more time for “Survey”.',
    );
    await expect(milestone(hers, 'Survey')).toContainText('Two exams in the same week.');
    await expectAccessible(hers, 'extension-asked');
    await hers.getByRole('button', { name: 'Offer another day for “Survey”' }).click();
    await writingOf(hers).getByLabel('Another day').fill('2031-03-05');
    await writingOf(hers).getByLabel('Add a note').fill('The fair is on the 6th.');
    await send(hers, 'Offer');
    await expect(turn(his)).toHaveText('Your turn: answer the offer of another day for “Survey”.');
    await expect(milestone(his, 'Survey')).toContainText('Another day offered: 5 Mar 2031');
    await expectAccessible(his, 'extension-offered');
    await his.getByRole('button', { name: 'Decline for “Survey”' }).click();
    await send(his, 'Decline');
    await expect(turn(his)).toHaveText('Your turn: hand in “Survey”.');
  });

  await test.step('what the plan has become meanwhile is granted only once it was seen', async () => {
    await his.getByRole('button', { name: 'Ask for more time for “Survey”' }).click();
    await writingOf(his).getByLabel('New day').fill('2031-03-10');
    await writingOf(his).getByLabel('Why you need more time').fill('Two exams in the same week.');
    await send(his, 'Ask');
    await hers.getByRole('button', { name: 'Grant for “Survey”' }).click();
    await expect(writingOf(hers)).toContainText('due 10 Mar 2031 instead of 3 Mar 2031');
    await hers.context().setOffline(true);
    const later = plan.map((one, at) => ({ ...one, number: at + 1 }));
    later[1]!.dueOn = '2031-04-15';
    const change = { milestones: later, after: 1 };
    await request.post(`${room}/plans`, { headers: company.headers, data: change });
    await request.put(`${room}/plans/2`, { headers: student.headers, data: { answer: 'agree' } });
    await expect(writingOf(hers).getByRole('listitem').nth(1)).toContainText('8 Apr 2031');
    await hers.route('**/api/Engagements/*', (route) => route.abort());
    await hers.context().setOffline(false);
    await send(hers, 'Grant');
    await expect(writingOf(hers).getByText('The plan has changed in the meantime.')).toBeVisible();
    await hers.unroute('**/api/Engagements/*');
    await hers.reload();
    await hers.getByRole('button', { name: 'Grant for “Survey”' }).click();
    await expect(writingOf(hers).getByRole('listitem').nth(1)).toContainText('22 Apr 2031');
    await expectAccessible(hers, 'extension-grant');
    await send(hers, 'Grant');
    await expect(turn(hers)).toHaveText('Next, Mary Anning hands in “Survey”.');
  });

  await test.step('both read the new days, and from which they have moved', async () => {
    for (const page of [his, hers]) {
      await expect(milestone(page, 'Survey')).toContainText(
        'due 10 Mar 2031, moved from 3 Mar 2031',
      );
      await expect(milestone(page, 'Drawing')).toContainText('moved from 1 Apr 2031');
      await page.getByRole('button', { name: /^All \d+ events$/ }).click();
      await expect(page.getByText('“Drawing” moved along to 22 Apr 2031')).toBeVisible();
    }
    await expectAccessible(his, 'extension-granted');
    await hers.getByRole('button', { name: 'Propose a change' }).click();
    await expect(writingOf(hers).getByLabel('Due').first()).toHaveValue('2031-03-10');
    await writingOf(hers).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('what is refused says why, and the day stays', async () => {
    await unfold(his, 'Report');
    await his.getByRole('button', { name: 'Ask for more time for “Report”' }).click();
    await writingOf(his).getByLabel('New day').fill('2031-06-01');
    await writingOf(his).getByLabel('Why you need more time').fill('I move app.');
    await send(his, 'Ask');
    await hers.getByRole('button', { name: 'Refuse for “Report”' }).click();
    await send(hers, 'Refuse');
    await expect(writingOf(hers).getByText('Say why not.').first()).toBeVisible();
    await writingOf(hers).getByLabel('Why not').fill('The term ends then.');
    await send(hers, 'Refuse');
    await expect(milestone(his, 'Report')).toContainText('The term ends then.');
    await expect(milestone(his, 'Report')).toContainText('due 9 May 2031');
    await expectAccessible(his, 'extension-refused');
  });
  await hers.context().close();
  await his.context().close();
});
