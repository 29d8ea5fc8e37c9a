import sharp from 'sharp';
import { expect, flow, type Page, test } from '../product.ts';
import { hold } from './hold.ts';
import { fill, press, tabTo } from './keyboard.ts';
import { everyWidth, expectAccessible } from './looks.ts';
import { aNewcomer, enterAs, type Newcomer } from './newcomer.ts';

const place = '/student/profile';
let mary: Newcomer;
test.beforeEach(async ({ context, request }) => {
  mary = await aNewcomer(request);
  await enterAs(context, mary);
});

const profile = (page: Page) => page.getByRole('region', { name: 'Profile' });
const suggestion = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
const photo = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

test('loading says so, a failure can be tried again', async ({ page }) => {
  const answers = await hold(page, '**/api/students/me', (route) => route.abort());
  await page.goto(place);
  await expect(page.getByText('Loading profile...')).toBeVisible();
  answers();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/api/students/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Mary Anning' })).toBeVisible();
});

test('an error that appears does not take a button away from under the pointer', async ({
  page,
}) => {
  await page.goto(place);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Add a link' }).hover();
  await page.mouse.down();
  await page.waitForTimeout(300);
  await page.mouse.up();
  await expect(page.getByLabel('Link 1', { exact: true })).toBeVisible();
});

test('is edited by keyboard alone, skills by suggestion and freely', async ({ page, request }) => {
  const [{ label }] = await (
    await request.get('/api/Skills?searchText=a', { headers: mary.headers })
  ).json();
  await page.goto(place);
  await press(page.getByRole('button', { name: 'Edit Profile' }));
  await expect(page.getByLabel('First name')).toBeFocused();
  await fill(page.getByLabel('Last name'), 'Anning-Lyell');
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly');

  const skills = page.getByRole('combobox', { name: 'Skills' });
  await tabTo(skills);
  await page.keyboard.type('a');
  await expect(suggestion(page)).toHaveText(label);
  await page.keyboard.press('ArrowDown');
  await expect(skills).toHaveAttribute('aria-activedescendant', 'skill-option-0');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Fossil casting, Surveying');
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('list', { name: 'Chosen skills' }).getByRole('listitem');
  await expect(chosen).toHaveText([label, 'Fossil casting', 'Surveying']);
  await page.keyboard.press('Backspace');
  await expect(chosen).toHaveCount(2);
  await page.keyboard.type('pyt');
  await page.keyboard.press('Enter');
  await expect(chosen.last()).toHaveText('Python');
  await page.keyboard.type('Varve counting');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Varve counting” is none of the skills in use here.')).toBeVisible();
  await expect(chosen).toHaveCount(4);

  await fill(page.getByLabel('Availability in days'), '45');
  await fill(page.getByLabel('About me'), 'I dig.\nAnd I draw.');
  await press(page.getByRole('button', { name: 'Add a link' }));
  await expect(page.getByLabel('Link 1', { exact: true })).toBeFocused();
  await page.keyboard.type('https://mary.example/finds');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  const name = page.getByRole('heading', { name: 'Mary Anning-Lyell' });
  await expect(name).toBeFocused();
  await page.reload();
  await expect(name).toBeVisible();
  for (const text of [label, 'Fossil casting', '45 days', 'And I draw.']) {
    await expect(profile(page)).toContainText(text);
  }
  await expect(page.getByRole('link', { name: /mary\.example/ })).toHaveAttribute(
    'rel',
    /noopener/,
  );
});

test('mistakes are told at their field and above; a failure and a reload lose nothing', async ({
  context,
  page,
}) => {
  await page.goto(place);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Link 1', { exact: true }).fill('mary');
  await page.getByLabel('Availability in days').fill('900');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'Check 3 fields' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Enter a full web address/ }).click();
  await expect(page.getByLabel('Link 1', { exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('https://mary.example');
  await page.getByLabel('First name').fill('Marianne');
  await page.getByLabel('Availability in days').fill('90');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Your entries are still here');
  await expect(page.getByLabel('First name')).toHaveValue('Marianne');
  await context.setOffline(false);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Marianne');
  await expect(page.getByLabel('Link 1', { exact: true })).toHaveValue('https://mary.example/');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Marianne');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Marianne Anning' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill('Nobody');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Marianne Anning' })).toBeVisible();
});

test(
  'a picture is looked at, sent with its progress, shown, replaced and removed',
  flow,
  async ({ page }) => {
    await page.goto(place);
    const file = page.getByLabel('Picture file');
    await file.setInputFiles({
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    });
    await expect(page.getByRole('alert')).toHaveText('Use a JPEG, PNG or WebP picture.');
    await file.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5_300_000),
    });
    await expect(page.getByRole('alert')).toContainText('larger than 5 MB');
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await expect(page.getByRole('alert')).toContainText('is not a readable picture');

    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await photo('#c43') });
    await expect(page.getByRole('img', { name: /^Preview/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use this picture' })).toBeFocused();
    const answers = await hold(page, '**/picture');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar', { name: 'Uploading your picture' })).toBeVisible();
    answers();
    const shown = page.getByRole('img', { name: 'Mary Anning' });
    await expect(shown).toHaveAttribute('src', /^\/api\/Pictures\/.+-256\.webp$/);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
    await page.unroute('**/picture');
    const first = await shown.getAttribute('src');

    const data = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'b.png', { type: 'image/png' }));
        return transfer;
      },
      [...(await photo('#269'))],
    );
    await page.locator('.picture').dispatchEvent('drop', { dataTransfer: data });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(shown).not.toHaveAttribute('src', first ?? '');
    await page.reload();
    await expect(shown).toBeVisible();

    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('img', { name: 'No picture yet' })).toBeVisible();
  },
);

test('a picture that does not get through can be sent again', async ({ page }) => {
  await page.goto(place);
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await photo('#c43') });
  await page.route('**/picture', (route) => route.abort());
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('alert')).toContainText('was not uploaded');
  await page.unroute('**/picture');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('img', { name: 'Mary Anning' })).toBeVisible();
});

test('without a finding at 360 and 1280', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await enterAs(context, mary);
  const page = await context.newPage();
  const answers = await hold(page, '**/api/students/me', (route) => route.abort());
  await page.goto(place);
  await expect(page.getByText('Loading profile...')).toBeVisible();
  await expectAccessible(page, 'profile-loading');
  answers();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'profile-failed');
  await page.unroute('**/api/students/me');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Mary Anning' })).toBeVisible();
  await expectAccessible(page, 'profile-empty');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('About me').fill('I dig, and I draw what I find. '.repeat(6));
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByLabel('Link 1', { exact: true }).fill('https://mary.example/finds');
  await page.getByRole('combobox', { name: 'Skills' }).fill('Surveying, Fossil casting,');
  await page.getByRole('combobox', { name: 'Skills' }).press('Enter');
  await page.getByRole('combobox', { name: 'Skills' }).fill('a');
  await expect(suggestion(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Skills' }).press('ArrowDown');
  await expectAccessible(page, 'profile-form');
  await page.getByRole('combobox', { name: 'Skills' }).fill('');
  await page.getByLabel('First name').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'One field' })).toBeFocused();
  await expectAccessible(page, 'profile-mistakes');
  await page.getByLabel('First name').fill('Mary');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Your entries are still here');
  await expectAccessible(page, 'profile-offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await photo('#c43') });
  await expect(page.getByRole('button', { name: 'Use this picture' })).toBeVisible();
  await expectAccessible(page, 'profile-chosen');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('img', { name: 'Mary Anning' })).toBeVisible();
  await expectAccessible(page, 'profile-full', everyWidth);
  await context.close();
});
