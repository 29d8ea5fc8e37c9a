import { expect, flow, test } from '../product.ts';
import { adminTables, plant } from './admin-rows.ts';
import { aCompany, aProject, applies } from './company.ts';
import { signIn } from './demo.ts';
import { hold } from './hold.ts';
import { aNewcomer } from './newcomer.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a student whose address is taken stays in the dialog, and says so', async ({ page }) => {
  await page.goto('/admin/manage-students');
  await page.getByRole('button', { name: 'Add Student' }).click();
  const dialog = page.getByRole('dialog');
  for (const label of ['First name', 'Last name', 'University'])
    await dialog.getByLabel(label).fill('Twice');
  await dialog.getByLabel('Engineering type').selectOption('Civil');
  await dialog.getByLabel('College year').selectOption('First');
  await dialog.getByLabel('Email').fill('student@trestle.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/already/).first()).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Twice');
  const email = `spec-${Date.now()}@rows.example`;
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const added = `Twice Twice added. We emailed an invitation to ${email}.`;
  await expect(page.getByText(added)).toBeVisible();
  await expect(page.getByRole('table').locator('tbody tr').first()).toContainText(email);
});

test(
  'deleting a student others depend on says what would be lost, and offers to disable',
  flow,
  async ({ page, request }) => {
    const [students] = adminTables;
    const mark = await plant(request, students!);
    const label = students!.labelOf(mark, 'A');
    await page.route(/\/api\/students\/\d+(\?.*)?$/i, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 409,
            contentType: 'application/problem+json',
            json: {
              type: 'about:blank',
              title: 'Other records depend on this.',
              status: 409,
              code: 'others-depend',
              detail: 'One application would be lost.',
            },
          })
        : route.fallback(),
    );
    await page.goto(`/admin/manage-students?search=${mark}&pageSize=25`);
    await page.getByRole('button', { name: `Delete ${label}`, exact: true }).click();
    const confirm = page.getByRole('dialog', { name: 'Delete student' });
    await expect(confirm).toContainText('Are you sure you want to delete this student?');
    await confirm.getByRole('button', { name: 'Delete' }).click();
    const depends = page.getByRole('dialog', { name: 'Other records depend on this' });
    await expect(depends).toContainText('One application would be lost.');
    await expect(depends.getByRole('button', { name: 'Delete anyway' })).toBeVisible();
    await depends.getByRole('button', { name: 'Disable instead' }).click();
    await expect(page.getByRole('row', { name: label }).getByText('Disabled')).toBeVisible();
  },
);

test('what would be lost is said before one is sure', async ({ page, request }) => {
  const name = `Odile${Date.now().toString(36)}`;
  const student = await aNewcomer(request, name);
  const company = await aCompany(request);
  await applies(request, student, await aProject(request, company.headers));
  await page.goto(`/admin/manage-students?search=${name}`);
  const release = await hold(page, /\/api\/credentials\?/i);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete student' });
  await expect(confirm).toContainText('Are you sure you want to delete this student?');
  await expect(confirm).toContainText('1 application would be lost.');
  // What stays proven is asked of each credential: not before they are read.
  await expect(confirm.getByRole('button', { name: 'Delete' })).toBeDisabled();
  release();
  await expect(confirm.getByRole('button', { name: 'Delete' })).toBeEnabled();
  await confirm.getByRole('button', { name: 'Disable instead' }).click();
  await expect(page.getByRole('row', { name }).getByText('Disabled')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(confirm).toContainText('1 application would be lost.');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No students found.')).toBeVisible();
  const gone = () => request.get('/api/students/me', { headers: student.headers });
  await expect.poll(async () => (await gone()).status()).toBe(401);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
