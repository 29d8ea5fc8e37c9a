import { expect, type Page, test } from '@playwright/test';
import { signIn, tokenOf } from '../journeys/demo.ts';
import { dashboard, postProject } from '../journeys/project.ts';

test.beforeEach(async ({ context, page }) => {
  await signIn(context, 'student');
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const nav = (page: Page) => page.getByRole('navigation', { name: 'Area' });
const cards = (page: Page) => page.getByRole('article');
const widthOf = async (page: Page) =>
  (await page.getByRole('dialog').locator('.modal-content').boundingBox())?.width;

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

test('Browse Projects has a welcome hero, a search box by title and a filter of four engineering types', async ({
  page,
}) => {
  await page.goto('/student/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/, level: 1 })).toBeVisible();
  await expect(page.getByLabel('Search by title')).toBeVisible();
  const types = page.getByRole('radio');
  const names = await types.evaluateAll((radios) =>
    radios.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent?.trim()),
  );
  expect(names).toEqual(['All', 'Mechanical', 'Electrical', 'Computer', 'Civil']);
});

test('the paginator offers page sizes 3, 6 and 9, and 6 by default', async ({ page }) => {
  await page.goto('/student/dashboard');
  const sizes = page.getByLabel('Items per page');
  await expect(sizes.getByRole('option')).toHaveText(['3', '6', '9']);
  await expect(sizes).toHaveValue('6');
  await expect(cards(page)).toHaveCount(6);
  for (const size of [9, 3]) {
    await sizes.selectOption(String(size));
    await expect(cards(page)).toHaveCount(size);
  }
});

test('every change to the search text or filter refetches the list', async ({ page }) => {
  await page.goto('/student/dashboard');
  await expect(cards(page)).toHaveCount(6);
  const asked = (name: string, value: string) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === '/api/Projects' && searchParams.get(name) === value;
    });
  const typed = [asked('searchText', 'br'), asked('searchText', 'bri')];
  await page.getByLabel('Search by title').pressSequentially('bri', { delay: 60 });
  await Promise.all(typed);
  const chosen = asked('engineering', 'Civil');
  await page.getByRole('radio', { name: 'Civil' }).check();
  await chosen;
});

test('each card shows title, company, a status tag and a description cut to 100 characters with Read more', async ({
  page,
  request,
}) => {
  const description = 'Twenty letters here. '.repeat(8).trim();
  const title = `Cut short ${Date.now()}`;
  await postProject(request, { title, description });
  await page.goto(dashboard({ search: title }));
  const card = page.getByRole('article', { name: title });
  await expect(card.locator('.project-company')).not.toBeEmpty();
  await expect(card.locator('.tag')).toHaveText('pending');
  await expect(card).toContainText(`${description.slice(0, 100).trimEnd()}…`);
  await expect(card).not.toContainText(description.slice(0, 110));
  await expect(card.getByRole('link', { name: /^Read more/ })).toBeVisible();
});

test('Read more opens a 600px dialog with title, full description, link, skills as tags, type, duration in days and location', async ({
  page,
  request,
}) => {
  const title = `In full ${Date.now()}`;
  const description = 'Twenty letters here. '.repeat(8).trim();
  await postProject(request, {
    title,
    description,
    projectLink: 'https://works.example/brief',
    skills: 'CAD,  Surveying , GIS',
    duration: 21,
    location: 'Leeds',
    engineeringType: 'Civil',
  });
  await page.goto(dashboard({ search: title }));
  await page.getByRole('link', { name: /^Read more/ }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  expect(await widthOf(page)).toBe(600);
  for (const text of [description, 'Civil', '21 days', 'Leeds'])
    await expect(dialog).toContainText(text);
  await expect(dialog.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'CAD',
    'Surveying',
    'GIS',
  ]);
  await expect(dialog.getByRole('link', { name: /works\.example/ })).toHaveAttribute(
    'href',
    'https://works.example/brief',
  );
});

test('cards with status Completed are hidden', async ({ page }) => {
  await page.route(/\/api\/Projects\?/, async (route) => {
    const answer = await route.fetch();
    const rows = await answer.json();
    rows[0].status = 'Completed';
    await route.fulfill({ json: rows.slice(0, 3) });
  });
  await page.goto('/student/dashboard');
  await expect(cards(page)).toHaveCount(2);
});

test('Register opens the apply dialog, 500px wide', async ({ page, request }) => {
  const title = `To apply ${Date.now()}`;
  await postProject(request, { title });
  await page.goto(dashboard({ search: title }));
  await page.getByRole('button', { name: /^Register/ }).click();
  await expect(page.getByRole('dialog', { name: 'Apply' })).toBeVisible();
  expect(await widthOf(page)).toBe(500);
});

test('Register is disabled unless the status is pending', async ({ page }) => {
  await page.route(/\/api\/Projects\?/, async (route) => {
    const answer = await route.fetch();
    const [first] = await answer.json();
    const rows = ['pending', 'In Progress', 'active', 'closed'].map((status, at) => ({
      ...first,
      pid: 9000 + at,
      title: `It is ${status}`,
      status,
      applied: false,
      deadline: null,
      places: 1,
      placesTaken: 0,
    }));
    await route.fulfill({ json: rows });
  });
  await page.goto('/student/dashboard');
  const register = (status: string) =>
    page.getByRole('article', { name: `It is ${status}` }).getByRole('button');
  await expect(register('pending')).toBeEnabled();
  for (const status of ['In Progress', 'active', 'closed'])
    await expect(register(status)).toBeDisabled();
});

test('status tags have styles for active, closed and pending', async ({ page }) => {
  await page.goto('/student/dashboard');
  await expect(cards(page).first()).toBeVisible();
  const colours = await page.evaluate(() =>
    ['active', 'closed', 'pending', 'of-no-style'].map((status) => {
      const tag = document.createElement('span');
      tag.className = `tag tag-${status}`;
      document.querySelector('main')?.append(tag);
      const { color, backgroundColor } = getComputedStyle(tag);
      return `${color} on ${backgroundColor}`;
    }),
  );
  expect(new Set(colours).size).toBe(4);
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

test('‘Loading profile...’ shows while loading', async ({ page }) => {
  let answers = () => {};
  const held = new Promise<void>((resolve) => {
    answers = resolve;
  });
  await page.route('**/api/students/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/student/profile');
  await expect(page.getByText('Loading profile...', { exact: true })).toBeVisible();
  answers();
  await expect(page.getByText('Loading profile...')).toBeHidden();
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

test('the last notification dismissed leaves ‘No new notifications’', async ({ page }) => {
  const one = { id: 1, title: 'Update Reminder', message: 'Soon.', kind: 'programme', link: '' };
  await page.route(/\/api\/Notifications\/?$/, (route) =>
    route.fulfill({ json: [{ ...one, date: new Date().toISOString() }] }),
  );
  await page.route(/\/api\/Notifications\/(stream|1)$/, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ body: 'Dismissed.' }) : route.abort(),
  );
  await page.goto('/student/Notifications');
  await page.getByRole('button', { name: /Update Reminder/ }).click();
  await expect(page.getByText('No new notifications', { exact: true })).toBeVisible();
});
