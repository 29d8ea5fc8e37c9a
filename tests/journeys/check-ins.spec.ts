import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, flow, test } from '../product.ts';
import { tokenOf } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aRoom } from './room.ts';

/** Work that has just begun, and a page of each side on its room. */
async function someWork(browser: Browser, request: APIRequestContext) {
  const room = await aRoom(browser, request);
  const { id, company, student, hers, his } = room;
  const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2031-06-02' }];
  await request.post(`/api/Engagements/${id}/plans`, {
    headers: company.headers,
    data: { milestones, after: 0 },
  });
  const agreed = await request.put(`/api/Engagements/${id}/plans/1`, {
    headers: student.headers,
    data: { answer: 'agree' },
  });
  expect(agreed.ok(), await agreed.text()).toBe(true);
  await hers.goto(`/company/work?engagement=${id}`);
  await his.goto(`/student/work?engagement=${id}`);
  return room;
}

const checkIns = (page: Page) => page.getByRole('region', { name: 'Check-ins' });
const thisWeek = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'This week' }) });
/** Before its week somebody checks in who has something to say already. */
const begin = (page: Page) => checkIns(page).getByRole('button', { name: 'Check in now' }).click();
const save = (page: Page) => checkIns(page).getByRole('button', { name: 'Save' }).click();

test(
  'a week is said in a minute, who is blocked is answered, and what is changed waits again',
  flow,
  async ({ browser, request }) => {
    const { id, student, hers, his, pageOf } = await someWork(browser, request);
    const answer = thisWeek(hers).getByRole('form', { name: 'Answer the check-in' });

    await test.step('the student chooses, says in a sentence what stops them, and saves', async () => {
      await expect(checkIns(hers).getByText('The work begins on 5 May 2031.')).toBeVisible();
      await begin(his);
      await save(his);
      await expect(checkIns(his).getByText('Choose how it is going.').first()).toBeVisible();
      await checkIns(his).getByRole('radio', { name: 'On track' }).focus();
      await his.keyboard.press('ArrowDown');
      await his.keyboard.press('ArrowDown');
      await expect(checkIns(his).getByRole('radio', { name: 'Blocked' })).toBeChecked();
      await save(his);
      await expect(
        checkIns(his).getByText('Say in a sentence what you need.').first(),
      ).toBeVisible();
      await expectAccessible(his, 'check-in-form', everyWidth);
      await checkIns(his).getByLabel('In a sentence').fill('The drawings are of 1931.');
      await his.reload();
      await begin(his);
      await expect(checkIns(his).getByLabel('In a sentence')).toHaveValue(
        'The drawings are of 1931.',
      );
      await save(his);
      await expect(checkIns(his).getByText('You have checked in this week.')).toBeVisible();
      await expect(thisWeek(his)).toContainText('The drawings are of 1931.');
    });

    await test.step('the company hears of it at once, and answers', async () => {
      await expect(thisWeek(hers)).toContainText('Blocked');
      const survey = { headers: student.headers, data: { words: 'Levels.', after: 0 } };
      await request.post(`/api/Engagements/${id}/milestones/1/deliveries`, survey);
      await hers.goto('/company/company-panel');
      await expect(
        hers.getByRole('link', { name: /^Answer Mary Anning, who is blocked.+Review “Survey”/ }),
      ).toBeVisible();
      await hers.goto('/company/notifications');
      await hers.getByRole('link', { name: 'Open “Mary Anning is blocked”' }).click();
      const bar = hers.getByRole('region', { name: /^Your turn: answer .+, who is blocked\.$/ });
      await expect(bar).toBeVisible();
      await expectAccessible(hers, 'check-in-asked', everyWidth);
      await bar.getByRole('button', { name: 'Answer' }).click();
      await answer.getByRole('button', { name: 'Send' }).click();
      await expect(answer.getByText('Write a sentence.').first()).toBeVisible();
      await answer.getByLabel('Your answer').fill('The new ones come on Monday.');
      await answer.getByRole('button', { name: 'Send' }).click();
      await expect(thisWeek(his)).toContainText('The new ones come on Monday.');
      await expect(thisWeek(hers).getByRole('button', { name: 'Answer' })).toHaveCount(0);
    });

    await test.step('what waited beside it is next; approving the last milestone says that it ends the work', async () => {
      await expect(hers.locator('#whose-turn')).toHaveText('Your turn: review “Survey”.');
      await hers.getByRole('button', { name: 'Approve “Survey”' }).click();
      const approval = hers.getByRole('form', { name: 'Approve “Survey”, version 1' });
      await expect(approval).toContainText('It is the last one: the work then ends');
      await approval.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('the student changes it, and the company may answer anew', async () => {
      await checkIns(his).getByRole('button', { name: 'Change' }).click();
      await expect(checkIns(his).getByLabel('In a sentence')).toHaveValue(
        'The drawings are of 1931.',
      );
      await checkIns(his).getByRole('radio', { name: 'On track' }).check();
      await checkIns(his).getByLabel('In a sentence').fill('');
      await save(his);
      await expect(thisWeek(his)).toContainText('On track');
      await expect(thisWeek(hers)).toContainText('before this was changed');
      await expect(thisWeek(hers).getByRole('button', { name: 'Answer' })).toBeVisible();
      await expectAccessible(his, 'check-in-said', everyWidth);
    });

    await test.step('the office reads it; once the work has ended, the weeks stay and nothing is asked', async () => {
      const office = await pageOf(await tokenOf(request, 'admin'));
      await office.goto(`/admin/work?engagement=${id}`);
      await expect(thisWeek(office)).toContainText('On track');
      await office.context().close();
      await request.put(`/api/RegProjects/${id}/status`, {
        headers: student.headers,
        data: { event: 'withdraw' },
      });
      await expect(checkIns(his).getByRole('button', { name: 'Change' })).toHaveCount(0);
      await expect(thisWeek(his)).toContainText('On track');
      await expect(thisWeek(hers).getByRole('button', { name: 'Answer' })).toHaveCount(0);
    });
    await hers.context().close();
    await his.context().close();
  },
);
