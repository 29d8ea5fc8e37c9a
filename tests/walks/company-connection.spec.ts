import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { expect, test } from '../product.ts';

let company: Awaited<ReturnType<typeof aCompany>>;
let pid: number;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  company = await aCompany(request);
  pid = await aProject(request, company.headers);
  await applies(request, await aNewcomer(request), pid);
  await applies(request, await aNewcomer(request), pid);
});
test.beforeEach(({ page }) => keepToken(page, company.token));

test('a decision that is not sent is taken back, told, and sent again', async ({
  page,
  context,
}) => {
  await page.goto(`/company/applicants?project=${pid}`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Under Review');
  await context.setOffline(true);
  await row.getByRole('button', { name: 'Shortlist' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('do not know whether this worked');
  await expect(alert).toContainText('Shortlist: Mary Anning');
  await expect(row).toContainText('Under Review');
  await context.setOffline(false);
  const answered = page.waitForResponse('**/api/RegProjects/moves');
  await alert.getByRole('button', { name: 'Send again' }).click();
  await expect(row).toContainText('Shortlisted');
  await answered;
  await expect(alert).toBeHidden();
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Shortlisted');
});

test('a private note waits out a lost connection and a reload', async ({ page, context }) => {
  await page.goto(`/company/applicants?project=${pid}`);
  await page.getByRole('link', { name: 'Mary Anning' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Mary Anning' });
  await expect(dialog.getByLabel('Private note')).toBeEditable();
  await context.setOffline(true);
  await dialog.getByLabel('Private note').fill('Knows her stones.');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Private note')).toHaveValue('Knows her stones.');
});

test('several are rejected with one question, in words they will read', async ({ page }) => {
  await page.goto(`/company/applicants?project=${pid}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const bar = page.getByRole('region', { name: 'Selected applicants' });
  await bar.getByRole('button', { name: 'Reject (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject: 2 applicants' });
  await expect(dialog).toContainText(
    '2 students will be rejected and notified. You cannot undo this.',
  );
  await dialog.getByLabel('Reason').selectOption('places');
  await expect(dialog).toContainText('Not selected. All places were given');
  await dialog.getByRole('button', { name: 'Reject (2)' }).click();
  const report = page.getByRole('dialog', { name: 'Reject' });
  await expect(report).toContainText('Reject: 2 of 2 done.');
  await report.getByText('Close', { exact: true }).click();
  await expect(report).toBeHidden();
  await expect(page.locator('tr[data-status="Rejected"]')).toHaveCount(2);
});

test('an offer to more than there are places says by name whom it leaves out; its report takes its place', async ({
  page,
  request,
}) => {
  const own = await aProject(request, company.headers, { places: 1 });
  await applies(request, await aNewcomer(request, 'Ada'), own);
  await applies(request, await aNewcomer(request, 'Zora'), own);
  await page.goto(`/company/applicants?project=${own}`);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Offer a place (2)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Offer a place: Ada Anning');
  await expect(dialog).toContainText('this applicant gets no offer:Zora Anning');
  await dialog.getByRole('button', { name: 'Offer a place' }).click();
  await expect(page.locator('tr[data-status="Offered"]')).toContainText('Ada Anning');
  await expect(page.locator('tr[data-status="Under Review"]')).toContainText('Zora Anning');
  await expect(page.getByText('1 offered, of 1 place')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Reject (2)' }).click();
  await dialog.getByLabel('Reason').selectOption('other');
  await dialog.getByLabel('Note').fill('The budget was cut.');
  await dialog.getByRole('button', { name: 'Reject (2)' }).click();
  await expect(dialog).toContainText('Ada Anning: now Rejected');
  await expect(dialog).toBeFocused();
  await expect(dialog).toBeInViewport();
});

test('a note that a colleague has written meanwhile is read before it is replaced', async ({
  page,
  request,
}) => {
  await page.goto(`/company/applicants?project=${pid}`);
  await page.getByRole('link', { name: 'Mary Anning' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Mary Anning' });
  await expect(dialog.getByLabel('Private note')).toHaveValue('');
  const id = Number(new URL(page.url()).searchParams.get('application'));
  const data = { note: 'Met her at the fair.' };
  await request.put(`/api/RegProjects/${id}/note`, { headers: company.headers, data });
  await dialog.getByLabel('Private note').fill('Call on Monday.');
  const alert = dialog.getByRole('alert').filter({ hasText: 'Yours is not saved' });
  await expect(alert).toContainText('Met her at the fair.');
  await expect(dialog.getByLabel('Private note')).toHaveValue('Call on Monday.');
  if (process.env.LOOKS)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await alert.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `test-results/looks/note-${width}.png` });
    }
  await alert.getByRole('button', { name: 'Replace it with mine' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Private note')).toHaveValue('Call on Monday.');
});
