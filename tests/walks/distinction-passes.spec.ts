import { joins } from '../../server/testing/engagements.ts';
import {
  aCompany,
  aProject,
  aStudent,
  type Someone,
  signedIn,
} from '../../server/testing/people.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { dimensions } from '../../src/contract/evaluations/rubric.ts';
import { expectAccessible } from '../journeys/looks.ts';
import { evaluate, turn } from '../journeys/room.ts';
import { expect, test } from '../product.ts';
import { closePages, day, type ServedApp, serveApp } from './passing-time.ts';

let app: ServedApp;
let student: Someone;
let company: Someone;
let id: number;
/** Work that is to take forty days. */
test.beforeAll(async () => {
  app = await serveApp();
  const working = await aCompany(app.services);
  [company, student] = [working, await aStudent(app.services)];
  const dueOn = new Date(app.services.clock().getTime() + 40 * day).toISOString().slice(0, 10);
  const survey = { title: 'Survey', deliverable: 'Levels.', dueOn, by: 'each' } as const;
  id = await joins(app, company, student, await aProject(app.services, working), [survey]);
});
test.afterEach(({ browser }) => closePages(browser));
test.afterAll(() => app.close());

test('from the midpoint to a distinction: both sides evaluate halfway, and at the end a supervisor by a link on a phone', async ({
  browser,
}) => {
  const address = `work?engagement=${id}`;
  const his = () => app.openAs(browser, student, 'Student', `/student/${address}`);
  const hers = () => app.openAs(browser, company, 'Company', `/company/${address}`);

  await test.step('halfway both are asked, and what they write opens to both with the second of them', async () => {
    app.passTime(21 * day);
    await app.services.evaluationJobs.sweep();
    const work = await his();
    await evaluate(work, 'Reviews came within days.');
    await expect(work.getByText(/^Yours is in\./)).toBeVisible();
    const room = await hers();
    await expect(room.getByText('Reviews came within days.')).toHaveCount(0);
    await evaluate(room, 'Half of it stands already.');
    for (const page of [room, work])
      for (const words of ['Reviews came within days.', 'Half of it stands already.'])
        await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(work, 'passes-midpoint');
    await closePages(browser);
  });

  await test.step('nothing is left to do, and the company asks somebody who knows the work', async () => {
    app.passTime(19 * day);
    const waiver = { params: { id, number: 1 }, body: { reason: 'It is in the drawing.' } };
    const { token } = await signedIn(app.services, company.id, 'Company');
    expect((await app.call(endpoints.waiveMilestone, waiver, token)).status).toBe(200);
    const room = await hers();
    await room.getByText('Ask somebody without an account').click();
    await room.getByLabel('Name').fill('Ines Roth');
    await room.getByLabel('Email').fill('ines@people.example');
    await room.getByRole('button', { name: 'Send the link' }).click();
    await expect(room.getByText('Ines Roth (ines@people.example) can write it')).toBeVisible();
  });

  await test.step('she writes on her phone, without an account', async () => {
    const mail = (await app.mails()).findLast(({ to }) => to === 'ines@people.example');
    const link = /\/evaluate#\S+/.exec(mail?.text ?? '')?.[0];
    const phone = await app.openOnPhone(browser, link ?? '');
    await expect(phone.getByRole('heading', { name: 'Evaluate Ada' })).toBeVisible();
    const questions = await phone.locator('fieldset').all();
    for (const [at, question] of questions.entries()) {
      const choices = question.getByRole('radio');
      if (at >= dimensions.length) await choices.first().check();
      else if (at < 3) {
        await choices.last().check();
        await question.getByLabel('What did you see?').fill('It ran at once.');
      } else await choices.nth(3).check();
    }
    await phone.getByLabel('In your own words').fill('She built what we did not think of.');
    await expectAccessible(phone, 'passes-by-link');
    await phone.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(phone.getByRole('heading', { name: /^Thank you/ })).toBeFocused();
  });

  await test.step('with the student’s both open: completed with distinction, as both sides read', async () => {
    const room = await his();
    await expect(room.getByText('She built what we did not think of.')).toHaveCount(0);
    await evaluate(room, 'I decided how to solve it.');
    await expect(turn(room)).toHaveText('The work is completed.');
    for (const page of [room, await hers()]) {
      const outcome = page.getByRole('region', { name: 'Outcome' });
      await expect(outcome).toContainText('Completed with distinction');
      await expect(page.getByText('She built what we did not think of.')).toBeVisible();
    }
    await expectAccessible(room, 'passes-distinction');
  });
});
