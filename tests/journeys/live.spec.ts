import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../product.ts';
import { aCompany, aProject, applies, keepToken } from './company.ts';
import { tokenOf } from './demo.ts';
import { aNewcomer } from './newcomer.ts';

type Headers = { readonly authorization: string };

/** Nobody here wants notifications: what is shown must be true all the same. */
async function wantsNone(request: APIRequestContext, headers: Headers) {
  const choices = await request.get('/api/Notifications/choices', { headers });
  for (const { kind } of await choices.json())
    await request.put('/api/Notifications/choices', {
      headers,
      data: { kind, onPage: false, byMail: false },
    });
}

/** A page of somebody, which says whether it was loaded again. */
async function open(browser: Browser, token: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await keepToken(page, token);
  const followed = page.waitForResponse('**/api/Notifications/stream');
  await page.goto(address);
  await followed;
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  return page;
}

test('what one side does shows on the open pages of the other, of an admin, and in one’s own other tab', async ({
  browser,
  request,
}) => {
  const company = await aCompany(request);
  const title = `Sluice ${Date.now()}`;
  const pid = await aProject(request, company.headers, { title });
  const mary = await aNewcomer(request);
  const adminToken = await tokenOf(request, 'admin');
  const admin = { authorization: `Bearer ${adminToken}` };
  for (const headers of [company.headers, mary.headers]) await wantsNone(request, headers);

  const panel = await open(browser, company.token, '/company/company-panel');
  const project = await open(browser, company.token, `/company/project?project=${pid}`);
  const list = await open(browser, company.token, `/company/applicants?project=${pid}`);
  const dashboard = await open(browser, adminToken, '/admin/dashboard');
  const table = await open(browser, adminToken, `/admin/manage-project?search=${title}`);
  const row = panel.getByRole('article', { name: title });
  await expect(row).toContainText('No new application');

  const id = await applies(request, mary, pid);
  const sent = await open(browser, mary.token, `/student/myproject?application=${id}`);
  const other = await open(browser, mary.token, '/student/myproject');
  await expect(row).toContainText('1 new application');
  await expect(list.locator('[data-status="Under Review"]')).toContainText('Mary Anning');
  await expect(dashboard.getByText(`Mary Anning applied to “${title}”.`)).toBeVisible();
  const one = await open(
    browser,
    company.token,
    `/company/applicants?project=${pid}&application=${id}`,
  );
  const applicant = one.getByRole('dialog', { name: 'Mary Anning' });
  await expect(applicant).toContainText('Under Review');

  const move = (headers: Headers, event: string) =>
    request.put(`/api/RegProjects/${id}/status`, { headers, data: { event } });
  await move(company.headers, 'offer');
  for (const shown of [sent.getByRole('dialog'), other.getByRole('article', { name: title })])
    await expect(shown).toContainText('You have been offered a place.');
  await expect(applicant).toContainText('Offered');
  await expect(list.locator('[data-status="Offered"]')).toContainText('Mary Anning');

  await other.getByRole('link', { name: `Read the offer ${title}` }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(sent.getByRole('dialog')).toContainText('The place is yours.');
  await expect(applicant).toContainText('Accepted');
  await expect(project.locator('.project-state')).toContainText('1 accepted, of 2 places');

  const hold = { headers: admin, data: { status: 'On Hold' } };
  await request.put(`/api/Projects/${pid}/status`, hold);
  await expect(row).toContainText('On Hold');
  await expect(project.locator('.project-state')).toContainText('On Hold');
  await expect(table.getByRole('row', { name: title })).toContainText('On Hold');
  await expect(sent.getByRole('dialog')).toContainText('On Hold');

  for (const page of [panel, project, list, dashboard, table, sent, other, one]) {
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
    await page.context().close();
  }
});
