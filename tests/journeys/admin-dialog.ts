import { expect, type Page } from '@playwright/test';

/** What a select of the open dialog offers, its placeholder aside. */
export async function optionsOf(page: Page, label: string): Promise<string[]> {
  const select = page.getByRole('dialog').getByLabel(label, { exact: true });
  await expect(select).toBeVisible();
  return select.locator('option:not([value=""])').allInnerTexts();
}

/** The headings of the table on the screen, left to right. */
export const headsOf = (page: Page) => page.getByRole('table').locator('thead th').allInnerTexts();

/** How wide the open dialog is, in CSS pixels. */
export const widthOfDialog = async (page: Page) =>
  (await page.getByRole('dialog').locator('.modal-dialog, .modal-content').first().boundingBox())
    ?.width;
