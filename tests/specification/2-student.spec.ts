import { signIn, tokenOf } from '../journeys/demo.ts';
import { postProject } from '../journeys/project.ts';
import { expect, type Page, test } from '../product.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'student');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const nav = (page: Page) => page.getByRole('navigation', { name: 'Area' });

test('the empty path of the student area redirects to dashboard', async ({ page }) => {
  await page.goto('/student');
  await expect(page).toHaveURL('/student/dashboard');
});

test('the links are Browse Projects, My Projects, Profile and Notifications, plus Logout', async ({
  page,
}) => {
  await page.goto('/student/dashboard');
  await expect(nav(page).getByRole('link')).toHaveText([
    'Browse Projects',
    'My Projects',
    'Profile',
    /^Notifications/,
  ]);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const [name, address] of [
    ['My Projects', '/student/myproject'],
    ['Profile', '/student/profile'],
    ['Notifications', '/student/Notifications'],
    ['Browse Projects', '/student/dashboard'],
  ] as const) {
    await nav(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
});

test('My Projects shows cards with project title, company, message, resume link in a new tab, status badge and View', async ({
  page,
  request,
}) => {
  const title = `Applied to ${Date.now()}`;
  const pid = await postProject(request, { title });
  const headers = { authorization: `Bearer ${await tokenOf(request, 'student')}` };
  const { sId } = await (await request.get('/api/students/me', { headers })).json();
  await request.post('/api/RegProjects', {
    headers,
    data: {
      studentId: sId,
      projectId: pid,
      message: 'I have built two.',
      resumeLink: 'https://mina.example/cv',
    },
  });
  await page.goto('/student/myproject');
  const card = page.getByRole('article', { name: title });
  await expect(card.locator('.application-company')).not.toBeEmpty();
  await expect(card).toContainText('I have built two.');
  const resume = card.getByRole('link', { name: /^Resume/ });
  await expect(resume).toHaveAttribute('href', 'https://mina.example/cv');
  await expect(resume).toHaveAttribute('target', '_blank');
  await expect(resume).toHaveAttribute('rel', /noopener/);
  await expect(card.locator('.tag')).toHaveText('Under Review');
  await card.getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('My Profile shows the picture with its default, full name, email, engineering type, college year and university', async ({
  page,
}) => {
  await page.goto('/student/profile');
  await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'No picture yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible();
  for (const [term, value] of [
    ['Email', 'student@trestle.example'],
    ['Engineering type', 'Computer'],
    ['College year', 'Third'],
    ['University', 'University of Lindow'],
  ] as const)
    await expect(page.locator('dt', { hasText: term }).locator('+ dd')).toHaveText(value);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change Password' })).toBeVisible();
});

test('a profile image that is given is shown, and the default where it does not come', async ({
  page,
}) => {
  await page.route('**/api/students/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), profileImage: '/icon-512.png' } });
  });
  await page.goto('/student/profile');
  const image = page.getByRole('img', { name: 'Mina Okafor' });
  await expect(image).toHaveAttribute('src', '/icon-512.png');
  await page.route('**/icon-512.png', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('img', { name: 'No picture yet' })).toBeVisible();
});

test('Notifications are Project Approved, New Message and Update Reminder, each dismissible by a close button', async ({
  page,
}) => {
  await page.goto('/student/Notifications');
  const list = page.getByRole('list', { name: 'Open notifications' });
  await expect(list.getByRole('heading')).toHaveText([
    'Project Approved',
    'New Message',
    'Update Reminder',
  ]);
  for (const name of ['Project Approved', 'New Message', 'Update Reminder'])
    await expect(list.getByRole('button', { name: new RegExp(name) })).toBeVisible();
});
