import type { Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { tokenOf } from './demo.ts';
import { expectAccessible } from './looks.ts';
import { aRoom, milestone, send, turn, writingOf } from './room.ts';

const survey = { title: 'Survey', deliverable: 'Levels of the site.', dueOn: '2131-03-03' };
const delivered = '# Levels\n\nTaken on a dry day.\nAll to the datum of 1931.';

const line = (page: Page, number: number) =>
  writingOf(page).getByRole('button', { name: new RegExp(`^Line ${number} `) });
const note = (page: Page, number: number) =>
  writingOf(page).getByRole('textbox', { name: `Note on line ${number}` });

test('whoever reviews points at a line, and the student reads there what should change', async ({
  browser,
  request,
}) => {
  const { id, company, student, hers, his, pageOf } = await aRoom(browser, request);
  const room = `/api/Engagements/${id}`;
  const plan = { milestones: [survey], after: 0 };
  await request.post(`${room}/plans`, { headers: company.headers, data: plan });
  await request.put(`${room}/plans/1`, { headers: student.headers, data: { answer: 'agree' } });
  const hand = (words: string, after: number) =>
    request.post(`${room}/milestones/1/deliveries`, {
      headers: student.headers,
      data: { words, after },
    });
  await hand(delivered, 0);
  await hers.goto(`/company/work?engagement=${id}`);
  const ask = () => milestone(hers, 'Survey').getByRole('button', { name: /^Ask for changes/ });

  await test.step('a line is pressed and its note written; by keyboard it is the same', async () => {
    await ask().click();
    await send(hers, 'Ask for changes');
    await expect(
      writingOf(hers).getByText('Say what should change, here or in a note.').first(),
    ).toBeVisible();
    await line(hers, 3).click();
    await expect(note(hers, 3)).toBeFocused();
    await expect(note(hers, 3)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(writingOf(hers).getByText('Say what should change')).toHaveCount(0);
    await hers.keyboard.type('And on a **wet** one?');
    await line(hers, 3).focus();
    await hers.keyboard.press('ArrowDown');
    await expect(line(hers, 4)).toBeFocused();
    await hers.keyboard.press('Enter');
    await expect(note(hers, 4)).toBeFocused();
    await hers.keyboard.type('Which one?');
    await writingOf(hers).getByRole('button', { name: 'Remove the note on line 4' }).press('Enter');
    await expect(note(hers, 4)).toHaveCount(0);
    await expect(line(hers, 4)).toBeFocused();
    await expectAccessible(hers, 'review-notes');
  });

  await test.step('what is written is kept, and an empty note is not sent', async () => {
    await hers.reload();
    await ask().click();
    await expect(note(hers, 3)).toHaveValue('And on a **wet** one?');
    await line(hers, 1).click();
    await send(hers, 'Ask for changes');
    await expect(writingOf(hers).getByText('Write the note, or remove it.').first()).toBeVisible();
    await expectAccessible(hers, 'review-notes-wrong');
    await writingOf(hers).getByRole('button', { name: 'Remove the note on line 1' }).click();
  });

  await test.step('a version that came in meanwhile is read first; the note finds its line in it', async () => {
    await hand('# Levels, all of them\n\nWith a new staff.\nTaken on a dry day.', 1);
    await send(hers, 'Ask for changes');
    await expect(
      writingOf(hers).getByText('There is a newer version than the one you have read.'),
    ).toBeVisible();
    await writingOf(hers).getByRole('button', { name: 'Cancel' }).click();
    await expect(milestone(hers, 'Survey').getByText('Version 2 (current)')).toBeVisible();
    await ask().click();
    await expect(note(hers, 4)).toHaveValue('And on a **wet** one?');
    await send(hers, 'Ask for changes');
    await expect(writingOf(hers)).toHaveCount(0);
  });

  await test.step('student, company and office read it with the line it is about', async () => {
    await his.goto(`/student/work?engagement=${id}`);
    await expect(turn(his)).toHaveText('Your turn: change “Survey” and hand it in again.');
    const office = await pageOf(await tokenOf(request, 'admin'));
    await office.goto(`/admin/work?engagement=${id}`);
    for (const page of [his, hers, office]) {
      const review = milestone(page, 'Survey').getByRole('article', { name: 'Version 2' });
      await expect(review).toContainText('Line 4: “Taken on a dry day.”');
      await expect(review).toContainText('And on a wet one?');
    }
    await expectAccessible(his, 'review-noted');
    await office.context().close();
  });
  await hers.context().close();
  await his.context().close();
});
