import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { aCompany, pageOf, takesPlace } from './company.ts';
import { aNewcomer } from './newcomer.ts';

/** A place that a student has just taken, and a page of each side. */
export async function aRoom(
  browser: Browser,
  request: APIRequestContext,
  { title = 'A weir with a fish pass', university = 'Lyme Regis' } = {},
) {
  const company = await aCompany(request);
  const student = await aNewcomer(request, 'Mary', university);
  const id = await takesPlace(request, company.headers, student, title);
  return {
    id,
    company,
    student,
    hers: await pageOf(browser, company.token),
    his: await pageOf(browser, student.token),
    pageOf: (token: string) => pageOf(browser, token),
  };
}

export const turn = (page: Page) => page.locator('#whose-turn');
/** Where an act is written: in a dialog, or beside what it is about. */
export const writingOf = (page: Page) =>
  page.getByRole('dialog').or(
    page.getByRole('form', {
      name: /^(Agree|Ask for|Hand in|Approve|Your evaluation|Answer|Decide|Object|Refuse|“|To the programme’s office)/,
    }),
  );
export const send = (page: Page, name: string) =>
  writingOf(page).getByRole('button', { name, exact: true }).click();
/** Writes an evaluation: of five sentences the fourth, and yes to all else. */
export async function evaluate(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Write your evaluation' }).first().click();
  await fillEvaluation(page, words);
  await send(page, 'Send');
}
export async function fillEvaluation(page: Page, words: string): Promise<void> {
  await writingOf(page).getByRole('radio').first().waitFor();
  for (const group of await writingOf(page).getByRole('group').all()) {
    const choices = group.getByRole('radio');
    const count = await choices.count();
    if (count > 0) await choices.nth(count === 5 ? 3 : 0).check();
  }
  await writingOf(page).getByLabel('In your own words').fill(words);
}
/** Opens a milestone that is folded to a line. */
export const unfold = (page: Page, title: string) =>
  milestone(page, title).locator('summary').first().click();
export const milestone = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
