import type { APIRequestContext } from '@playwright/test';
import { aCompany, aProject, keepToken } from '../journeys/company.ts';
import { tokenOf } from '../journeys/demo.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { aNewcomer, enterAs, type Newcomer } from '../journeys/newcomer.ts';
import { expect, type Page, test } from '../product.ts';

const studies = {
  firstName: 'Mary',
  lastName: 'Anning',
  engineeringType: 'Civil',
  collegeYear: 'Third',
  university: 'Lyme Regis',
};

/** Changes a newcomer elsewhere, as they or an admin would on another screen. */
async function changeElsewhere(
  request: APIRequestContext,
  { sId, email, headers }: Newcomer,
  more: object,
): Promise<void> {
  const data = { ...studies, email, ...more };
  const answer = await request.put(`/api/students/${sId}`, { headers, data });
  expect(answer.status()).toBe(200);
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('a profile that was changed elsewhere meanwhile is merged: theirs where nothing was typed, a choice where both wrote', async ({
  context,
  page,
  request,
}) => {
  const mary = await aNewcomer(request);
  await enterAs(context, mary);
  await page.goto('/student/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await field(page, 'University').fill('York');
  await field(page, 'Last name').fill('Anning-Bell');
  await changeElsewhere(request, mary, { university: 'Leeds', firstName: 'Maria' });

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else has changed this in the meantime.')).toBeVisible();
  await expect(
    page.getByText('This is now “Leeds”. Save again to keep yours.').last(),
  ).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Maria');
  await expect(field(page, 'Last name')).toHaveValue('Anning-Bell');
  await expect(field(page, 'University')).toHaveValue('York');
  await expectAccessible(page, 'edited-together', everyWidth);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Maria Anning-Bell' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Profile' })).toContainText('York');
});

test('an admin who edits a student does not undo what the student wrote meanwhile', async ({
  page,
  request,
}) => {
  const mary = await aNewcomer(request);
  await keepToken(page, await tokenOf(request, 'admin'));
  await page.goto(`/admin/manage-students?search=${encodeURIComponent(mary.email)}`);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('textbox', { name: 'University' }).fill('Exeter');
  await changeElsewhere(request, mary, { bio: 'I find sea dragons.', university: 'Dorset' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('alert')).toContainText('was not saved');
  await page.getByRole('button', { name: 'Edit again' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This is now “Dorset”. Save again to keep yours.');
  await expect(page.getByRole('textbox', { name: 'University' })).toHaveValue('Exeter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await request.get('/api/students/me', { headers: mary.headers })).json())
    .toMatchObject({ university: 'Exeter', bio: 'I find sea dragons.' });
});

test('a portfolio is saved twice in a row, and a tab that was left behind is told and keeps what was typed in it', async ({
  context,
  page,
  request,
}) => {
  await enterAs(context, await aNewcomer(request));
  const saved = (tab: Page) => tab.getByText('Your portfolio is saved.').last();
  const behind = await context.newPage();
  await Promise.all([page.goto('/student/portfolio'), behind.goto('/student/portfolio')]);
  await field(behind, 'Address').fill('sea-dragons');

  for (const about of ['I find sea dragons.', 'I draw sea dragons.']) {
    await field(page, 'About you (optional)').fill(about);
    const answer = page.waitForResponse((it) => it.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await answer).status()).toBe(200);
  }

  await field(behind, 'About you (optional)').fill('I sell sea dragons.');
  await behind.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(behind.getByText('Somebody else has changed this in the meantime.')).toBeVisible();
  await expect(
    behind.getByText('This is now “I draw sea dragons.”. Save again to keep yours.').last(),
  ).toBeVisible();
  await expect(field(behind, 'Address')).toHaveValue('sea-dragons');
  await expect(field(behind, 'About you (optional)')).toHaveValue('I sell sea dragons.');
  await behind.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(behind)).toBeVisible();
  await behind.reload();
  await expect(field(behind, 'About you (optional)')).toHaveValue('I sell sea dragons.');
});

test('what was typed and not saved says so when it is found again, and can be discarded', async ({
  page,
  request,
}) => {
  const company = await aCompany(request);
  const pid = await aProject(request, company.headers);
  await keepToken(page, company.token);
  await page.goto(`/company/post-project?edit=${pid}`);
  await field(page, 'Location').fill('Whitby');
  await page.reload();
  await expect(field(page, 'Location')).toHaveValue('Whitby');
  await expect(page.getByText('These are changes you have not saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(field(page, 'Location')).toHaveValue('Leeds');
  await page.reload();
  await expect(field(page, 'Location')).toHaveValue('Leeds');
  await expect(page.getByText('These are changes you have not saved.')).toBeHidden();
});
