import { optionsOf } from '../journeys/admin-dialog.ts';
import { signIn } from '../journeys/demo.ts';
import { dashboard, postProject } from '../journeys/project.ts';
import { expect, type Page, test } from '../product.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });

async function openAdding(page: Page, screen: string, button: string) {
  await signIn(page.context(), 'admin');
  await page.goto(`/admin/${screen}`);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(save(page)).toBeVisible();
}

test('sign-in: ‘Email is required.’, ‘Password is required.’ and ‘Min 8 characters.’, once a field is touched', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  for (const sentence of ['Email is required.', 'Password is required.', 'Min 8 characters.'])
    await expect(page.getByText(sentence)).toBeHidden();
  await email.focus();
  await email.blur();
  await expect(page.getByText('Email is required.', { exact: true })).toBeVisible();
  await password.focus();
  await password.blur();
  await expect(page.getByText('Password is required.', { exact: true })).toBeVisible();
  await password.fill('1234567');
  await expect(page.getByText('Min 8 characters.', { exact: true })).toBeVisible();
  await password.fill('12345678');
  await expect(page.getByText('Min 8 characters.')).toBeHidden();
});

test('Add Student: all six are required, the email must be valid, and Save is disabled while invalid', async ({
  page,
}) => {
  await openAdding(page, 'manage-students', 'Add Student');
  expect(await optionsOf(page, 'Engineering type')).toEqual([
    'Computer',
    'Mechanical',
    'Civil',
    'Electrical',
  ]);
  expect(await optionsOf(page, 'College year')).toEqual(['First', 'Second', 'Third', 'Final']);
  const typed = { 'First name': 'Hedy', 'Last name': 'Lamarr', University: 'Vienna' };
  for (const [label, text] of Object.entries(typed)) {
    await expect(save(page)).toBeDisabled();
    await dialog(page).getByLabel(label).fill(text);
  }
  await dialog(page).getByLabel('Engineering type').selectOption('Civil');
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel('College year').selectOption('Final');
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel('Email').fill('hedy@');
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel('Email').fill('hedy@student.example');
  await expect(save(page)).toBeEnabled();
});

test('Edit Student: the same six in free text, and saving is ignored while invalid', async ({
  page,
}) => {
  await signIn(page.context(), 'admin');
  await page.goto('/admin/manage-students');
  const puts: string[] = [];
  page.on('request', (one) => one.method() === 'PUT' && puts.push(one.url()));
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(dialog(page).locator('input')).toHaveCount(6);
  await expect(dialog(page).locator('select')).toHaveCount(0);
  await dialog(page).getByLabel('Email').fill('not an address');
  await save(page).click();
  await expect(dialog(page).getByText('Enter a valid email address.').first()).toBeVisible();
  expect(puts).toEqual([]);
});

test('Contact: its five sentences, and Send is disabled while invalid', async ({ page }) => {
  await page.goto('/contactus');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.getByLabel(label, { exact: true }).blur();
    await expect(page.getByText(`${label} is required.`, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Email').fill('ada');
  await expect(page.getByText('Enter a valid email address.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('Status form: ‘Project Title is required.’, ‘Status Title is required.’, eight titles, Save disabled while invalid', async ({
  page,
}) => {
  await openAdding(page, 'update-status', 'Add Status');
  expect(await optionsOf(page, 'Status Title')).toEqual([
    'Pending',
    'Ongoing',
    'Completed',
    'On Hold',
    'Cancelled',
    'Shortlisted',
    'Initial Review',
    'Ready for Deployment',
  ]);
  await expect(save(page)).toBeDisabled();
  for (const label of ['Project Title', 'Status Title']) {
    await dialog(page).getByLabel(label).focus();
    await dialog(page).getByLabel(label).blur();
    await expect(dialog(page).getByText(`${label} is required.`, { exact: true })).toBeVisible();
  }
});

test('Admin form: name, email and role required; the role is Super Admin or Moderator', async ({
  page,
}) => {
  await openAdding(page, 'manage-admin', 'Add Admin');
  expect(await optionsOf(page, 'Role')).toEqual(['Super Admin', 'Moderator']);
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel('Name').fill('Mary Seacole');
  await dialog(page).getByLabel('Email').fill('mary@team.example');
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel('Role').selectOption('Moderator');
  await expect(save(page)).toBeEnabled();
});

test('Company form: all fields required; sizes 1-10 by default, 11-50, 51-200 and 201+', async ({
  page,
}) => {
  await openAdding(page, 'manage-company', 'Add Company');
  expect(await optionsOf(page, 'Size')).toEqual(['1-10', '11-50', '51-200', '201+']);
  await expect(dialog(page).getByLabel('Size')).toHaveValue('1-10');
  for (const [label, text] of [
    ['Name', 'Weir & Sons'],
    ['Recruiter', 'Ada'],
    ['Email', 'ada@weir.example'],
    ['Industry', 'Pumps'],
  ] as const) {
    await expect(save(page)).toBeDisabled();
    await dialog(page).getByLabel(label).fill(text);
  }
  await expect(save(page)).toBeEnabled();
});

test('Project form: Pending by default, Ongoing, Completed', async ({ page }) => {
  await openAdding(page, 'manage-project', 'Add Project');
  expect(await optionsOf(page, 'Status')).toEqual(['Pending', 'Ongoing', 'Completed']);
  await expect(dialog(page).getByLabel('Status')).toHaveValue('Pending');
});

test('Apply form: message and resume link are both optional', async ({ page, request }) => {
  const title = `Nothing said ${Date.now()}`;
  await postProject(request, { title });
  await signIn(page.context(), 'student');
  await page.goto(dashboard({ search: title }));
  await page.getByRole('button', { name: /^Register/ }).click();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
});
