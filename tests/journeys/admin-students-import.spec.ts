import { expect, test } from '../product.ts';
import { signIn } from './demo.ts';
import { chooseStudentFile } from './student-file.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('students are imported from a file: columns, a trial, its faults, and the rest', async ({
  page,
}) => {
  const mark = `Imp${Date.now().toString(36)}`;
  const line = (name: string, mail: string) => `${mark},${name},${mail},Civil,First,Leeds`;
  const dialog = await chooseStudentFile(page, mark, [
    'First,Last name,E-mail,Engineering type,College year,University',
    line('Good', `${mark}.good@rows.example`.toLowerCase()),
    line('Bad', 'no address'),
    line('Better', `${mark}.better@rows.example`.toLowerCase()),
  ]);
  await expect(dialog.getByLabel('Last name')).toHaveValue('Last name');
  const check = dialog.getByRole('button', { name: 'Check file' });
  await expect(check).toBeDisabled();
  await dialog.getByLabel('First name').selectOption('First');
  await dialog.getByLabel('Email').selectOption('E-mail');
  await check.click();
  await expect(dialog).toContainText('2 of 3 lines can be imported.');
  await expect(dialog.getByRole('row').nth(1)).toContainText('3');
  await expect(dialog.getByRole('row').nth(1)).toContainText('E-mail');
  await expect(dialog).toContainText('Nothing has been imported yet.');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/Students/import?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Skip lines with errors and import 2' }).click();
  await expect(dialog).toContainText('Importing…');
  await expect(dialog).not.toContainText('Nothing has been imported yet.');
  answer.resolve();
  await expect(dialog).toContainText('2 students imported and invited by email.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2);
});
