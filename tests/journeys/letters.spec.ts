import type { Page } from '@playwright/test';
import { expect, flow, test } from '../product.ts';
import { widthOfDialog } from './admin-dialog.ts';
import { signIn, tokenOf } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';
import { codeFor, mailAbout } from './outbox.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const writeButton = (page: Page, whom: string) =>
  page.getByRole('button', { name: `Write to ${whom}`, exact: true });

test(
  'an admin narrows the table and writes one letter to whom it shows',
  flow,
  async ({ page, request }) => {
    const firstName = `Quill${Date.now().toString(36)}`;
    const students = [await aNewcomer(request, firstName), await aNewcomer(request, firstName)];
    const disabled = await aNewcomer(request, firstName);
    await request.put(`/api/students/${disabled.sId}/state`, {
      headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
      data: { state: 'disabled' },
    });
    const subject = `Places are left ${firstName}`;
    await page.goto(`/admin/manage-students?search=${firstName}&engineeringType=Civil`);
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(3);
    await writeButton(page, 'all 3 that match').click();

    const dialog = page.getByRole('dialog', { name: 'Write to 2 students', exact: true });
    const send = dialog.getByRole('button', { name: 'Send to 2 students', exact: true });
    await expect(dialog).toContainText(`All that match: “${firstName}” · Civil`);
    await expect(dialog).toContainText('1 of them is disabled or unverified and gets none.');
    await expect(dialog).toContainText('Each student gets an email. You cannot undo this.');
    expect(await widthOfDialog(page)).toBe(600);
    await send.click();
    await expect(dialog.getByText('Subject is required.').first()).toBeVisible();
    await expect(dialog.getByText('Message is required.').first()).toBeVisible();
    await expectAccessible(page, 'letter-missing', everyWidth);
    await page.setViewportSize({ width: 1280, height: 800 });

    // What was typed is still there when the dialog is opened again.
    await dialog.getByLabel('Subject').fill(subject);
    await dialog.getByLabel('Message').fill('Apply until Friday.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await writeButton(page, 'all 3 that match').click();
    await expect(dialog.getByLabel('Subject')).toHaveValue(subject);
    await expect(dialog).toContainText('This is the letter you have not sent.');

    await send.click();
    await expect(page.getByText('Letter to 2 students is on its way.')).toBeVisible();
    await expect(dialog).toBeHidden();
    for (const { email } of students)
      expect(await mailAbout(subject, email)).toContain('Apply until Friday.');
    await writeButton(page, 'all 3 that match').click();
    await expect(dialog.getByLabel('Subject')).toHaveValue('');
  },
);

test('a letter goes to the students who are ticked, and to nobody else who matches', async ({
  page,
  request,
}) => {
  const firstName = `Ditto${Date.now().toString(36)}`;
  const ticked = [await aNewcomer(request, firstName), await aNewcomer(request, firstName)];
  const other = await aNewcomer(request, firstName);
  await page.goto(`/admin/manage-students?search=${firstName}`);
  for (const { email } of ticked)
    await page.getByRole('row').filter({ hasText: email }).getByRole('checkbox').check();
  await expect(writeButton(page, 'all 3 that match')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByRole('button', { name: 'Write to 2 students', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Write to 2 students', exact: true });
  await expect(dialog).toContainText('Those whom you have selected');
  const subject = `For you two ${firstName}`;
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Message').fill('Come on Monday.');
  await dialog.getByRole('button', { name: 'Send to 2 students', exact: true }).click();
  await expect(page.getByText('Letter to 2 students is on its way.')).toBeVisible();
  for (const { email } of ticked)
    expect(await mailAbout(subject, email)).toContain('Come on Monday.');
  // Their newest mail is still the one they registered with.
  await codeFor(other.email);
});

test('a letter to nobody cannot be begun, and what the server refuses is said', async ({
  page,
  request,
}) => {
  await page.goto('/admin/manage-students?search=nobody-is-called-so');
  await expect(page.getByText('No students found.')).toBeVisible();
  await expect(writeButton(page, 'all')).toBeDisabled();

  const { email, sId } = await aNewcomer(request);
  await page.goto(`/admin/manage-students?search=${email}`);
  await writeButton(page, '1 student').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Write to 1 student');
  await dialog.getByLabel('Subject').fill('Hello');
  await dialog.getByLabel('Message').fill('Good morning.');
  await request.put(`/api/students/${sId}/state`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    data: { state: 'disabled' },
  });
  await dialog.getByRole('button', { name: /^Send to/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nobody matches');
  await expect(dialog.getByLabel('Subject')).toHaveValue('Hello');
});
