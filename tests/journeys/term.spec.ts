import type { Locator, Page } from '@playwright/test';
import { expect, flow, test } from '../product.ts';
import { aCompany, approve, keepToken, stateConditions } from './company.ts';
import { signIn } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';

/** Days from today, in UTC as the product's programme has them. */
const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const days = [
  ['Applications open', -5],
  ['Applications close', 20],
  ['Last day to answer offers', 25],
  ['Work begins', 30],
  ['Work ends', 90],
  ['Evaluation is due', 100],
] as const;

async function fillTerm(dialog: Locator, name: string, later = 0) {
  await dialog.getByLabel('Name').fill(name);
  for (const [label, from] of days) await dialog.getByLabel(label).fill(dayFrom(from + later));
}

const expectNoTerms = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByLabel('Term', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Calendar' })).toHaveCount(0);
};

// How it passes is told in `term-passes.spec.ts`.
test(
  'an admin opens a term, a company posts into it, and a student finds it there',
  flow,
  async ({ browser, request }) => {
    const company = await aCompany(request);
    const student = await aNewcomer(request);
    const [admin, office, home] = await Promise.all(
      Array.from({ length: 3 }, () => browser.newContext({ reducedMotion: 'reduce' })),
    );
    const [adminPage, companyPage, studentPage] = [
      await admin!.newPage(),
      await office!.newPage(),
      await home!.newPage(),
    ];
    await signIn(admin!, 'admin');
    await keepToken(companyPage, company.token);
    await keepToken(studentPage, student.token);
    const mark = Date.now().toString(36);
    const [name, later] = [`Spring ${mark}`, `Autumn ${mark}`];
    const title = `A swing bridge ${mark}`;

    await test.step('a programme without terms shows none of it', async () => {
      for (const address of ['/student/dashboard', '/student/myproject', '/student/profile']) {
        await studentPage.goto(address);
        await expectNoTerms(studentPage);
      }
      for (const address of ['/company/company-panel', '/company/post-project']) {
        await companyPage.goto(address);
        await expectNoTerms(companyPage);
      }
      for (const address of ['/admin/manage-students', '/admin/manage-project', '/admin/reports']) {
        await adminPage.goto(address);
        await expectNoTerms(adminPage);
      }
    });

    await test.step('an admin adds one, and its days have to follow one another', async () => {
      await adminPage.goto('/admin/manage-project');
      await adminPage.getByRole('link', { name: 'Terms' }).click();
      await expect(adminPage.getByText('No terms found.')).toBeVisible();
      await adminPage.getByRole('button', { name: 'Add term' }).first().click();
      const dialog = adminPage.getByRole('dialog', { name: 'Add term' });
      await fillTerm(dialog, name);
      await dialog.getByLabel('Work ends').fill(dayFrom(29));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(adminPage.locator('#field-workTo-error')).toHaveText(
        'Choose the same day as “Work begins”, or a later one.',
      );
      await dialog.getByLabel('Work ends').fill(dayFrom(90));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(adminPage.getByRole('row', { name: new RegExp(name) })).toContainText(
        'Applying',
      );
      await adminPage.getByRole('button', { name: 'Add term' }).first().click();
      await fillTerm(dialog, later, 200);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(adminPage.getByRole('row', { name: new RegExp(later) })).toContainText(
        'Upcoming',
      );
      await expectAccessible(adminPage, 'admin-terms', everyWidth);
    });

    await test.step('a company posts into it', async () => {
      await companyPage.setViewportSize({ width: 1280, height: 800 });
      await companyPage.goto('/company/post-project');
      await companyPage.getByLabel('Title').fill(title);
      await companyPage.getByLabel('Description').fill('Draw the machinery that turns it.');
      await companyPage.getByLabel('Engineering type').selectOption('Mechanical');
      await companyPage.getByLabel('Location').fill('Remote');
      await companyPage.getByLabel('Duration in days').fill('21');
      const term = companyPage.getByLabel('Term', { exact: true });
      await expect(term.getByRole('option')).toHaveText(['No term', name, later]);
      await term.selectOption(name);
      await expect(companyPage.getByText('Students can apply from')).toBeVisible();
      await stateConditions(companyPage);
      await expectAccessible(companyPage, 'company-post-term', everyWidth);
      await companyPage.setViewportSize({ width: 1280, height: 800 });
      await companyPage.getByRole('button', { name: 'Send for approval' }).click();
      await companyPage
        .getByRole('dialog')
        .getByRole('button', { name: 'Send for approval' })
        .click();
      const row = companyPage.getByRole('article', { name: title });
      await expect(row).toBeVisible();
      await companyPage.getByLabel('Term', { exact: true }).selectOption(later);
      await expect(companyPage).toHaveURL(/term=\d+/);
      await expect(companyPage.getByRole('heading', { name: 'No projects found' })).toBeVisible();
      await companyPage.getByLabel('Term', { exact: true }).selectOption(name);
      await expect(row).toBeVisible();
      const to = await row.getByRole('link', { name: title }).first().getAttribute('href');
      await approve(request, Number(new URL(to ?? '', 'http://here').searchParams.get('project')));
      await expectAccessible(companyPage, 'company-panel-term', everyWidth);
      await companyPage.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('a student finds it by the term, and is in a term of their own choice', async () => {
      await studentPage.goto('/student/dashboard');
      await studentPage.getByRole('button', { name: 'More filters' }).click();
      await studentPage.getByLabel('Term', { exact: true }).selectOption(name);
      await expect(studentPage).toHaveURL(/term=\d+/);
      await expect(studentPage.getByRole('article')).toHaveCount(1);
      await expectAccessible(studentPage, 'student-browse-term', everyWidth);
      await studentPage.setViewportSize({ width: 1280, height: 800 });
      await studentPage.getByRole('link', { name: `Read more about ${title}` }).click();
      await expect(studentPage.getByText('Term', { exact: true }).last()).toBeVisible();
      await studentPage.goto('/student/profile');
      const own = studentPage.getByLabel('The term you work in');
      await own.selectOption(name);
      await expect(studentPage.getByText(`You are in ${name}.`)).toBeVisible();
      await studentPage.reload();
      await expect(own.locator('option:checked')).toHaveText(name);
      await expectAccessible(studentPage, 'student-profile-term', everyWidth);
    });

    await test.step('each side reads what is due, the next first', async () => {
      await studentPage.goto('/student/myproject');
      await studentPage.getByRole('link', { name: 'Calendar' }).click();
      const list = studentPage.getByRole('list', { name: 'Days of the programme' });
      await expect(list.getByRole('listitem').first()).toContainText(`Applications close: ${name}`);
      await expect(list.getByRole('listitem').first()).toContainText('in 20 days');
      await expectAccessible(studentPage, 'student-calendar', everyWidth);
      await companyPage.goto('/company/company-panel');
      await companyPage.getByRole('link', { name: 'Calendar' }).click();
      await expect(companyPage.getByText('Your students begin to work.').first()).toBeVisible();
      await adminPage.getByRole('link', { name: 'Calendar' }).click();
      await expect(adminPage.getByText('Students begin to work.').first()).toBeVisible();
    });

    await test.step('admins find its students without a place', async () => {
      await adminPage.goto('/admin/manage-students');
      await adminPage.getByLabel('Term', { exact: true }).selectOption(name);
      await adminPage.getByLabel('Place', { exact: true }).selectOption('Without a place');
      await expect(adminPage).toHaveURL(/unplaced=true/);
      await expect(adminPage.getByText(student.email).first()).toBeVisible();
    });

    await test.step('the company copies it into the next term', async () => {
      await companyPage.goto('/company/company-panel');
      await companyPage.getByRole('link', { name: title }).first().click();
      await companyPage.getByRole('button', { name: `Copy into ${later}` }).click();
      await expect(companyPage).toHaveURL(/edit=\d+/);
      await expect(companyPage.getByLabel('Title')).toHaveValue(title);
      const term = companyPage.getByLabel('Term', { exact: true });
      await expect(term.locator('option:checked')).toHaveText(later);
      await expect(companyPage.getByLabel('Start date')).toHaveValue(dayFrom(230));
    });
  },
);
