import { expect, test } from '../product.ts';
import { applies, approve, stateConditions } from './company.ts';
import { enter, fill, press } from './keyboard.ts';
import { aNewcomer } from './newcomer.ts';
import { codeFor } from './outbox.ts';

for (const width of [360, 1280]) {
  test(`a new company comes to an offered student, at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = `story-${width}-${Date.now()}@company.example`;
    const title = `Load test of a footbridge ${Date.now()}`;

    await test.step('it signs up', async () => {
      await page.goto('/auth/register');
      await expect(page.getByRole('button', { name: 'Sign up' })).toBeEnabled();
      await page.getByRole('radio', { name: /company/i }).check();
      await fill(page.getByLabel('Company name'), 'Lyme Works');
      await fill(page.getByLabel('Recruiter'), 'Joan Clarke');
      await fill(page.getByLabel('Email'), email);
      await fill(page.getByLabel('Industry'), 'Bridges');
      await fill(page.getByLabel('Password', { exact: true }), 'Bridge-builder-1');
      await enter(page.getByRole('button', { name: 'Sign up' }));
      await expect(page.getByLabel('Six-digit code')).toBeFocused();
      await page.keyboard.type(await codeFor(email));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/company\/company-panel$/);
      await expect(page.getByText('Nothing needs your attention')).toBeVisible();
    });

    await test.step('keeps a draft, and sends it for approval', async () => {
      await press(page.getByRole('link', { name: 'Post your first project' }));
      await fill(page.getByLabel('Title'), title);
      await fill(page.getByLabel('Description'), 'Load it in **steps** and hand in a report.');
      const preview = page.getByRole('region', { name: 'What students see' });
      await expect(preview.getByRole('heading', { name: title })).toBeVisible();
      await expect(preview.locator('strong')).toHaveText('steps');
      await page.getByLabel('Engineering type').selectOption('Civil');
      await fill(page.getByLabel('Location'), 'Remote');
      await fill(page.getByLabel('Duration in days'), '21');
      await press(page.getByRole('button', { name: 'Save as draft' }));
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Finish the draft' }),
      ).toBeVisible();
      await press(page.getByRole('link', { name: /Finish the draft/ }));
      await expect(page.getByLabel('Title')).toHaveValue(title);
      await press(page.getByRole('button', { name: 'Send for approval' }));
      await expect(page.locator('#field-hoursPerWeek-error')).toHaveText(
        'Hours per week are required.',
      );
      await stateConditions(page);
      await press(page.getByRole('button', { name: 'Send for approval' }));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }));
      await expect(page.getByRole('article', { name: title })).toContainText('Awaiting approval');
    });

    await test.step('an admin approves it, and the panel shows it without a reload', async () => {
      const row = page.getByRole('article', { name: title });
      const to = await row.getByRole('link', { name: title }).first().getAttribute('href');
      await approve(request, Number(new URL(to ?? '', 'http://here').searchParams.get('project')));
      await expect(row).toContainText('Pending');
    });

    await test.step('a student applies, and is offered the place', async () => {
      const row = page.getByRole('article', { name: title });
      const to = await row.getByRole('link', { name: title }).first().getAttribute('href');
      const pid = Number(new URL(to ?? '', 'http://here').searchParams.get('project'));
      await applies(request, await aNewcomer(request), pid);
      await page.goto('/company/company-panel');
      await press(page.getByRole('link', { name: /Answer 1 new application/ }));
      await press(page.getByRole('link', { name: 'Mary Anning' }));
      // What is decided takes her out of the list of who is under review, and she stays in sight.
      const person = page.getByRole('dialog', { name: 'Mary Anning' });
      await press(person.getByRole('button', { name: 'Shortlist Mary Anning' }));
      await expect(person).toContainText('Shortlisted');
      await press(person.getByRole('button', { name: 'Offer a place Mary Anning' }));
      await press(
        page.getByRole('dialog').getByRole('button', { name: 'Offer a place', exact: true }),
      );
      await expect(person).toContainText('Offered');
      await page.goto(`/company/applicants?project=${pid}`);
      await expect(page.locator('[data-status="Offered"]')).toContainText('Mary Anning');
      await expect(page.getByText('1 offered, of 1 place')).toBeVisible();
    });
  });
}
