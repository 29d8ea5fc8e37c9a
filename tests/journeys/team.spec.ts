import { expect, test } from '../product.ts';
import { aProject, joins } from './company.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';
import { aRoom, milestone, send, turn, writingOf } from './room.ts';

test('two students are a team: one hands in for both, the other objects, and the company answers both at once', async ({
  browser,
  request,
}) => {
  const { company, student: mary, hers, his: marys, pageOf } = await aRoom(browser, request);
  const ada = await aNewcomer(request, 'Ada');
  const adas = await pageOf(ada.token);
  const pid = await aProject(request, company.headers, { title: 'A weir for two', places: 2 });
  const ofMary = await joins(request, company.headers, mary, pid);
  const ofAda = await joins(request, company.headers, ada, pid);
  for (const page of [hers, marys, adas]) await page.setViewportSize({ width: 360, height: 800 });
  await marys.goto(`/student/work?engagement=${ofMary}`);
  await adas.goto(`/student/work?engagement=${ofAda}`);

  await test.step('the company plans a milestone by the team, and offers the mate the same plan', async () => {
    await hers.goto(`/company/work?engagement=${ofMary}`);
    await hers.getByRole('button', { name: 'Propose a plan' }).first().click();
    await writingOf(hers).getByRole('button', { name: '4 weeks' }).click();
    await writingOf(hers)
      .getByLabel('Who hands it in')
      .nth(1)
      .selectOption('one student, for the whole team');
    await writingOf(hers).getByRole('button', { name: 'Remove milestone 1' }).click();
    await expectAccessible(hers, 'team-propose');
    await hers.setViewportSize({ width: 360, height: 800 });
    await send(hers, 'Propose');
    await expect(milestone(marys, 'First version')).toContainText('by the team');
    await marys.getByRole('button', { name: 'Agree' }).click();
    await send(marys, 'Agree');
    await expect(turn(marys)).toHaveText('Your turn: hand in “First version”.');

    await hers.goto(`/company/work?engagement=${ofAda}`);
    await hers.getByRole('button', { name: 'Propose a plan' }).first().click();
    await writingOf(hers)
      .getByLabel('Or with an earlier plan')
      .selectOption('The same as Mary Anning’s (2)');
    await send(hers, 'Propose');
    await adas.getByRole('button', { name: 'Agree' }).click();
    await send(adas, 'Agree');
    await expect(milestone(adas, 'First version')).toContainText('By the team, with Mary Anning');
  });

  await test.step('where one student works alone nobody is asked who hands in', async () => {
    const alone = await aProject(request, company.headers, { title: 'A weir for one', places: 1 });
    const id = await joins(request, company.headers, mary, alone);
    await hers.goto(`/company/work?engagement=${id}`);
    await hers.getByRole('button', { name: 'Propose a plan' }).first().click();
    await writingOf(hers).getByRole('button', { name: '4 weeks' }).click();
    await expect(writingOf(hers).getByLabel('Milestone 3')).toHaveValue('Final delivery');
    await expect(writingOf(hers).getByLabel('Who hands it in')).toHaveCount(0);
    await hers.goto(`/company/work?engagement=${ofAda}`);
  });

  await test.step('one hands in for both', async () => {
    await marys.getByRole('button', { name: 'Hand in “First version”' }).first().click();
    await expect(writingOf(marys)).toContainText('It counts for Ada Anning too');
    await writingOf(marys).getByLabel('What you deliver').fill('Everything once.');
    await send(marys, 'Hand in');
    await expect(turn(adas)).toHaveText(/reviews “First version”\.$/);
    const handedIn = milestone(adas, 'First version');
    await expect(handedIn.getByText('Version 1 (current)')).toBeVisible();
    await expect(handedIn).toContainText('Mary Anning');
    await expect(handedIn).toContainText(/Team-mates can object until .+, \d\d:\d\d \S+\./);
    await expect(marys.getByRole('button', { name: /^Object/ })).toHaveCount(0);
    await expectAccessible(adas, 'team-handed-in', everyWidth);
    await adas.setViewportSize({ width: 360, height: 800 });
  });

  await test.step('the other is told, and objects once', async () => {
    await adas.goto('/student/notifications');
    await adas.getByRole('link', { name: 'Open “Handed in for your team”' }).click();
    await adas.getByRole('button', { name: 'Object to “First version”' }).click();
    await send(adas, 'Object');
    await expect(writingOf(adas).getByText('Say what you object to.').first()).toBeVisible();
    await writingOf(adas).getByLabel('What you object to').fill('The east side is missing.');
    await adas.reload();
    await adas.getByRole('button', { name: 'Object to “First version”' }).click();
    await expect(writingOf(adas).getByLabel('What you object to')).toHaveValue(
      'The east side is missing.',
    );
    await expectAccessible(adas, 'team-object');
    await adas.setViewportSize({ width: 360, height: 800 });
    await send(adas, 'Object');
    for (const page of [adas, marys])
      await expect(milestone(page, 'First version')).toContainText('The east side is missing.');
    await expect(adas.getByRole('button', { name: /^Object/ })).toHaveCount(0);
  });

  await test.step('the company reads it, and approves for both', async () => {
    await expect(turn(hers)).toHaveText('Your turn: review “First version”.');
    await expect(milestone(hers, 'First version')).toContainText('Ada Anning objects');
    await expectAccessible(hers, 'team-review', everyWidth);
    await hers.setViewportSize({ width: 360, height: 800 });
    await milestone(hers, 'First version').getByRole('button', { name: 'Approve' }).click();
    await expect(writingOf(hers)).toContainText('Ada Anning objects: “The east side is missing.”');
    await expect(writingOf(hers)).toContainText(
      'The milestone is then done for Ada Anning and Mary Anning',
    );
    await expectAccessible(hers, 'team-approve');
    await hers.setViewportSize({ width: 360, height: 800 });
    await send(hers, 'Approve');
    for (const page of [marys, adas]) {
      await expect(turn(page)).toHaveText('Your turn: hand in “Final delivery”.');
      await expect(milestone(page, 'First version')).toContainText('Approved');
    }
    await marys.getByRole('heading', { name: 'History' }).click();
    await expect(marys.getByText('Objection to “First version”')).toBeVisible();
  });
  for (const page of [hers, marys, adas]) await page.context().close();
});
