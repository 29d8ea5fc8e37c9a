import { screens } from '../../src/islands/faculty/screens.ts';
import { expect, flow, test } from '../product.ts';
import { aStudentSeen, signIn, tokenOf } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';
import { linkFor } from './outbox.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('an admin invites staff, who sets a password from the mail and finds the students of her university', async ({
  page,
  context,
  browser,
}) => {
  const email = `vera-${Date.now()}@lindow.example`;
  await signIn(context, 'admin');
  await page.goto('/admin/universities');
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('University staff');
  await page.getByRole('button', { name: 'Invite staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite staff' });
  await dialog.getByLabel('Name').fill('Vera Holm');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose a university.').first()).toBeVisible();
  await dialog.getByLabel('University', { exact: true }).fill('University of Lindow');
  await expect(dialog.getByRole('button', { name: 'Add another university' })).toBeVisible();
  await expectAccessible(page, 'staff-invite');
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(`Vera Holm added. We emailed an invitation to ${email}.`),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: email })).toContainText('University of Lindow');

  const hers = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await hers.goto(await linkFor(email));
  await hers.getByLabel('New password', { exact: true }).fill('a lattice of my own');
  await hers.getByRole('button', { name: 'Set password' }).click();
  await expect(hers).toHaveURL(/\/auth\/login/);
  await hers.getByLabel('Email').fill(email);
  await hers.getByLabel('Password', { exact: true }).fill('a lattice of my own');
  await hers.getByRole('button', { name: 'Login' }).click();
  await expect(hers).toHaveURL(/\/faculty\/students$/);
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Students');
  const rows = hers.getByRole('list', { name: 'Students' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();

  await hers.getByRole('link', { name: /^On track/ }).click();
  await expect(hers).toHaveURL(/standing=On.track/);
  await expect(rows.first()).toContainText('On track');
  await hers.getByLabel('Sort by').selectOption('Last name');
  await hers.reload();
  await expect(hers.getByLabel('Sort by')).toHaveValue('name');
  await expect(rows.first()).toContainText('On track');
  const name = await rows.first().getByRole('link').first().innerText();
  await rows.first().getByRole('link').first().click();
  await expect(hers.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(hers.getByRole('heading', { name: 'Applications' })).toBeVisible();

  await hers.getByRole('button', { name: 'Add note' }).click();
  await hers.getByRole('dialog').getByLabel('Note').fill('Ask about the load test.');
  await hers.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(hers.getByText('Ask about the load test.')).toBeVisible();
  await hers.getByRole('link', { name: 'Students' }).first().click();
  await expect(hers).toHaveURL(/\/faculty\/students/);
});

test('what staff say of a student stands first on her profile, where she hides it', async ({
  browser,
}) => {
  const [staff, student] = [
    await browser.newContext({ reducedMotion: 'reduce' }),
    await browser.newContext({ reducedMotion: 'reduce' }),
  ];
  await signIn(staff, 'faculty');
  await signIn(student, 'student');
  const page = await staff.newPage();
  await page.goto('/faculty/students?search=student%40trestle.example');
  await page.getByRole('list', { name: 'Students' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Recommend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('One sentence').fill('Builds what she draws.');
  await dialog.getByRole('button', { name: 'Recommend' }).click();
  await expect(page.getByText('Recommendation saved.')).toBeVisible();
  await expectAccessible(page, 'faculty-record', everyWidth);

  const hers = await student.newPage();
  await hers.goto('/student/Notifications');
  const news = hers.getByRole('article', { name: 'You are recommended' });
  await news.getByRole('link', { name: /^Open/ }).click();
  await expect(hers).toHaveURL('/student/profile');
  const said = hers.getByRole('region', { name: 'Recommended by your university' });
  await expect(said).toContainText('Builds what she draws.');
  await said.getByRole('button', { name: /^Hide/ }).click();
  await expect(said).toContainText('Hidden from companies');
  await expectAccessible(hers, 'student-recommended', everyWidth);
  await hers.goBack();
  await expect(hers.getByRole('region', { name: 'Earlier' })).toContainText('recommends you');
  await expect(news).toHaveCount(0);
  await staff.close();
  await student.close();
});

test(
  'a university that confirms places is asked once its student accepts, and says yes',
  flow,
  async ({ browser, request }) => {
    const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
    const found = await request.get('/api/Universities/managed?searchText=Lindow', { headers });
    const [{ id, name }] = await found.json();
    const data = { name, confirmsPlaces: true };
    const changed = await request.put(`/api/Universities/${id}`, { headers, data });
    expect(changed.ok(), await changed.text()).toBe(true);
    const [student, staff] = [
      await browser.newContext({ reducedMotion: 'reduce' }),
      await browser.newContext({ reducedMotion: 'reduce' }),
    ];
    await signIn(student, 'student');
    await signIn(staff, 'faculty');
    const hers = await student.newPage();
    await hers.goto('/student/myproject');
    await hers
      .getByRole('link', { name: /^Read the offer/ })
      .first()
      .click();
    await expect(hers.getByRole('dialog')).toContainText('confirms the place next');
    await hers.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await hers.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(hers.getByText('Awaiting university').first()).toBeVisible();

    const page = await staff.newPage();
    await page.goto('/faculty/notifications');
    await page.getByRole('link', { name: 'Open “A place to confirm”' }).first().click();
    await expect(page).toHaveURL(/\/faculty\/student\?student=\d+$/);
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(page.getByRole('dialog')).toContainText('We notify them');
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Place confirmed.')).toBeVisible();
    await expectAccessible(page, 'faculty-confirmed');
    await hers.reload();
    await expect(hers.getByText('Awaiting university')).toHaveCount(0);
    await request.put(`/api/Universities/${id}`, {
      headers,
      data: { name, confirmsPlaces: false },
    });
    await student.close();
    await staff.close();
  },
);

test('a student of another university is not found, and says so', async ({ page, context }) => {
  await signIn(context, 'faculty');
  const headers = { authorization: `Bearer ${await tokenOf(context.request, 'admin')}` };
  const found = await context.request.get('/api/students?searchText=Cedar', { headers });
  const [{ sId }] = await found.json();
  await page.goto(`/faculty/student?student=${sId}`);
  await expect(page.getByText('Student not found')).toBeVisible();
  await page.goto('/faculty/students?search=nobody-is-called-so');
  await expect(page.getByText('No students found')).toBeVisible();
});

for (const [address, shows] of [
  [screens.students, 'Students'],
  [screens.student, 'Student'],
  [screens.notifications, 'Notifications'],
  [screens.settings, 'Settings'],
] as const) {
  test(`${address} looks right at every width`, async ({ page, context }) => {
    await signIn(context, 'faculty');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: shows, level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, address.slice(1).replaceAll('/', '-'), [320, ...everyWidth]);
  });
}

test('who only names the university is a number, until staff confirm them', async ({
  page,
  context,
  request,
}) => {
  const { email } = await aNewcomer(request, 'Claudia', 'Lindow University');
  await signIn(context, 'faculty');
  const hers = `/faculty/students?search=${encodeURIComponent(email)}`;
  await page.goto(hers);
  await expect(page.getByText('No students found')).toBeVisible();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Do they study here?' });
  const claimant = dialog.locator('bdi');
  await expect(claimant).toBeVisible();
  // Others may have named it before.
  while ((await claimant.innerText()) !== 'Claudia Anning') {
    const other = await claimant.innerText();
    await dialog.getByRole('button', { name: 'Later' }).click();
    await expect(claimant).not.toHaveText(other);
  }
  await expect(dialog).toContainText('Civil, third year, at University of Lindow.');
  await expect(dialog).not.toContainText(email);
  await expectAccessible(page, 'faculty-unconfirmed', everyWidth);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.goto(hers);
  const row = page.getByRole('list', { name: 'Students' }).getByRole('listitem');
  await expect(row).toContainText('Claudia Anning');
  await expect(row).toContainText('Not applied');
});

test('what was deleted in another tab is refused with a sentence, and gone from the record', async ({
  context,
}) => {
  await signIn(context, 'faculty');
  const address = `/faculty/student?student=${await aStudentSeen(context.request)}`;
  const note = `Ask about the crane ${Date.now()}.`;
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(address);
  await one.getByRole('button', { name: 'Add note' }).click();
  await one.getByRole('dialog').getByLabel('Note').fill(note);
  await one.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(one.getByText(note)).toBeVisible();
  await other.goto(address);
  const deleteIn = async (page: typeof one) => {
    const row = page.getByRole('list', { name: 'Your notes' }).getByRole('listitem');
    await row
      .filter({ hasText: note })
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  await expect(other.getByText(note)).toBeVisible();
  await deleteIn(one);
  await expect(one.getByText(note)).toHaveCount(0);
  await deleteIn(other);
  await expect(other.getByRole('dialog')).toContainText('has been deleted');
  await other.keyboard.press('Escape');
  await expect(other.getByText(note)).toHaveCount(0);
});
