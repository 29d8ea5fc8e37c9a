import { stated } from '../../src/contract/testing/conditions.ts';
import { expect, flow, test } from '../product.ts';
import { aCompany, keepToken } from './company.ts';
import { signIn, tokenOf } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';

const brief = {
  description: 'Survey the **banks**, choose a span, draw it.',
  engineeringType: 'Civil',
  skills: 'Surveying, CAD',
  duration: 14,
  location: 'Leeds',
  ...stated,
};

test(
  'a new company’s project is returned with a reason, sent once more, approved, and both sides see it live',
  flow,
  async ({ browser, request }) => {
    const company = await aCompany(request);
    const title = `Weir ${Date.now()}`;
    const theirs = await browser.newPage({ reducedMotion: 'reduce' });
    await keepToken(theirs, company.token);
    const office = await browser.newContext({ reducedMotion: 'reduce' });
    await signIn(office, 'admin');
    const admin = await office.newPage();
    await admin.goto('/admin/dashboard');
    await expect(admin.getByRole('heading', { name: 'Needs attention' })).toBeVisible();

    await theirs.goto('/company/post-project');
    await expect(theirs.getByText('has not verified your company yet')).toBeVisible();
    const posted = await request.post('/api/Projects', {
      headers: company.headers,
      data: { ...brief, title },
    });
    const { pid } = await posted.json();
    await theirs.goto(`/company/project?project=${pid}`);
    await expect(theirs.getByText('looks at the first project of every new company')).toBeVisible();
    await expectAccessible(theirs, 'approval-company-waits', everyWidth);

    const attention = admin.getByRole('listitem').filter({ hasText: 'awaiting approval' });
    await attention.getByRole('link').click();
    const waiting = admin.getByRole('listitem').filter({ hasText: title });
    const review = admin.getByRole('dialog', { name: `Review “${title}”` });
    // Of several all are listed; one is opened.
    await expect(waiting.or(review).first()).toBeVisible();
    if (await waiting.isVisible()) await waiting.getByRole('link', { name: /^Review/ }).click();
    await expect(review).toContainText('No website to compare it with.');
    await expect(review.locator('.markdown strong')).toHaveText('banks');
    await expectAccessible(admin, 'approval-review', everyWidth);
    await review.getByRole('button', { name: 'Return to draft' }).click();
    const returning = admin.getByRole('dialog', { name: `Return to draft: ${title}` });
    await expect(returning.getByRole('button', { name: 'Return to draft' })).toBeDisabled();
    await returning.getByLabel('Reason, for the company').fill('Say what students hand in.');
    await expectAccessible(admin, 'approval-return', everyWidth);
    await returning.getByRole('button', { name: 'Return to draft' }).click();
    await expect(returning).toBeHidden();

    await expect(theirs.getByText('Say what students hand in.')).toBeVisible();
    await expectAccessible(theirs, 'approval-company-returned', everyWidth);
    await theirs.getByRole('button', { name: 'Send for approval' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click();
    await expect(theirs.locator('.project-state')).toContainText('Awaiting approval');

    await admin.goto('/admin/manage-project?status=Awaiting+approval');
    await admin.getByRole('row', { name: title }).getByRole('link', { name: 'Review' }).click();
    await review.getByRole('button', { name: 'Approve' }).click();
    const approving = admin.getByRole('dialog', { name: `Approve: ${title}` });
    await expect(approving).toContainText('Students see the project and can apply at once.');
    await approving.getByRole('button', { name: 'Approve' }).click();
    await expect(approving).toBeHidden();
    await expect(theirs.locator('.project-state')).toContainText('Pending');
    await theirs.close();
    await office.close();

    const student = { authorization: `Bearer ${await tokenOf(request, 'student')}` };
    expect((await request.get(`/api/Projects/${pid}`, { headers: student })).status()).toBe(200);
  },
);
