import { expect, flow, test } from '../product.ts';
import { aCompany, aProject, keepToken } from './company.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { linkFor } from './outbox.ts';

test(
  'a supervisor is invited, joins, and sees only the projects they are put on',
  flow,
  async ({ browser, page, request }) => {
    const company = await aCompany(request);
    const theirs = await aProject(request, company.headers, { title: 'A weir to look after' });
    await aProject(request, company.headers, { title: 'A lock nobody shows them' });
    const email = `sam-${Date.now()}@company.example`;
    await keepToken(page, company.token);

    await page.goto('/company/team');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('Name').fill('Sam Osei');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible();

    const invitee = await browser.newContext({ reducedMotion: 'reduce' });
    const theirPage = await invitee.newPage();
    await theirPage.goto(await linkFor(email));
    await expect(theirPage.getByRole('heading', { name: /^Join Lyme Works/ })).toBeVisible();
    await expectAccessible(theirPage, 'auth-join', everyWidth);
    await theirPage.getByLabel('Choose a password').fill('a lattice of my own');
    await theirPage.getByRole('button', { name: /^Join Lyme Works/ }).click();
    await expect(theirPage.getByText('You have joined the company.')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove Sam Osei' })).toBeVisible();
    await expectAccessible(page, 'company-team-of-two', everyWidth);
    await page.goto(`/company/project?project=${theirs}`);
    await page.getByRole('button', { name: 'Change team' }).click();
    await page.getByRole('checkbox', { name: 'Sam Osei' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Project team saved.')).toBeVisible();
    await expectAccessible(page, 'company-project-team', everyWidth);

    await theirPage.getByLabel('Email').fill(email);
    await theirPage.getByLabel('Password', { exact: true }).fill('a lattice of my own');
    await theirPage.getByRole('button', { name: 'Login' }).click();
    await expect(
      theirPage.getByRole('link', { name: 'A weir to look after', exact: true }),
    ).toBeVisible();
    await expect(theirPage.getByText('A lock nobody shows them')).toHaveCount(0);
    await expect(theirPage.getByRole('link', { name: 'Post a project' })).toHaveCount(0);
    await expect(theirPage.getByRole('link', { name: /Duplicate/ })).toHaveCount(0);
    await expectAccessible(theirPage, 'company-panel-supervisor', everyWidth);
    const calls: string[] = [];
    theirPage.on('request', (asked) => {
      const { pathname } = new URL(asked.url());
      if (pathname.startsWith('/api/') && !pathname.endsWith('/stream')) calls.push(pathname);
    });
    await theirPage.goto(`/company/project?project=${theirs}`);
    await expect(theirPage.getByRole('heading', { name: 'Progress notes' })).toBeVisible();
    await expect(theirPage.getByRole('heading', { name: 'Change status' })).toHaveCount(0);
    await expectAccessible(theirPage, 'company-project-supervisor', everyWidth);
    expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(6);
    await invitee.close();
  },
);
