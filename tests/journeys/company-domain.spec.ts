import { expect, test } from '../product.ts';
import { aCompany, keepToken } from './company.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { codeFor, linkFor } from './outbox.ts';

test('a company proves its domain, and somebody there asks to join and is let in', async ({
  browser,
  page,
  request,
}) => {
  const company = await aCompany(request);
  const domain = `weir-${Date.now()}.example`;
  await keepToken(page, company.token);
  await page.goto('/company/profile');
  await page.getByRole('button', { name: 'Add a domain' }).click();
  await page.getByLabel('Domain', { exact: true }).fill('gmail.com');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(page.getByText('Anybody can have an address at this mail provider.')).toBeVisible();
  await page.getByLabel('Domain', { exact: true }).fill(domain);
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByRole('button', { name: `Confirm ${domain}` }).click();
  await page.getByLabel(`An address at ${domain}`).fill(`sam@${domain}`);
  await page.getByRole('button', { name: 'Email a code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await expectAccessible(page, 'company-domain-proof', everyWidth);
  await page.getByLabel('Code').fill(await codeFor(`sam@${domain}`));
  await page.getByRole('button', { name: 'Confirm domain' }).click();
  await expect(page.getByText(/Confirmed on .+, by an emailed code/)).toBeVisible();
  await expectAccessible(page, 'company-domains', everyWidth);

  const invitee = await browser.newContext({ reducedMotion: 'reduce' });
  const theirPage = await invitee.newPage();
  await theirPage.goto('/auth/register?as=company');
  await theirPage.getByRole('link', { name: 'Ask to join it' }).click();
  await theirPage.getByLabel('Your name').fill('Ada Moss');
  await theirPage.getByLabel('Email').fill(`ada@${domain}`);
  await theirPage.getByRole('button', { name: 'Ask to join' }).click();
  await expect(theirPage.getByRole('heading', { name: 'Wait for an email' })).toBeVisible();
  await theirPage.goto(await linkFor(`ada@${domain}`));
  await expect(theirPage.getByRole('heading', { name: 'Ask to join your company?' })).toBeVisible();
  await expectAccessible(theirPage, 'confirm-request', everyWidth);
  await theirPage.getByRole('button', { name: 'Ask the owners' }).click();
  await expect(
    theirPage.getByRole('heading', { name: 'The owners have been asked' }),
  ).toBeVisible();
  await invitee.close();

  await page.goto('/company/team');
  await page.getByLabel('Role for Ada Moss').selectOption('Recruiter');
  await expectAccessible(page, 'company-team-request', everyWidth);
  await page.getByRole('button', { name: 'Invite Ada Moss' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ada@${domain}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invited' })).toBeVisible();
});
