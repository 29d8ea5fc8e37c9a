import { expect, type Page } from '@playwright/test';

/** What a select of the open dialog offers, its placeholder aside. */
export async function optionsOf(page: Page, label: string): Promise<string[]> {
  const select = page.getByRole('dialog').getByLabel(label, { exact: true });
  await expect(select).toBeVisible();
  return select.locator('option:not([value=""])').allInnerTexts();
}

/** The table on the screen has these headings, left to right, beside the box that chooses all. */
export const expectHeads = (page: Page, heads: readonly string[]) =>
  expect(page.getByRole('table').locator('thead th:not(.choose-cell)')).toHaveText([...heads], {
    useInnerText: true,
  });

/** How wide the open dialog is, in CSS pixels. */
export const widthOfDialog = async (page: Page) =>
  (await page.getByRole('dialog').locator('.modal-dialog, .modal-content').first().boundingBox())
    ?.width;

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** The tables of the admin area, each with what opens its dialogs. */
export const looks = [
  { screen: 'manage-students', dialogs: [press('Add Student'), press(/^Edit /), press('Import')] },
  { screen: 'manage-admin', dialogs: [press('Add Admin'), press(/^Delete /)] },
  { screen: 'manage-company', dialogs: [press('Add Company'), press(/^Edit /)] },
  { screen: 'universities', dialogs: [press('Add university'), press(/^Edit /)] },
  { screen: 'staff', dialogs: [press('Invite staff'), press(/^Edit /)] },
  { screen: 'credentials', dialogs: [press(/^Revoke/)] },
  { screen: 'terms', dialogs: [press('Add term')] },
  { screen: 'calendar', dialogs: [] },
  { screen: 'rubric', dialogs: [] },
  { screen: 'manage-project', dialogs: [press('Add Project'), press(/^Edit /)] },
  { screen: 'update-status', dialogs: [press('Add Status')] },
  { screen: 'notifications', dialogs: [] },
  { screen: 'profile', dialogs: [] },
] as const;
