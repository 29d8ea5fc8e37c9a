import { readFileSync } from 'node:fs';
import { expect, flow, type Locator, type Page, test } from '../product.ts';
import { aCompany, aProject, applies, keepToken } from './company.ts';
import { hold } from './hold.ts';
import { press } from './keyboard.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer, enterAs, type Newcomer } from './newcomer.ts';
import { pdfFile, uploads } from './resume.ts';

let mary: Newcomer;
test.beforeEach(async ({ context, request }) => {
  mary = await aNewcomer(request);
  await enterAs(context, mary);
});

const section = (page: Page) => page.getByRole('region', { name: 'Résumé' });
const dialog = (page: Page) => page.getByRole('dialog');

/** The file that a press brings, by its name and what is in it. */
async function downloaded(page: Page, button: Locator): Promise<[name: string, content: string]> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return [file.suggestedFilename(), readFileSync(await file.path(), 'latin1')];
}

test('a résumé is uploaded once, replaced, downloaded and deleted', flow, async ({ page }) => {
  await page.goto('/student/profile');
  await expect(section(page)).toContainText('Upload it once, and send it with any application.');
  await expectAccessible(page, 'resume-none');
  const file = page.getByLabel('Résumé file');
  await file.setInputFiles({
    name: 'cv.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from('PK'),
  });
  await expect(section(page).getByRole('alert')).toHaveText('Choose a PDF file.');
  await file.setInputFiles({
    ...(await pdfFile('cv.pdf')),
    buffer: Buffer.from('%PDF-1.7 and no more'),
  });
  await expect(section(page).getByRole('alert')).toContainText('This PDF is not complete.');
  await expectAccessible(page, 'resume-refused');

  const answers = await hold(page, '**/resume?*');
  await file.setInputFiles(await pdfFile('Mary Anning.pdf', 'first'));
  await expect(page.getByRole('progressbar', { name: 'Uploading your résumé' })).toBeVisible();
  answers();
  await expect(section(page)).toContainText('Mary Anning.pdf');
  await expect(section(page)).toContainText(/PDF, 1 KB, uploaded/);
  await expect(page.getByText('Your résumé is uploaded.')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Replace' })).toBeFocused();
  await page.unroute('**/resume?*');
  await file.setInputFiles(await pdfFile('Mary 2.pdf', 'second'));
  await expect(section(page)).toContainText('Mary 2.pdf');
  await page.reload();
  await expect(section(page)).toContainText('Mary 2.pdf');
  await expectAccessible(page, 'resume-there', everyWidth);
  const [name, content] = await downloaded(
    page,
    section(page).getByRole('button', { name: 'Download' }),
  );
  expect(name).toBe('Mary 2.pdf');
  expect(content).toContain('%second');

  await press(section(page).getByRole('button', { name: 'Delete' }));
  await press(dialog(page).getByRole('button', { name: 'Delete' }));
  await expect(section(page)).toContainText('Upload it once');
});

test('an upload that does not get through can be sent again', async ({ page }) => {
  await page.goto('/student/profile');
  await page.route('**/resume?*', (route) => route.abort());
  await page.getByLabel('Résumé file').setInputFiles(await pdfFile('cv.pdf'));
  await expect(section(page).getByRole('alert')).toContainText('was not uploaded');
  await page.unroute('**/resume?*');
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page)).toContainText('cv.pdf');
});

test('it goes with an application unless it is unticked; its company saves it, and a later one changes nothing', async ({
  browser,
  page,
  request,
}) => {
  const company = await aCompany(request);
  const title = `Weir ${Date.now()}`;
  const [pid, other] = [
    await aProject(request, company.headers, { title }),
    await aProject(request, company.headers),
  ];
  await uploads(request, mary, 'Mary Anning.pdf', 'as sent');
  await page.goto(`/student/dashboard?apply=${pid}`);
  const box = dialog(page).getByLabel(
    /^Your résumé \(Mary Anning\.pdf, .+\) goes with the application$/,
  );
  await expect(box).toBeChecked();
  await expectAccessible(page, 'resume-apply', everyWidth);
  await dialog(page).getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await page.goto(`/student/dashboard?apply=${other}`);
  await box.uncheck();
  const sent = page.waitForRequest((asked) => asked.url().endsWith('/RegProjects'));
  await dialog(page).getByRole('button', { name: 'Submit application' }).click();
  expect((await sent).postDataJSON().resumeId).toBeNull();

  await uploads(request, mary, 'Later.pdf', 'later');
  const desk = await (await browser.newContext()).newPage();
  await keepToken(desk, company.token);
  await desk.goto(`/company/applicants?project=${pid}`);
  await desk.getByRole('link', { name: 'Mary Anning' }).first().click();
  const [name, content] = await downloaded(
    desk,
    dialog(desk).getByRole('button', { name: 'Résumé (PDF, 1 KB)' }),
  );
  expect(name).toBe('Résumé of Mary Anning.pdf');
  expect(content).toContain('%as sent');
  await desk.context().close();
});

test('an application is edited while it is Under Review; its company sees it at once, with what it said before', async ({
  browser,
  page,
  request,
}) => {
  const company = await aCompany(request);
  const pid = await aProject(request, company.headers);
  const id = await applies(request, mary, pid);
  await uploads(request, mary, 'Mary Anning.pdf');
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await keepToken(desk, company.token);
  const followed = desk.waitForResponse('**/api/Notifications/stream');
  await desk.goto(`/company/applicants?project=${pid}&application=${id}`);
  await followed;
  await expect(dialog(desk)).toContainText('I have drawn three, and built one.');

  await page.goto(`/student/myproject?application=${id}`);
  await press(page.getByRole('link', { name: 'Edit application' }));
  const edit = page.getByRole('dialog', { name: 'Edit application' });
  await edit.getByLabel('Message').fill('I have built two.');
  await edit.getByLabel(/^Your résumé/).check();
  await page.reload();
  await expect(edit.getByLabel('Message')).toHaveValue('I have built two.');
  await expect(edit.getByLabel(/^Your résumé/)).toBeChecked();
  await expectAccessible(page, 'application-edit', everyWidth);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your application is saved.')).toBeVisible();
  await expect(dialog(page)).toContainText('I have built two.');
  await expect(dialog(page)).toContainText('Application edited');
  await expect(page).toHaveURL(`/student/myproject?application=${id}`);

  await expect(dialog(desk)).toContainText('I have built two.');
  await expect(dialog(desk).getByRole('button', { name: 'Résumé (PDF, 1 KB)' })).toBeVisible();
  await dialog(desk)
    .getByText(/^Edited on .+ See the first version$/)
    .click();
  await expect(dialog(desk)).toContainText('I have drawn three, and built one.');
  await expectAccessible(desk, 'applicant-edited', everyWidth);
  await dialog(page)
    .getByText(/See the first version$/)
    .click();
  await expectAccessible(page, 'application-edited', everyWidth);

  await page.getByRole('link', { name: 'Edit application' }).click();
  await edit.getByLabel('Message').fill('I have built three.');
  await request.put(`/api/RegProjects/${id}/status`, {
    headers: company.headers,
    data: { event: 'shortlist' },
  });
  await expect(edit).toContainText(
    'This application is Shortlisted. It can be edited only while it is Under Review.',
  );
  await expect(edit.getByLabel('Message')).toHaveValue('I have built three.');
  await expect(edit.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expectAccessible(page, 'application-edit-over');
  await edit.getByRole('button', { name: 'Close' }).nth(1).click();
  await expect(page.getByRole('link', { name: 'Edit application' })).toHaveCount(0);
  await desk.context().close();
});

test('what was changed in another window meanwhile is merged into the form', async ({
  page,
  request,
}) => {
  const company = await aCompany(request);
  const id = await applies(request, mary, await aProject(request, company.headers));
  await page.goto(`/student/myproject?application=${id}&edit=yes`);
  const edit = page.getByRole('dialog', { name: 'Edit application' });
  await edit.getByLabel('Message').fill('Mine.');
  await request.put(`/api/RegProjects/${id}`, {
    headers: mary.headers,
    data: { message: 'Theirs.', resumeLink: 'https://mary.example/new', resumeId: null },
  });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toContainText('This is now “Theirs.”. Save again to keep yours.');
  await expect(edit.getByLabel('Resume link')).toHaveValue('https://mary.example/new');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your application is saved.')).toBeVisible();
  await expect(dialog(page)).toContainText('Mine.');
});
