import { expect, flow, test } from '../product.ts';
import { settles } from './company.ts';
import { expectAccessible } from './looks.ts';
import { linkFor } from './outbox.ts';
import { aRoom } from './room.ts';

test(
  'somebody without an account evaluates for a company: half of it on a phone, and the rest when they come back',
  flow,
  async ({ browser, request }) => {
    const { id, company, student, hers } = await aRoom(browser, request);
    await settles(request, id, company.headers, student.headers);
    const email = `ines-${Date.now()}@company.example`;
    await hers.goto(`/company/work?engagement=${id}`);
    await hers.getByText('Ask somebody without an account').click();
    await hers.getByLabel('Name').fill('Ines Roth');
    await hers.getByLabel('Email').fill('ines');
    await hers.getByRole('button', { name: 'Send the link' }).click();
    await expect(hers.getByLabel('Email')).toBeFocused();
    await hers.getByLabel('Email').fill(email);
    await hers.getByRole('button', { name: 'Send the link' }).click();
    await expect(hers.getByText(`Link sent to ${email}.`)).toBeVisible();
    await expect(hers.getByText('can write it for you with a link until')).toBeVisible();
    await hers.getByText('Send another link').click();
    await expectAccessible(hers, 'evaluation-asked-by-link');

    const viewport = { width: 360, height: 740 };
    const link = await linkFor(email);
    const onPhone = async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
      const page = await context.newPage();
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Evaluate Mary' })).toBeVisible();
      return page;
    };
    const first = await onPhone();
    await expect(first.getByRole('region', { name: 'What Mary Anning handed in' })).toContainText(
      'Survey',
    );
    await expect(first.getByRole('region', { name: 'What can become public' })).toContainText(
      '5 of 5',
    );
    await first.getByRole('group', { name: 'Result' }).getByRole('radio').last().check();
    // What is sent as the page is left may come after the page is read again, or not at all.
    const sent = '**/EvaluationLinks/draft';
    await first.route(sent, (route) => route.abort());
    await first.getByLabel('What did you see?').fill('It ran at once.');
    await first.reload();
    await expect(first.getByLabel('What did you see?')).toHaveValue('It ran at once.');
    await expect(first.getByText('Not saved: the server did not answer.')).toBeVisible();
    await first.unroute(sent);
    await first.getByLabel('In your own words').fill('She asked early.');
    await expect(first.getByText(/^Saved/)).toBeVisible();
    await first.getByText('Does a colleague know the work better?').click();
    await expectAccessible(first, 'evaluation-by-link');
    await first.context().close();

    const later = await onPhone();
    await expect(later.getByLabel('What did you see?')).toHaveValue('It ran at once.');
    await later.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(later.getByRole('heading', { name: 'Check 5 fields' })).toBeVisible();
    for (const question of await later.locator('fieldset').all()) {
      const choices = question.getByRole('radio');
      const isSaid = (await question.locator(':checked').count()) > 0;
      if (!isSaid) await choices.nth((await choices.count()) === 5 ? 3 : 0).check();
    }
    await later.getByLabel('In your own words').fill('She asked early and built carefully.');
    await later.getByRole('button', { name: 'Send', exact: true }).click();
    const thanks = 'Thank you. Your evaluation has been sent.';
    await expect(later.getByRole('heading', { name: thanks })).toBeFocused();
    await later.reload();
    await expect(later.getByText('The evaluation has been sent. Thank you.')).toBeVisible();
    await later.context().close();

    await hers.reload();
    await hers.getByText(`Read what Ines Roth at ${company.name} wrote`).click();
    await expect(hers.getByText('written without an account by a link')).toBeVisible();
    await expect(hers.getByText('She asked early and built carefully.')).toBeVisible();
  },
);
