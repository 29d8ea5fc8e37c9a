import { theCompany } from '../journeys/applications.ts';
import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { signIn, tokenOf } from '../journeys/demo.ts';
import { aNewcomer, enterAs } from '../journeys/newcomer.ts';
import { codeFor } from '../journeys/outbox.ts';
import { chooseStudentFile } from '../journeys/student-file.ts';
import { expect, type Page, type Request, test } from '../product.ts';

/**
 * The network goes in the middle: the call reaches the server and is done there, its answer is lost.
 * @returns every such call that was made
 */
async function loseFirstAnswer(page: Page, address: string | RegExp, method: string) {
  const calls: Request[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    calls.push(route.request());
    if (calls.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return calls;
}

const keysOf = (calls: readonly Request[]) =>
  calls.map((call) => call.headers()['idempotency-key']);
const unique = () => Math.random().toString(36).slice(2, 10);

test('signing in: what was typed stays, and once more leads in', async ({ page, request }) => {
  const { email } = await aNewcomer(request);
  await loseFirstAnswer(page, '**/api/Auth/Login', 'POST');
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Bridge-builder-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Login failed!');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Bridge-builder-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Mary' })).toBeVisible();
});

test('registering: nothing typed is lost, and once more makes the one account', async ({
  page,
}) => {
  const email = `lost-${unique()}@student.example`;
  await loseFirstAnswer(page, '**/api/Students/register', 'POST');
  await page.goto('/auth/register');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Engineering type').selectOption('Computer');
  await page.getByLabel('College year').selectOption('Final');
  await page.getByLabel('University').fill('University of London');
  await page.getByLabel('Password', { exact: true }).fill('Bridge-builder-1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toContainText('Your entries are still here');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  const first = await codeFor(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeVisible();
  // The code of the account begun first is over: only the one account of the second sending is there.
  await expect.poll(() => codeFor(email)).not.toBe(first);
  await code.fill(await codeFor(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
});

test('posting a project: once more makes one project', async ({ page, request }) => {
  const { token, headers } = await aCompany(request);
  await keepToken(page, token);
  const first = await aProject(request, headers, { title: 'A bridge to copy' });
  const calls = await loseFirstAnswer(page, '**/api/Projects', 'POST');
  await page.goto(`/company/post-project?copy=${first}`);
  await expect(page.getByLabel('Title')).toHaveValue('A bridge to copy');
  await page.getByLabel('Title').fill('A second bridge');
  await page.getByRole('button', { name: 'Post project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post project' }).click();
  await expect(page.getByRole('alert')).toContainText('Your entries are still here');
  await expect(page.getByLabel('Title')).toHaveValue('A second bridge');
  await page.getByRole('button', { name: 'Post project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Post project' }).click();
  await expect(page.getByText('“A second bridge” posted')).toBeVisible();
  expect(new Set(keysOf(calls)).size).toBe(1);
  const own = await request.get('/api/Projects?onlyCompanyProjects=true', { headers });
  expect((await own.json()).map(({ title }: { title: string }) => title).sort()).toEqual([
    'A bridge to copy',
    'A second bridge',
  ]);
});

test('writing a progress note: once more writes one note', async ({ page, request }) => {
  const { token, headers } = await aCompany(request);
  await keepToken(page, token);
  const pid = await aProject(request, headers, { title: `A bridge with notes ${unique()}` });
  await loseFirstAnswer(page, '**/api/StatusUpdates', 'POST');
  await page.goto(`/company/project?project=${pid}`);
  const notes = page.getByRole('region', { name: 'Progress notes' });
  const dialog = page.getByRole('dialog');
  await notes.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByLabel('Status title').selectOption('Initial Review');
  await dialog.getByLabel('Remarks').fill('The banks are measured.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your note is still here');
  await expect(dialog.getByLabel('Remarks')).toHaveValue('The banks are measured.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
});

test('offering a place: once more, and the one place is given once', async ({ page, request }) => {
  const { token, headers } = await aCompany(request);
  await keepToken(page, token);
  const pid = await aProject(request, headers, { places: 1 });
  await applies(request, await aNewcomer(request), pid);
  await loseFirstAnswer(page, '**/api/RegProjects/moves', 'POST');
  await page.goto(`/company/applicants?project=${pid}`);
  await page.getByRole('button', { name: 'Offer a place Mary Anning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Offer a place' }).click();
  await expect(page.getByRole('alert')).toContainText('do not know whether this worked');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('alert')).toContainText('Offer a place: 0 of 1 done.');
  await expect(page.locator('tr[data-status="Offered"]')).toHaveCount(1);
  const detail = await request.get(`/api/Projects/${pid}`, { headers });
  expect(await detail.json()).toMatchObject({ placesTaken: 1 });
});

test('accepting an offer: the place is taken once, and the page says so', async ({
  context,
  page,
  request,
}) => {
  const mary = await aNewcomer(request);
  await enterAs(context, mary);
  const company = await theCompany(request);
  const id = await company.applied(mary, `A crane ${unique()}`);
  await company.move(id, { event: 'offer' });
  await loseFirstAnswer(page, `**/api/RegProjects/${id}/status`, 'PUT');
  await page.goto(`/student/myproject?application=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toHaveAccessibleName('Accept this offer');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await expect(dialog).toContainText('The place is yours.');
  const answer = await request.get(`/api/RegProjects/${id}`, { headers: mary.headers });
  const { timeline } = await answer.json();
  const accepted = timeline.filter(({ event }: { event: string }) => event === 'accept');
  expect(accepted).toHaveLength(1);
});

test('adding and editing a student as an admin: one row, as it was typed', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, 'admin');
  await keepToken(page, token);
  const mark = `Lost${unique()}`;
  const calls = await loseFirstAnswer(page, '**/api/Students/add', 'POST');
  await page.goto(`/admin/manage-students?search=${mark}`);
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^First name/).fill(mark);
  await dialog.getByLabel(/^Last name/).fill('Anning');
  await dialog.getByLabel(/^Email/).fill(`${mark}@rows.example`);
  await dialog.getByLabel(/^Engineering type/).selectOption('Civil');
  await dialog.getByLabel(/^College year/).selectOption('Final');
  await dialog.getByLabel(/^University/).fill('Lyme Regis');
  const save = dialog.getByRole('button', { name: /^(Add|Save)/ });
  await save.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel(/^First name/)).toHaveValue(mark);
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(new Set(keysOf(calls)).size).toBe(1);

  await loseFirstAnswer(page, /\/api\/students\/\d+$/, 'PUT');
  const edit = page.getByRole('button', { name: `Edit ${mark} Anning`, exact: true });
  await edit.click();
  await dialog.getByLabel(/^University/).fill('Oxford');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: 'Edit again' }).click();
  await expect(dialog.getByLabel(/^University/)).toHaveValue('Oxford');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('” saved.')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const rows = await request.get(`/api/students?searchText=${mark}`, { headers });
  expect(await rows.json()).toMatchObject([{ firstName: mark, university: 'Oxford' }]);
});

test('importing students: once more adds nobody twice, and tells what was added', async ({
  page,
  request,
}) => {
  await keepToken(page, await tokenOf(request, 'admin'));
  const mark = `Imp${unique()}`;
  const dialog = await chooseStudentFile(page, mark, [
    'First name,Last name,Email,Engineering type,College year,University',
    `${mark},Anning,${mark}.m@rows.example,Civil,First,Leeds`,
    `${mark},Byron,${mark}.b@rows.example,Civil,First,Leeds`,
  ]);
  await dialog.getByRole('button', { name: 'Check file' }).click();
  const write = dialog.getByRole('button', { name: 'Import 2' });
  await expect(write).toBeVisible();
  const calls = await loseFirstAnswer(page, '**/api/Students/import?*', 'POST');
  await write.click();
  await expect(dialog.getByRole('alert')).toContainText('nobody is added twice');
  await write.click();
  await expect(dialog).toContainText('2 students imported and invited by email.');
  expect(new Set(keysOf(calls)).size).toBe(1);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(2);
});

test('what was done before the line of news was open shows in the table, though its answer was lost', async ({
  page,
  request,
}) => {
  await keepToken(page, await tokenOf(request, 'admin'));
  const mark = `Early${unique()}`;
  const line = Promise.withResolvers<void>();
  await page.route('**/api/Notifications/stream', async (route) => {
    await line.promise;
    await route.continue();
  });
  const dialog = await chooseStudentFile(page, mark, [
    'First name,Last name,Email,Engineering type,College year,University',
    `${mark},Anning,${mark}@rows.example,Civil,First,Leeds`,
  ]);
  await dialog.getByRole('button', { name: 'Check file' }).click();
  const write = dialog.getByRole('button', { name: 'Import 1' });
  await loseFirstAnswer(page, '**/api/Students/import?*', 'POST');
  await write.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  const opened = page.waitForResponse('**/api/Notifications/stream');
  line.resolve();
  await opened;
  await write.click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
});

test('writing to the team: once more is one message', async ({ page, request }) => {
  const subject = `A question ${unique()}`;
  await loseFirstAnswer(page, '**/api/Contactus', 'POST');
  await page.goto('/contactus');
  const letter = { Name: 'Ada', Email: 'ada@people.example', Subject: subject, Message: 'How?' };
  await expect(page.getByLabel('Name', { exact: true })).toBeEditable();
  for (const [label, value] of Object.entries(letter))
    await page.getByLabel(label, { exact: true }).fill(value);
  const send = page.getByRole('button', { name: /Send/ });
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('How?');
  await send.click();
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!');
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const kept = await request.get(`/api/Contactus?searchText=${encodeURIComponent(subject)}`, {
    headers,
  });
  expect(await kept.json()).toHaveLength(1);
});

test('with the line cut a change in a table says that it was not saved, and what was typed comes back', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/universities');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  const university = (await edit.innerText()).replace('Edit ', '');
  await edit.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Other names').fill(`Other ${unique()}`);
  const typed = await dialog.getByLabel('Other names').inputValue();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const refused = page.getByRole('alert').filter({ hasText: university });
  await expect(refused).toContainText('may not have been saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities');
  await context.setOffline(false);
  await refused.getByRole('button', { name: 'Edit again' }).click();
  await expect(dialog.getByLabel('Other names')).toHaveValue(typed);
});

test('with the line cut a screen stays, and what was opened on it comes when the line is back', async ({
  page,
  request,
}) => {
  const company = await aCompany(request);
  await keepToken(page, company.token);
  await page.goto('/company/team');
  const invite = page.getByRole('button', { name: 'Invite somebody' });
  await expect(invite).toBeVisible();
  await page.context().setOffline(true);
  await invite.click();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await expect(invite).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
});
