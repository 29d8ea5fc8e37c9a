import { tokenOf } from '../journeys/demo.ts';
import { tabTo } from '../journeys/keyboard.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { aRoom, milestone, send, writingOf } from '../journeys/room.ts';
import { expect, test } from '../product.ts';

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const inDays = (days: number) => daysAgo(-days);

test('the office gives more time for what is far too late, and writes to one side', async ({
  browser,
  request,
}) => {
  const { id, company, student, hers, his, pageOf } = await aRoom(browser, request);
  const milestones = [
    { title: 'Survey', deliverable: 'Levels.', dueOn: daysAgo(20) },
    { title: 'Report', deliverable: 'Ten pages.', dueOn: daysAgo(6) },
  ];
  const plans = `/api/Engagements/${id}/plans`;
  await request.post(plans, { headers: company.headers, data: { milestones, after: 0 } });
  await request.put(`${plans}/1`, { headers: student.headers, data: { answer: 'agree' } });
  const office = await pageOf(await tokenOf(request, 'admin'));
  const row = office.locator('.board > li');
  const board = `/admin/work?search=${encodeURIComponent(company.name)}`;

  await test.step('what fits stands first, the rest behind a button that the keyboard reaches', async () => {
    await office.goto(board);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Mary Anning has not handed in “Survey”');
    await tabTo(row.getByRole('button', { name: /^More/ }));
    await office.keyboard.press('Enter');
    await expect(row.getByRole('link', { name: 'Write' })).toBeVisible();
    await expect(row.getByRole('link', { name: 'End early' })).toBeVisible();
    await expectAccessible(office, 'board-acts', everyWidth);
    await tabTo(row.getByRole('button', { name: 'Remind' }));
    await office.keyboard.press('Enter');
    await expect(row).toContainText('Reminded');
    await expect(row.getByRole('button', { name: 'Remind' })).toHaveCount(0);
  });

  await test.step('a new day is given in one dialog, which shows what moves with it', async () => {
    await row.getByRole('link', { name: /^Give more time/ }).click();
    await send(office, 'Give more time');
    await expect(writingOf(office).getByText('Say why there is more time.').first()).toBeVisible();
    await writingOf(office).getByLabel('New day').fill(inDays(7));
    await expect(writingOf(office).getByText('These milestones move:')).toBeVisible();
    await expect(
      writingOf(office).getByRole('listitem').filter({ hasText: 'Report' }),
    ).toBeVisible();
    await writingOf(office).getByLabel('Why there is more time').fill('The site was flooded.');
    await expectAccessible(office, 'give-time');
    await send(office, 'Give more time');
    await expect(
      office.getByText(/^More time for “Survey” given by the programme’s office, until/),
    ).toBeVisible();
    await hers.goto(`/company/work?engagement=${id}`);
    await expect(milestone(hers, 'Survey')).toContainText('moved from');
    await expect(hers.getByText('The site was flooded.')).toBeVisible();
  });

  await test.step('the calendar has what is to be handed in, and leads to where the work is', async () => {
    await office.goto('/admin/calendar');
    const due = office
      .getByRole('list', { name: 'Days of the programme' })
      .getByRole('listitem')
      .filter({ hasText: company.name });
    await expect(due).toContainText('Mary Anning');
    await expectAccessible(office, 'office-calendar', everyWidth);
    await due.getByRole('link', { name: 'Survey' }).click();
    await expect(office).toHaveURL(new RegExp(`/admin/work\\?engagement=${id}$`));
    await expect(milestone(office, 'Survey')).toBeVisible();
  });

  await test.step('a letter is read by whom it is written to; the others see only that it was written', async () => {
    await office.goto(board);
    await row.getByRole('button', { name: /^More/ }).click();
    await row.getByRole('link', { name: 'Write' }).click();
    await writingOf(office).getByLabel('Your letter').fill('Are you well? Come and see us.');
    await office.reload();
    await expect(writingOf(office).getByLabel('Your letter')).toHaveValue(
      'Are you well? Come and see us.',
    );
    await expect(writingOf(office).getByLabel('To')).toHaveValue('student');
    await expectAccessible(office, 'write-about-work');
    await send(office, 'Send');
    await expect(office.getByText('The programme’s office wrote to the student')).toBeVisible();
    await expectAccessible(office, 'office-room');
    await his.goto('/student/notifications');
    await his
      .getByRole('link', { name: /^Open “The programme’s office writes to you about/ })
      .click();
    await expect(his.getByText('Are you well? Come and see us.')).toBeVisible();
    await hers.goto(`/company/work?engagement=${id}`);
    await expect(hers.getByText('The programme’s office wrote to the student')).toBeVisible();
    await expect(hers.getByText('Are you well?')).toHaveCount(0);
  });
});
