import type { APIRequestContext, Page } from '@playwright/test';
import { aCompany, aProject, keepToken } from '../journeys/company.ts';
import { signIn, tokenOf } from '../journeys/demo.ts';
import { expectAccessible } from '../journeys/looks.ts';
import { codeFor } from '../journeys/outbox.ts';
import { expect, test } from '../product.ts';

/** A company with a domain that it has proved by mail and that is then a university's. @returns the company's number */
async function aUniversitysDomain(
  request: APIRequestContext,
  { headers }: Awaited<ReturnType<typeof aCompany>>,
  domain: string,
): Promise<number> {
  const path = '/api/Companies/me/domains';
  const added = await request.post(path, { headers, data: { domain } });
  const [{ id }] = await added.json();
  await request.post(`${path}/${id}/code`, { headers, data: { email: `sam@${domain}` } });
  const data = { code: await codeFor(`sam@${domain}`) };
  await request.post(`${path}/${id}/proof`, { headers, data });
  const office = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const university = { name: `University ${domain}`, domains: [`students.${domain}`] };
  await request.post('/api/Universities', { headers: office, data: university });
  const own = await request.get('/api/Companies/me', { headers });
  return (await own.json()).id;
}

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Domains of universities' });

test('an admin decides about a domain that became a university’s, and its company reads what', async ({
  context,
  page,
  browser,
}) => {
  const company = await aCompany(context.request);
  const domain = `weir-${Date.now()}.example`;
  const id = await aUniversitysDomain(context.request, company, domain);
  const owner = await browser.newContext({ reducedMotion: 'reduce' });
  const theirs = await owner.newPage();
  await keepToken(theirs, company.token);
  await theirs.goto('/company/profile');
  await expect(theirs.getByText('This is a mail domain of a university,')).toBeVisible();
  await expectAccessible(theirs, 'company-domain-of-university');

  await signIn(context, 'admin');
  await page.goto(`/admin/company?company=${id}`);
  await expect(sectionOf(page)).toContainText('Waits for your decision');
  await expectAccessible(page, 'admin-company-domains');
  await page.getByRole('button', { name: `Refuse ${domain}` }).click();
  await expect(sectionOf(page)).toContainText('Refused');
  await expect(page.getByRole('button', { name: `Allow ${domain}` })).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByText('that this domain is a university’s')).toBeVisible();
  await owner.close();
});

test('whoever verifies or approves reads which company a name could be taken for', async ({
  context,
  page,
}) => {
  const { request } = context;
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const known = await aCompany(request);
  const other = await aCompany(request);
  const own = await request.get('/api/Companies/me', { headers: known.headers });
  const { id, version: _, ...profile } = await own.json();
  await request.put(`/api/Companies/${id}/verified`, { headers, data: { verified: true } });
  const { recruiter, industry, size } = profile;
  const name = `The ${known.name} Ltd`;
  const data = { name, recruiter, industry, size };
  const renamed = await request.put('/api/Companies/me', { headers: other.headers, data });
  const otherId = (await renamed.json()).id;

  await signIn(context, 'admin');
  await page.goto(`/admin/company?company=${otherId}`);
  await expect(page.getByText('could be taken for a verified company')).toBeVisible();
  await expectAccessible(page, 'admin-company-near-name');
  await page.getByRole('button', { name: 'Mark as verified' }).click();
  const question = page.getByRole('dialog', { name: `${name}: Mark as verified?` });
  await expect(question).toContainText(known.name);
  await expectAccessible(page, 'admin-verify-near-name');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Not verified')).toBeVisible();

  const pid = await aProject(request, other.headers);
  const waits = await request.get(`/api/Projects/${pid}/review`, { headers });
  expect((await waits.json()).nearNames).toMatchObject([{ id }]);
  await page.goto(`/admin/manage-project?review=${pid}`);
  await expect(page.getByRole('dialog').getByText('could be taken for')).toBeVisible();
  await expectAccessible(page, 'admin-review-near-name');

  await page.goto(`/admin/company?company=${otherId}`);
  await page.getByRole('button', { name: 'Mark as verified' }).click();
  await question.getByRole('button', { name: 'Mark as verified' }).click();
  await expect(page.getByRole('button', { name: 'Remove verified mark' })).toBeVisible();
});
