import { aCompany, aProject, applies, demoCompany, keepToken } from '../journeys/company.ts';
import { expectAccessible } from '../journeys/looks.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { expect, test } from '../product.ts';

test('a verified company gets the address when it shortlists, and is told so before', async ({
  page,
  request,
}) => {
  const company = await demoCompany(request);
  const pid = await aProject(request, company.headers);
  const student = await aNewcomer(request);
  const application = await applies(request, student, pid);
  await keepToken(page, company.token);
  await page.goto(`/company/applicants?project=${pid}&application=${application}`);
  const dialog = page.getByRole('dialog', { name: 'Mary Anning' });
  await expect(dialog).toContainText('You get the address when you shortlist this student.');
  await expect(dialog).toContainText(/Profile as of \d+ \w+/);
  await expectAccessible(page, 'applicant-without-address');
  await dialog.getByRole('button', { name: /Shortlist/ }).click();
  await expect(dialog.getByRole('link', { name: student.email })).toBeVisible();

  await request.put(`/api/RegProjects/${application}/status`, {
    headers: student.headers,
    data: { event: 'withdraw' },
  });
  await page.reload();
  await expect(dialog).toContainText('Not shown, because this application has ended.');
  await expect(dialog.getByRole('link', { name: student.email })).toHaveCount(0);
});

test('a company that nobody has verified is told what it waits for', async ({ page, request }) => {
  const company = await aCompany(request);
  const pid = await aProject(request, company.headers);
  const application = await applies(request, await aNewcomer(request), pid);
  await keepToken(page, company.token);
  await page.goto(`/company/applicants?project=${pid}&application=${application}`);
  await expect(page.getByRole('dialog', { name: 'Mary Anning' })).toContainText(
    'You get addresses once the programme’s office has verified your company.',
  );
});

test('who signs up under a verified company’s name reads so at the field', async ({ page }) => {
  await page.goto('/auth/register');
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  await page.getByRole('radio', { name: /company/i }).check();
  const name = page.getByLabel('Company name');
  // With a Cyrillic letter.
  await name.fill('Fennm\u0430rk Engineering');
  await page.getByLabel('Recruiter').fill('Joan Clarke');
  await page.getByLabel('Email').fill('joan@lyme.example');
  await page.getByLabel('Industry').fill('Bridges');
  await page.getByLabel('Password', { exact: true }).fill('Bridge-builder-1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('A verified company already has this name').first()).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});
