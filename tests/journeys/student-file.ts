import type { Locator, Page } from '@playwright/test';

/** Opens the import of students on a list of those that bear `mark`, and chooses a file of these lines. */
export async function chooseStudentFile(
  page: Page,
  mark: string,
  lines: readonly string[],
): Promise<Locator> {
  await page.goto(`/admin/manage-students?search=${mark}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  const buffer = Buffer.from(lines.join('\n'));
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer });
  return dialog;
}
