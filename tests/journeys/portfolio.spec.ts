import { expect, flow, type Page, test } from '../product.ts';
import { signIn, tokenOf } from './demo.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer } from './newcomer.ts';
import { turn } from './room.ts';

const proof = (page: Page) => page.getByRole('region', { name: 'Proof of this work' });
const earlier = (page: Page) => proof(page).getByText(/^Earlier credentials/);
const form = (page: Page) => page.getByRole('form', { name: 'Portfolio' });
const ownPage = (page: Page) => page.getByRole('region', { name: 'Your portfolio page' });
const says = (page: Page, words: string) => page.getByText(words, { exact: true });

const address = '/p/mina-okafor';
const save = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).click();

test(
  'what proves completed work is issued anew, shown on a page of one’s own, checked by a visitor, and revoked',
  flow,
  async ({ page, context, browser, request }) => {
    await signIn(context, 'student');
    const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

    await test.step('a student chooses what a credential shows, and sees it come', async () => {
      const headers = { authorization: `Bearer ${await tokenOf(request, 'student')}` };
      const works = await request.get('/api/Engagements?state=Completed', { headers });
      const [{ id }] = await works.json();
      await page.goto(`/student/work?engagement=${id}`);
      await expect(turn(page)).toHaveText(/says what your portfolio may show\.$/);
      await expect(page.getByRole('link', { name: 'your profile' })).toBeVisible();
      await page.getByRole('button', { name: 'See the proof' }).click();
      await expect(page.getByRole('heading', { name: 'Proof of this work' })).toBeFocused();
      await expect(earlier(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Choose what to show' }).click();
      await page.getByLabel('Your marks').uncheck();
      await page.getByLabel('Issue a new credential with it').check();
      await expectAccessible(page, 'proof-choosing', everyWidth);
      await page.getByRole('button', { name: 'Issue my credential' }).click();
      await expect(earlier(page)).toHaveText('Earlier credentials of this work (1)');
      await expectAccessible(page, 'proof-issued', everyWidth);
    });

    await test.step('while it is private, only the private link opens the portfolio', async () => {
      // It stood there already, and what is issued anew stands where the one before did.
      await proof(page).getByRole('link', { name: 'See it on your portfolio' }).click();
      await form(page).getByLabel('Only people with the private link').check();
      await save(page, 'Save and make it private');
      await expect(says(page, 'Your portfolio is private again.')).toBeVisible();
      await expectAccessible(page, 'portfolio-private', everyWidth);
      expect((await visitor.goto(address))?.status()).toBe(404);
      const seen = page.waitForEvent('popup');
      await ownPage(page).getByRole('link', { name: 'See it as others do' }).click();
      const preview = await seen;
      await expect(preview.getByText('Private: only people with this link')).toBeVisible();
      const link = preview.url();
      await ownPage(page).getByRole('button', { name: 'Withdraw the private link' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await visitor.goto(link))?.status()).toBe(404);
      await preview.close();
    });

    await test.step('an address that somebody else has is refused at its field', async () => {
      const { headers } = await aNewcomer(request);
      const data = {
        name: 'fish-passes',
        about: '',
        isPublished: false,
        isIndexed: false,
        showsContact: false,
      };
      await request.put('/api/Portfolio', { headers, data: { ...data, shown: [] } });
      await form(page).getByLabel('Address').fill('fish-passes');
      await save(page, 'Save');
      await expect(
        form(page).locator('#field-name-error', { hasText: 'Another portfolio has this address.' }),
      ).toBeVisible();
      await page.reload();
      await expect(form(page).getByLabel('Address')).toHaveValue('fish-passes');
      await form(page).getByLabel('Address').fill('mina-okafor');
    });

    await test.step('once published, a visitor without an account reads it and checks a credential', async () => {
      await form(page).getByLabel('Everybody').check();
      await form(page)
        .getByLabel(/^Keyboard-only audio/)
        .uncheck();
      await save(page, 'Save and publish');
      await expect(says(page, 'Your portfolio is published. Everybody can read it.')).toBeVisible();
      await visitor.goto(address);
      await expect(visitor.getByRole('article')).toHaveCount(1);
      await expectAccessible(visitor, 'portfolio-page', everyWidth);
      await visitor.getByRole('link', { name: 'Check the credential' }).click();
      await expect(
        visitor.getByRole('heading', { name: 'Valid signature. A demo: proves nothing.' }),
      ).toBeVisible();
    });

    await test.step('the profile lists what was completed with its outcome, and leads to the public page', async () => {
      await page.goto('/student/profile');
      const works = page.getByRole('region', { name: 'Completed work' }).getByRole('listitem');
      const hidden = works.filter({ hasText: 'Keyboard-only audio' });
      await expect(hidden).toContainText('Completed');
      const onPage = works.getByRole('link', { name: 'See it on your portfolio' });
      await expect(onPage).toHaveAttribute('href', new RegExp(`${address}$`));
      await expectAccessible(page, 'profile-completed', everyWidth);
      await hidden.getByRole('link', { name: 'Put it on your portfolio' }).click();
      await expect(proof(page).getByRole('link', { name: /^Put it on/ })).toBeVisible();
    });

    await test.step('the office revokes it with a reason, which the visitor reads', async () => {
      const office = await browser.newContext({ reducedMotion: 'reduce' });
      await signIn(office, 'admin');
      const desk = await office.newPage();
      await desk.goto('/admin/credentials');
      const row = desk.getByRole('list', { name: 'Credentials' }).getByRole('listitem').first();
      await row.getByRole('button', { name: /^Revoke/ }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Revoke it' }).click();
      await expect(dialog.getByText('Say why it is revoked.')).toBeVisible();
      await dialog.getByLabel('Why it is revoked').fill('The wrong project was named.');
      await dialog.getByRole('button', { name: 'Revoke it' }).click();
      await expect(row).toContainText('The wrong project was named.');
      await expect(row.getByRole('button')).toHaveCount(0);
      await visitor.reload();
      await expect(visitor.getByText('The wrong project was named.').first()).toBeVisible();
      await visitor.goto(address);
      await expect(visitor.getByText('Nothing is shown yet.')).toBeVisible();
      await desk.goto('/admin/audit');
      await expect(desk.getByRole('row').nth(1)).toContainText('Rule checker');
    });
  },
);
