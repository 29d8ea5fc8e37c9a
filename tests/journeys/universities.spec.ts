import type { APIRequestContext, Page } from '@playwright/test';
import { expect, flow, test } from '../product.ts';
import { signIn, tokenOf } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';

/** A word that nothing else of the demo has. */
const aMark = () => `Zeta${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

async function asAdmin(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` };
  const send = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return {
    addUniversity: (form: object) => send('/api/Universities', form),
    addStudent: (firstName: string, university: string) =>
      send('/api/Students/add', {
        firstName,
        lastName: 'Anning',
        email: `${firstName}-${Date.now()}@rows.example`.toLowerCase(),
        engineeringType: 'Civil',
        collegeYear: 'Third',
        university,
      }),
  };
}

/** Types a whole name, as somebody does who knows it. */
const choose = (page: Page, label: string, name: string) =>
  page.getByRole('dialog').getByLabel(label).fill(name);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('an admin merges two spellings, sees before what moves, and the students fall under one', async ({
  page,
  context,
}) => {
  const mark = aMark();
  const [spelling, name] = [`Univ. ${mark}`, `University of ${mark}`];
  const { addUniversity, addStudent } = await asAdmin(context.request);
  await addUniversity({ name: spelling, domains: [`${mark}.example`] });
  await addUniversity({ name });
  await addStudent(`${mark}A`, spelling);
  await addStudent(`${mark}B`, name);

  await signIn(context, 'admin');
  await page.goto('/admin/manage-students');
  await page.getByRole('link', { name: 'Universities' }).click();
  await page.getByRole('searchbox').fill(mark);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: `More actions for ${spelling}` }).click();
  await page.getByRole('button', { name: 'Merge into…' }).click();
  const dialog = page.getByRole('dialog', { name: `Merge “${spelling}”` });
  const merge = dialog.getByRole('button', { name: 'Merge' });
  await expect(merge).toBeDisabled();
  await choose(page, 'Merge into', name);
  await expect(dialog.getByRole('definition')).toHaveText([
    '1 student',
    spelling,
    `${mark.toLowerCase()}.example`,
  ]);
  await expectAccessible(page, 'universities-merge', everyWidth);
  await page.setViewportSize({ width: 1280, height: 800 });
  await merge.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${spelling} merged into ${name}.`)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(spelling);

  await page.getByRole('link', { name: `2 students of ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Students');
  await expect(page.getByLabel('University', { exact: true })).toHaveValue(/^\d+$/);
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: `${mark}A` })).toContainText(spelling);
});

test(
  'what students wrote that falls under none becomes a university, or a name of one',
  flow,
  async ({ page, context }) => {
    const mark = aMark();
    const { addUniversity, addStudent } = await asAdmin(context.request);
    await addUniversity({ name: `${mark} Institute` });
    await addStudent(`${mark}A`, `${mark} Inst.`);
    await addStudent(`${mark}B`, `${mark} College`);

    await signIn(context, 'admin');
    await page.goto('/admin/universities');
    await page.getByRole('link', { name: 'No university' }).click();
    await page.getByRole('searchbox').fill(mark);
    const texts = page.getByRole('list', { name: 'What students wrote' }).getByRole('listitem');
    await expect(texts).toHaveCount(2);
    await expectAccessible(page, 'universities-under-none', everyWidth);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('button', { name: `Add to… ${mark} Inst.` }).click();
    await choose(page, 'University', `${mark} Institute`);
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(`Added to ${mark} Institute.`)).toBeVisible();
    await expect(texts).toHaveCount(1);

    await page.getByRole('button', { name: `Add as a university ${mark} College` }).click();
    const dialog = page.getByRole('dialog', { name: 'Add university' });
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(`${mark} College`);
    await dialog.getByLabel('Mail domains').fill('nowhere');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('“nowhere”: Enter a mail domain').first()).toBeVisible();
    await dialog.getByLabel('Mail domains').fill(`${mark}.example`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${mark} College added, with 1 student.`)).toBeVisible();
    await expect(page.getByText('No student wrote this.')).toBeVisible();
  },
);

test('signing up suggests universities, and takes any text', async ({ page }) => {
  await page.goto('/auth/register');
  const university = page.getByLabel('University');
  const list = page.locator('datalist option');
  // What is typed before the page is alive asks for nothing.
  await expect(async () => {
    await university.fill('');
    await university.fill('lindow u');
    await expect(list.first()).toHaveAttribute('value', 'University of Lindow', { timeout: 2_000 });
  }).toPass();
  await university.fill('School of Hard Knocks');
  await expect(list).toHaveCount(0);
  await page.getByLabel('First name').fill('Mary');
  await page.getByLabel('Last name').fill('Anning');
  await page.getByLabel('Email').fill(`${aMark()}@people.example`);
  await page.getByLabel('Engineering type').selectOption('Civil');
  await page.getByLabel('College year').selectOption('Third');
  await page.getByLabel('Password', { exact: true }).fill('larch, oak and steel');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign up');
  await expect(page.getByLabel(/code/i)).toBeVisible();
});
