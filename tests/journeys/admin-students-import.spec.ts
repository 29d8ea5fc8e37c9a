import { statSync, writeFileSync } from 'node:fs';
import { expect, flow, type Page, test } from '../product.ts';
import { signIn } from './demo.ts';
import { chooseStudentFile } from './student-file.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(
  'students are imported from a file: columns, a trial, its faults, and the rest',
  flow,
  async ({ page }) => {
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
  },
);

const header = 'firstName,lastName,email,engineeringType,collegeYear,university';
const student = (at: number, more = '') =>
  `Given ${at},Family,big-${at}@rows.example,Civil,First,Leeds${more}`;

/** @returns how many seconds the page itself has worked since, however long it waited for a processor */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
  const before = await worked();
  return async () => (await worked()) - before;
}

test('a file of ten megabytes is read beside the page, which goes on answering', async ({
  page,
}, info) => {
  const note = `,${'n'.repeat(470)}`;
  const lines = Array.from({ length: 19_000 }, (_, at) => student(at, note));
  await page.goto('/admin/manage-students?search=nobody');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  // On disk, because a file that is handed to the page itself would hold it up.
  const file = info.outputPath('big.csv');
  writeFileSync(file, [`${header},note`, ...lines].join('\n'));
  expect(statSync(file).size).toBeGreaterThan(9_500_000);
  const worked = await watchWork(page);
  await dialog.getByLabel('File').setInputFiles(file);
  await expect(dialog).toContainText('19,000 lines');
  expect(await worked()).toBeLessThan(0.4);
});

test('reading a file can be cancelled, and so can its check', async ({ page }) => {
  const worker = Promise.withResolvers<void>();
  await page.route('**/read-worker*.js', async (route) => {
    await worker.promise;
    await route.continue();
  });
  const dialog = await chooseStudentFile(page, 'nobody', [header, student(1)]);
  await expect(dialog.getByLabel('Reading “students.csv”…')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('CSV, at most 10 MB.')).toBeVisible();
  worker.resolve();

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/Students/import?*', async (route) => {
    await answer.promise;
    await route.abort();
  });
  const buffer = Buffer.from([header, student(1)].join('\n'));
  await dialog.getByLabel('File').setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByLabel('Checking every line…')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Checking every line…')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Check file' })).toBeEnabled();
  answer.resolve();
});

test('a first line with thousands of columns is refused before anything is asked', async ({
  page,
}) => {
  const columns = Array.from({ length: 30_000 }, (_, at) => `c${at}`).join(',');
  const dialog = await chooseStudentFile(page, 'nobody', [columns, student(1)]);
  await expect(dialog.getByRole('alert')).toContainText('names more than 100 columns');
  await expect(dialog.getByLabel('File')).toBeVisible();
});
