import { expect, type Page, test } from '../product.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const foot = (page: Page) => page.getByRole('contentinfo');

test('the empty path redirects to the public area, whose empty path redirects to home', async ({
  page,
}) => {
  for (const address of ['/', '/main', '/main/home']) {
    await page.goto(address);
    await expect(page).toHaveURL('/home');
  }
});

test('the areas are main, auth, admin, student and company', async ({ request }) => {
  for (const address of [
    '/main',
    '/auth/login',
    '/admin/dashboard',
    '/student/dashboard',
    '/company/company-panel',
  ])
    expect((await request.get(address)).status()).toBe(200);
});

test('auth, admin, student and company are loaded on demand: the home page asks for none of them', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /area|island|client\.|react/i.test(url))).toEqual([]);
});

test('the public routes are home, aboutus and contactus', async ({ page }) => {
  for (const [address, title] of [
    ['/home', /Trestle/],
    ['/aboutus', /About us/i],
    ['/contactus', /Contact us/i],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
  }
});

test('the navigation has Home, About Us, Contact Us and a Login button that goes to /auth/login', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(main(page).getByRole('link')).toHaveText([
    'Home',
    'About Us',
    'Contact Us',
    'Login',
  ]);
  await main(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('the footer has terms and privacy links, social links and copyright 2025', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(foot(page).getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(foot(page).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  for (const name of ['LinkedIn', 'GitHub', 'YouTube'])
    await expect(foot(page).getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  await expect(foot(page)).toContainText('© 2025');
});

test('the home page has a hero, services, project categories, calls to action, a team, purpose and mission', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.services-row > li').first()).toBeVisible();
  await expect(page.locator('.category h3')).toHaveText([
    'Computer',
    'Mechanical',
    'Civil',
    'Electrical',
  ]);
  const join = page.getByRole('region', { name: 'Join' });
  await expect(join.getByRole('link').first()).toHaveAttribute('href', '/auth/register');
  await expect(join.getByRole('link').last()).toHaveAttribute('href', '/auth/register?as=company');
  expect(await page.locator('.person').count()).toBeGreaterThan(2);
  const purpose = page.getByRole('region', { name: 'Purpose and mission' });
  await expect(purpose.getByRole('heading')).toHaveCount(2);
});

test('the contact page has a form with name, email, subject, message and a send button', async ({
  page,
}) => {
  await page.goto('/contactus');
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('the contact page shows phone, address and a map', async ({ page }) => {
  await page.goto('/contactus');
  const content = page.getByRole('main');
  await expect(content.locator('a[href^="tel:"]')).toHaveText('+44 161 496 0142');
  await expect(content.locator('address')).toContainText('Manchester');
  await expect(content.locator('.place svg').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the street map' })).toBeVisible();
});
