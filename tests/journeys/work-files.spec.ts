import { readFileSync } from 'node:fs';
import { onePagePdf } from '../../server/testing/pdf.ts';
import { expect, type Page, test } from '../product.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aRoom, milestone, send, turn, writingOf } from './room.ts';

const report = {
  name: 'Report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(onePagePdf(), 'latin1'),
};
const listing = {
  name: 'model.tex',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    `\\section{Weir}\n<img src=x onerror="alert(1)">\n${'% level\n'.repeat(9000)}`,
  ),
};
/** An empty archive. */
const code = {
  name: 'code.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1'),
};
const large = (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(9 * 1024 * 1024, 'levels '),
});
const choose = (page: Page) => writingOf(page).getByLabel('Files to hand in');
const item = (page: Page, name: string) =>
  writingOf(page).getByRole('listitem').filter({ hasText: name });

test('files are uploaded with a pause, a cut line and another visit between, handed in, looked at and saved', async ({
  browser,
  request,
}) => {
  const { id, hers, his, company, student } = await aRoom(browser, request);
  const milestones = [{ title: 'Survey', deliverable: 'Levels of the site.', dueOn: '2131-05-04' }];
  const plan = { headers: company.headers, data: { milestones, after: 0 } };
  expect((await request.post(`/api/Engagements/${id}/plans`, plan)).ok()).toBe(true);
  const agree = { headers: student.headers, data: { answer: 'agree' } };
  expect((await request.put(`/api/Engagements/${id}/plans/1`, agree)).ok()).toBe(true);
  await his.goto(`/student/work?engagement=${id}`);
  const open = () => his.getByRole('button', { name: 'Hand in “Survey”' }).first().click();
  await open();

  await test.step('one is paused and goes on', async () => {
    let pieces = 0;
    await his.route('**/bytes', async (route) => {
      pieces += route.request().method() === 'PATCH' ? 1 : 0;
      // The second piece waits until it is given up.
      if (pieces === 2) return;
      await route.continue();
    });
    await choose(his).setInputFiles(large('levels.bin'));
    await expect(item(his, 'levels.bin')).toContainText('44 % has arrived');
    await expect(writingOf(his).getByRole('button', { name: /^Hand in when/ })).toBeDisabled();
    await item(his, 'levels.bin').getByRole('button', { name: 'Pause levels.bin' }).click();
    await expect(item(his, 'levels.bin')).toContainText('paused at 44 %');
    await expectAccessible(his, 'work-files-paused', everyWidth);
    await his.unroute('**/bytes');
  });

  await test.step('one that stopped on another visit goes on where it was', async () => {
    await his.reload();
    await open();
    await expect(item(his, 'levels.bin')).toContainText('not all of it has arrived');
    let sent = 0;
    his.on('request', (one) => {
      if (one.method() === 'PATCH') sent += one.postDataBuffer()?.length ?? 0;
    });
    await choose(his).setInputFiles(large('levels.bin'));
    await expect(item(his, 'levels.bin')).toContainText('ready');
    await expect(item(his, 'levels.bin')).toHaveCount(1);
    expect(sent).toBeLessThan(6 * 1024 * 1024);
  });

  await test.step('what is not taken says why, and can be removed', async () => {
    await choose(his).setInputFiles([
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
    ]);
    await expect(item(his, 'setup.exe')).toContainText(
      '.exe files can run something when they are opened',
    );
    await expect(item(his, 'plan.png')).toContainText('not what its name says');
    await expectAccessible(his, 'work-files-refused');
    for (const name of ['setup.exe', 'plan.png']) {
      await item(his, name)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
      await expect(item(his, name)).toHaveCount(0);
    }
  });

  await test.step('those that are ticked go with the version', async () => {
    await choose(his).setInputFiles([report, code, listing]);
    await expect(item(his, 'model.tex')).toContainText('ready');
    await expect(item(his, 'code.zip')).toContainText('ready');
    await expect(item(his, 'Report.pdf')).toContainText('ready');
    await item(his, 'levels.bin').getByRole('checkbox').uncheck();
    await expectAccessible(his, 'work-files-ready', everyWidth);
    await send(his, 'Hand in');
    await expect(milestone(his, 'Survey')).toContainText('Report.pdf');
    await expect(milestone(his, 'Survey')).not.toContainText('levels.bin');
  });

  await test.step('the company looks at it and saves it', async () => {
    await hers.goto(`/company/work?engagement=${id}`);
    await expect(turn(hers)).toHaveText('Your turn: review “Survey”.');
    const care = milestone(hers, 'Survey').getByText('Open it with care');
    await expect(care).toHaveCount(2);
    await expect(milestone(hers, 'Survey').getByText(/^code\.zip Open it with care/)).toBeVisible();
    const page = milestone(hers, 'Survey').getByRole('img', { name: 'Report.pdf' });
    await expect(page).toBeVisible();
    expect(await page.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(1400);
    await milestone(hers, 'Survey').getByText('Look at it: model.tex').click();
    const text = milestone(hers, 'Survey').getByRole('region', { name: 'model.tex' });
    await expect(text.getByRole('listitem').nth(1)).toHaveText('<img src=x onerror="alert(1)">');
    await expect(
      milestone(hers, 'Survey').getByText(
        'This is the first part. Download the file to read all of it.',
      ),
    ).toBeVisible();
    await expectAccessible(hers, 'work-files-company', everyWidth);
    const button = milestone(hers, 'Survey').getByRole('button', { name: 'Download Report.pdf' });
    const [file] = await Promise.all([hers.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toBe('Report.pdf');
    expect(readFileSync(await file.path()).equals(report.buffer)).toBe(true);
  });

  await test.step('and asks for changes of it, which the student reads beside its name', async () => {
    await milestone(hers, 'Survey').getByRole('button', { name: 'Ask for changes' }).click();
    await writingOf(hers).getByRole('button', { name: 'Write a note on Report.pdf' }).click();
    await writingOf(hers).getByLabel('Note on Report.pdf').fill('Page 2 has no scale.');
    await expectAccessible(hers, 'work-files-noted');
    await send(hers, 'Ask for changes');
    await expect(milestone(his, 'Survey').getByText('Report.pdf:')).toBeVisible();
    await expect(milestone(his, 'Survey').getByText('Page 2 has no scale.')).toBeVisible();
    await milestone(his, 'Survey').getByRole('button', { name: 'Hand in a new version' }).click();
    await expect(item(his, 'Report.pdf')).toContainText('handed in before');
    await expect(item(his, 'Report.pdf').getByRole('checkbox')).toBeChecked();
    await expect(item(his, 'levels.bin').getByRole('button', { name: /^Remove/ })).toBeVisible();
  });
  await hers.context().close();
  await his.context().close();
});
