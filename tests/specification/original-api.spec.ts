import type { Server } from 'node:http';
import { watch } from '../journeys/keyboard.ts';
import { serveFiles } from '../journeys/site-files.ts';
import { sites } from '../prepare.ts';
import { expect, type Page, test } from '../product.ts';
import { type Heard, originalApi } from './stand-in.ts';

// The last file of all, and a long one: its tests are spread over the workers.
test.describe.configure({ mode: 'parallel' });

/** The site as it is built for the original API, and as it is built for our own. */
const builds = { sample: sites.sample, server: sites.own };

for (const [build, folder] of Object.entries(builds)) {
  test.describe(`against the original API, the site built for ${build}`, () => {
    let site: { origin: string; server: Server };
    let api: ReturnType<typeof originalApi>;
    let complaints: string[];

    test.beforeEach(async ({ context }) => {
      api = originalApi();
      site = await serveFiles(folder, api.listener);
      complaints = watch(context);
    });
    test.afterEach(() => {
      site.server.closeAllConnections();
      site.server.close();
      // An old server's 404 is a line of the browser's own; what breaks in the page is another.
      expect(complaints.filter((line) => !/status of 40[14]/.test(line))).toEqual([]);
    });

    const sent = (method: string, path: string): Heard | undefined =>
      api.heard.findLast((call) => call.method === method && call.path === path);

    async function signIn(
      page: Page,
      name: 'asha@student' | 'admin@team',
      password = 'Password-1',
    ) {
      await page.goto(`${site.origin}/auth/login`);
      await page.getByLabel('Email').fill(`${name}.example`);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
    }

    async function enter(page: Page, name: 'asha@student' | 'admin@team', address: string) {
      await signIn(page, name);
      await expect(page).not.toHaveURL(/login/);
      await page.goto(`${site.origin}${address}`);
    }

    test('sign-in: the token is kept, the role leads, a refusal shows the server’s words', async ({
      page,
    }) => {
      await signIn(page, 'asha@student', 'not-this-one');
      await expect(page.getByRole('alert')).toHaveText('Invalid credentials.');
      await signIn(page, 'asha@student');
      await expect(page).toHaveURL(`${site.origin}/student/dashboard`);
      expect(sent('POST', '/auth/login')?.body).toEqual({
        email: 'asha@student.example',
        password: 'Password-1',
      });
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(`${site.origin}/auth/login`);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });

    test('browse: the list comes by search text and type, and is paged in the page', async ({
      page,
    }) => {
      await enter(page, 'asha@student', '/student/dashboard');
      await expect(page.getByRole('heading', { name: 'Welcome, Asha' })).toBeVisible();
      const cards = page.getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText([
        'Footbridge',
        'Gearbox',
        'Running mill',
      ]);
      await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|null/);
      await expect(page.getByRole('button', { name: 'Register for Running mill' })).toBeDisabled();
      await page.getByRole('radio', { name: 'Mechanical' }).check();
      await expect(cards.getByRole('heading')).toHaveText(['Gearbox']);
      await page.getByRole('link', { name: /^Read more/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Gearbox' });
      await expect(dialog).toContainText('30 days');
      await expect(dialog).not.toContainText(/undefined|NaN|null/);
    });

    test('apply and My Projects: one application goes out and is listed', async ({ page }) => {
      await enter(page, 'asha@student', '/student/dashboard');
      await page.getByRole('button', { name: 'Register for Footbridge' }).click();
      await page.getByLabel('Message').fill('I have built two.');
      await page.getByRole('button', { name: 'Submit application' }).click();
      await expect(page.getByText('Application submitted successfully!')).toBeVisible();
      const application = sent('POST', '/regprojects');
      expect(application?.bearer).not.toBeNull();
      expect(application?.body).toEqual({
        applicationId: 0,
        studentId: 3,
        projectId: 1,
        status: 'Under Review',
        message: 'I have built two.',
        resumeLink: '',
        appliedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
      await page.getByRole('link', { name: 'My Projects' }).click();
      const card = page.getByRole('article', { name: 'River gauge' });
      await expect(card.locator('.tag')).toHaveText('Approved');
      await expect(page.getByRole('article', { name: 'Footbridge' })).toContainText('Under Review');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('main')).not.toContainText(
        /undefined|NaN|null|connection is lost/,
      );
      await card.getByRole('link', { name: /^View/ }).click();
      await expect(page.getByRole('dialog', { name: 'River gauge' })).toContainText(
        'I know the river.',
      );
    });

    test('profile: shown, edited as the full student, and kept', async ({ page }) => {
      await enter(page, 'asha@student', '/student/profile');
      const profile = page.getByRole('region', { name: 'Profile' });
      await expect(profile).toContainText('Asha Rao');
      await expect(profile).not.toContainText(/undefined|NaN|null/);
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await page.getByLabel('University').fill('Leeds');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Your profile is saved.')).toBeVisible();
      await expect(profile).toContainText('Leeds');
      expect(sent('PUT', '/students/3')?.body).toMatchObject({
        sId: 3,
        firstName: 'Asha',
        university: 'Leeds',
        profileImage: null,
      });
    });

    test('Notifications: none, and nothing that looks like a fault', async ({ page }) => {
      await enter(page, 'asha@student', '/student/Notifications');
      await expect(page.getByText('No new notifications')).toBeVisible();
      await page.waitForTimeout(1500);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('The connection is lost.')).toHaveCount(0);
    });

    test('Manage Students: lists, searches, adds, edits and deletes', async ({ page }) => {
      await enter(page, 'admin@team', '/admin/manage-students');
      const rows = page.getByRole('table').locator('tbody tr');
      await expect(rows).toHaveCount(2);
      await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|null/);
      await page.getByRole('button', { name: 'Add Student', exact: true }).click();
      const dialog = page.getByRole('dialog');
      for (const [label, text] of [
        ['First name', 'Hedy'],
        ['Last name', 'Lamarr'],
        ['Email', 'hedy@student.example'],
        ['University', 'Vienna'],
      ] as const)
        await dialog.getByLabel(label).fill(text);
      await dialog.getByLabel('Engineering type').selectOption('Electrical');
      await dialog.getByLabel('College year').selectOption('Final');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(rows).toHaveCount(3);
      expect(sent('POST', '/students/add')?.body).toEqual({
        firstName: 'Hedy',
        lastName: 'Lamarr',
        email: 'hedy@student.example',
        engineeringType: 'Electrical',
        collegeYear: 'Final',
        university: 'Vienna',
      });
      await page.getByRole('button', { name: 'Edit Ben Rao', exact: true }).click();
      await dialog.getByLabel('University').fill('Mumbai');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('row', { name: 'Ben Rao' })).toContainText('Mumbai');
      await expect
        .poll(() => sent('PUT', '/students/4')?.body)
        .toEqual({
          sId: 4,
          firstName: 'Ben',
          lastName: 'Rao',
          email: 'ben@student.example',
          engineeringType: 'Civil',
          collegeYear: 'Third',
          university: 'Mumbai',
          profileImage: null,
        });
      await page.getByRole('searchbox').first().fill('hedy');
      await expect(rows).toHaveCount(1);
      await page.getByRole('button', { name: 'Delete Hedy Lamarr', exact: true }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => sent('DELETE', '/students/5')).toBeTruthy();
    });

    test('contact: the message goes out with its five fields', async ({ page }) => {
      await page.goto(`${site.origin}/contactus`);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      for (const label of ['Name', 'Subject', 'Message'])
        await page.getByLabel(label, { exact: true }).fill('A footbridge');
      await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('status')).toHaveText('Message sent successfully!');
      expect(sent('POST', '/contactus')?.body).toEqual({
        Id: 0,
        Name: 'A footbridge',
        Email: 'ada@example.org',
        Subject: 'A footbridge',
        Message: 'A footbridge',
      });
    });
  });
}
