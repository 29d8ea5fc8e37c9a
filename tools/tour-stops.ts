import type { Page } from '@playwright/test';

export type Guide = 'student' | 'company' | 'admin';

/** One picture of the tour. */
export interface Stop {
  /** The picture's name. */
  readonly name: string;
  /** Who is signed in; nobody is where it is left out. */
  readonly as?: Guide;
  readonly address: string;
  /** What is done there before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly phone?: true;
  readonly dark?: true;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).first().click();

/** Every screen, in the order a newcomer meets them. `{running}` and the like are filled in from the demo. */
export const stops: readonly Stop[] = [
  { name: 'home', address: '/home' },
  {
    name: 'services',
    address: '/home',
    act: (page) => page.locator('#services').scrollIntoViewIfNeeded(),
  },
  { name: 'home-phone', address: '/home', phone: true },
  { name: 'about', address: '/aboutus' },
  {
    name: 'contact',
    address: '/contactus',
    act: (page) => page.locator('.contact-form').evaluate((form) => form.scrollIntoView()),
  },
  { name: 'sign-in', address: '/auth/login' },
  { name: 'sign-up', address: '/auth/register' },

  {
    name: 'browse',
    as: 'student',
    address: '/student/dashboard',
    act: (page) => page.evaluate(() => window.scrollTo(0, 260)),
  },
  {
    name: 'browse-dark',
    as: 'student',
    address: '/student/dashboard?engineering=Computer',
    dark: true,
  },
  {
    name: 'browse-phone',
    as: 'student',
    address: '/student/dashboard?engineering=Computer&sort=fit',
    phone: true,
  },
  {
    name: 'project',
    as: 'student',
    address: '/student/dashboard?engineering=Computer&sort=fit',
    act: (page) =>
      page
        .getByRole('link', { name: /^Read more/ })
        .nth(1)
        .click(),
  },
  {
    name: 'apply',
    as: 'student',
    address: '/student/dashboard?engineering=Computer&sort=fit',
    act: (page) =>
      page
        .getByRole('button', { name: /^Register/, disabled: false })
        .first()
        .click(),
  },
  { name: 'my-projects', as: 'student', address: '/student/myproject' },
  { name: 'my-projects-phone', as: 'student', address: '/student/myproject', phone: true },
  { name: 'application', as: 'student', address: '/student/myproject', act: link(/^View/) },
  { name: 'order', as: 'student', address: '/student/myproject?view=order' },
  { name: 'profile', as: 'student', address: '/student/profile' },
  {
    name: 'profile-edit',
    as: 'student',
    address: '/student/profile',
    act: button('Edit Profile'),
  },
  { name: 'notifications', as: 'student', address: '/student/Notifications' },
  { name: 'settings', as: 'student', address: '/student/settings' },

  { name: 'company', as: 'company', address: '/company/company-panel' },
  { name: 'applicants', as: 'company', address: '/company/applicants?project={open}' },
  { name: 'running-project', as: 'company', address: '/company/project?project={running}' },
  { name: 'post', as: 'company', address: '/company/post-project' },
  { name: 'company-profile', as: 'company', address: '/company/profile' },

  { name: 'dashboard', as: 'admin', address: '/admin/dashboard' },
  { name: 'dashboard-dark', as: 'admin', address: '/admin/dashboard', dark: true },
  { name: 'students', as: 'admin', address: '/admin/manage-students' },
  { name: 'students-phone', as: 'admin', address: '/admin/manage-students', phone: true },
  {
    name: 'add-student',
    as: 'admin',
    address: '/admin/manage-students',
    act: button('Add Student'),
  },
  { name: 'edit-student', as: 'admin', address: '/admin/manage-students', act: button(/^Edit /) },
  { name: 'admins', as: 'admin', address: '/admin/manage-admin' },
  { name: 'companies', as: 'admin', address: '/admin/manage-company' },
  { name: 'projects', as: 'admin', address: '/admin/manage-project' },
  { name: 'update-status', as: 'admin', address: '/admin/update-status' },
  {
    name: 'assign',
    as: 'admin',
    address: '/admin/assign-students',
    act: async (page) => {
      await button('Propose')(page);
      await page.getByRole('button', { name: /^Publish/ }).waitFor({ timeout: 60_000 });
    },
  },
  { name: 'reports', as: 'admin', address: '/admin/reports' },
  { name: 'support', as: 'admin', address: '/admin/support' },
  { name: 'audit', as: 'admin', address: '/admin/audit' },
  {
    name: 'search',
    as: 'admin',
    address: '/admin/manage-project',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('bridge');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
];
