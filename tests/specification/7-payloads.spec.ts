import { signIn } from '../journeys/demo.ts';
import { expect, test } from '../product.ts';

const somebody = (mail: string) => ({
  firstName: 'Hedy',
  lastName: 'Lamarr',
  email: mail,
  engineeringType: 'Electrical',
  collegeYear: 'Final',
  university: 'Vienna',
});

test('the student area lists with GET /Projects, by bearer, search text and engineering type', async ({
  page,
  context,
}) => {
  await signIn(context, 'student');
  const asked = page.waitForRequest(/\/api\/Projects\?/);
  await page.goto('/student/dashboard?search=bridge&engineering=Civil');
  const { searchParams } = new URL((await asked).url());
  expect((await asked).headers().authorization).toMatch(/^Bearer /);
  expect(searchParams.get('searchText')).toBe('bridge');
  expect(searchParams.get('engineering')).toBe('Civil');
  expect(searchParams.get('onlyCompanyProjects')).toBe('false');
});

test('Manage Students adds with six fields, edits with the full student, deletes by number', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  const email = `spec-${Date.now()}@rows.example`;
  await page.goto('/admin/manage-students');
  await page.getByRole('button', { name: 'Add Student', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const { firstName, lastName, university } = somebody(email);
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('University').fill(university);
  await dialog.getByLabel('Engineering type').selectOption('Electrical');
  await dialog.getByLabel('College year').selectOption('Final');
  const added = page.waitForRequest('**/api/Students/add');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await added).postDataJSON()).toEqual(somebody(email));

  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: /^Edit / }).click();
  await dialog.getByLabel('University').fill('Graz');
  const edited = page.waitForRequest((one) => one.method() === 'PUT' && /students/.test(one.url()));
  await dialog.getByRole('button', { name: 'Save' }).click();
  const sId = Number(new URL((await edited).url()).pathname.split('/').at(-1));
  expect((await edited).postDataJSON()).toEqual({
    sId,
    ...somebody(email),
    university: 'Graz',
    profileImage: null,
  });

  await expect(row).toContainText('Graz');
  await row.getByRole('button', { name: /^Delete / }).click();
  const gone = page.waitForRequest((one) => one.method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  expect(new URL((await gone).url()).pathname).toBe(`/api/students/${sId}`);
});
