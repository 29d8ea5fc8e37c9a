import { writeFileSync } from 'node:fs';
import { expect, test } from '../product.ts';
import { signIn } from './demo.ts';

test('numbers, an amount and a link are shown as they are taken, or asked about', async ({
  context,
  page,
}) => {
  await signIn(context, 'company');
  await page.goto('/company/post-project');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const taken = async (name: string, typed: string, shown: string) => {
    await field(name).fill(typed);
    await field(name).blur();
    await expect(field(name)).toHaveValue(shown);
  };
  await taken('Duration in days', '٣٠', '30');
  await taken('Places', '1,500', '1,500');
  await expect(page.getByText('This can be read as 1500 or as 1.5.')).toBeVisible();
  await taken('Hours per week', '12,5', '12.5');
  await expect(page.getByText('Enter a whole number of hours.')).toBeVisible();
  await page.getByLabel('Paid or unpaid, and the currency').selectOption('EUR');
  await taken('Amount', '1500,50', '1500,50');
  await expect(page.getByText(/^Students read/)).toHaveCount(0);
  await taken('Amount', '1 500,00', '1500');
  await expect(page.getByText('Students read: €1,500 for the project.')).toBeVisible();
  await page.getByLabel('Project link').fill('drive.example.com/weir');
  await page.getByLabel('Project link').blur();
  await expect(page.getByLabel('Project link')).toHaveValue('https://drive.example.com/weir');
});

test('an address as a mail program copies it signs in', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const email = page.getByLabel('Email');
  await email.fill('\u202ADemo Student <student@trestle.example>;\u202C');
  await page.getByLabel('Password', { exact: true }).fill('Trestle-demo-1');
  await expect(email).toHaveValue('student@trestle.example');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard/);
});

test('what a password manager fills in without telling the page signs in', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toBeEditable();
  const filled = { email: 'student@trestle.example', password: 'Trestle-demo-1' };
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Password is required.' })).toBeVisible();
  for (const [name, value] of Object.entries(filled))
    await page.locator(`input[name="${name}"]`).evaluate((field: HTMLInputElement, typed) => {
      field.value = typed;
    }, value);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/student\/dashboard/);
});

test('a spreadsheet is read by its columns’ places and in the encoding that is chosen', async ({
  context,
  page,
}, info) => {
  await signIn(context, 'admin');
  const file = info.outputPath('class.csv');
  const lines = [
    'sep=;',
    'Class list 2031;;;;;;',
    'First name;Last name;Email;Engineering type;College year;University;Email',
    'Zo\xEB;Stone;;Civil;Final;Lindow;zoe.typed@rows.example',
  ];
  writeFileSync(file, lines.join('\r\n'), 'latin1');
  await page.goto('/admin/manage-students');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  await dialog.getByLabel('File').setInputFiles(file);
  const letters = dialog.getByLabel('Letters are read as');
  await expect(letters).toHaveValue('windows-1252');
  await expect(dialog).toContainText('The file then says “Zoë”.');
  await letters.selectOption('windows-1251');
  await expect(dialog).toContainText('The file then says “Zoл”.');
  await letters.selectOption('windows-1252');
  await expect(dialog).toContainText('The file then says “Zoë”.');
  await dialog.getByLabel('Email').selectOption('Email (column G)');
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog).toContainText('1 of 1 line can be imported.');
});
