import { expect, test } from '../product.ts';
import { completes } from './company.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aRoom, turn } from './room.ts';

test('a company is asked what a student may show, answers item by item, and the page follows without a new credential', async ({
  browser,
  request,
}) => {
  const { id, company, student, hers, his } = await aRoom(browser, request);
  await completes(request, id, company.headers, student.headers);
  const room = `/api/Engagements/${id}`;

  await test.step('a student chooses, and reads who is asked', async () => {
    await his.goto(`/student/work?engagement=${id}#proof`);
    const proof = his.getByRole('region', { name: 'Proof of this work' });
    await proof.getByRole('button', { name: 'Choose what to show' }).click();
    await expect(his.getByText(`${company.name} is asked`).first()).toBeVisible();
    await his.getByRole('button', { name: 'Issue my credential' }).click();
    await expect(turn(his)).toContainText(
      `Next, ${company.name} says what your portfolio may show`,
    );
    await his.getByRole('link', { name: 'Put it on your portfolio' }).click();
    await expect(his.getByRole('checkbox', { name: /A weir with a fish pass/ })).toBeChecked();
    await his.getByLabel('Address').fill(`mary-${id}`);
    await his.getByLabel('Everybody').check();
    const work = his.getByRole('checkbox', { name: /A weir with a fish pass/ });
    await work.uncheck();
    await his.getByRole('button', { name: 'Save and publish' }).click();
    const empty = his.getByRole('dialog', { name: 'Publish an empty page?' });
    await expect(empty).toContainText('Everybody could read your name');
    await empty.getByRole('button', { name: 'Go back' }).click();
    await work.check();
    await his.getByRole('button', { name: 'Save and publish' }).click();
    await expect(his.getByText('Your portfolio is published.').first()).toBeVisible();
    const saves: string[] = [];
    his.on('request', (sent) => sent.method() === 'PUT' && saves.push(sent.url()));
    await his.getByRole('button', { name: 'Save', exact: true }).dblclick();
    await expect(his.getByText('Nothing has changed since you saved it.').first()).toBeVisible();
    expect(saves).toEqual([]);
  });

  await test.step('the company finds it in Today, and answers for each item', async () => {
    await hers.goto('/company/company-panel');
    await hers.getByRole('link', { name: 'Say what Mary Anning may show' }).click();
    await expect(turn(hers)).toHaveText('Your turn: say what Mary Anning may show.');
    await expectAccessible(hers, 'permission', everyWidth);
    await hers.getByRole('button', { name: 'Send answer' }).click();
    await expect(hers.getByRole('heading', { name: /^Check / })).toBeVisible();
    await hers.getByRole('group', { name: /wrote/ }).getByLabel('Allow').check();
    await hers.getByRole('button', { name: 'Send answer' }).click();
    await expect(turn(hers)).toHaveText('The work is completed.');
  });

  await test.step('the student is told, and the page shows it at once', async () => {
    await expect(his.getByText('What you may show of your work')).toHaveCount(0);
    await his.goto('/student/Notifications');
    await expect(his.getByText('What you may show of your work').first()).toBeVisible();
    const { issued } = await (
      await request.get(`${room}/proof`, { headers: student.headers })
    ).json();
    expect(issued).toHaveLength(1);
    await his.goto(`/p/mary-${id}`);
    await expect(his.getByText('It holds.')).toBeVisible();
  });
});
