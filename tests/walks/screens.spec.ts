import { screens as companyScreens } from '../../src/islands/company/screens.ts';
import { screens as studentScreens } from '../../src/islands/student/screens.ts';
import { postProjects, signIn } from '../journeys/demo.ts';
import { everyWidth, expectAccessible } from '../journeys/looks.ts';
import { unknownCode } from '../journeys/outbox.ts';
import { expect, test } from '../product.ts';

/** Those whose states another file looks at, one by one, are looked at there. */
const screens = [
  { who: null, address: '/auth/login', shows: 'Login' },
  { who: null, address: '/auth/register', shows: 'Sign up' },
  { who: null, address: '/auth/forgot', shows: 'Forgot password?' },
  { who: null, address: '/auth/reset', shows: 'Enter the code' },
  { who: null, address: `/auth/reset#${unknownCode}`, shows: 'Set your password' },
  { who: null, address: '/auth/join', shows: 'Enter the code' },
  { who: null, address: '/auth/ask-to-join', shows: 'Ask to join' },
  { who: null, address: '/auth/confirm-request', shows: 'Enter the code' },
  {
    who: null,
    address: `/auth/confirm-request#${unknownCode}`,
    shows: 'Ask to join your company?',
  },
  { who: null, address: '/auth/confirm-address', shows: 'Enter the code' },
  {
    who: null,
    address: `/auth/confirm-address#${unknownCode}`,
    shows: 'Confirm your new email address',
  },
  { who: null, address: `/auth/keep-address#${unknownCode}`, shows: 'Keep your email address?' },
  { who: null, address: '/evaluate', shows: 'Evaluate a student’s work' },
  { who: null, address: `/evaluate#${unknownCode}`, shows: 'Evaluate a student’s work' },
  { who: 'student', address: '/student/searches', shows: 'Saved searches' },
  { who: 'student', address: '/student/work', shows: 'Work' },
  { who: 'student', address: '/student/conversations', shows: 'Conversations' },
  { who: 'student', address: '/student/portfolio', shows: 'My portfolio' },
  { who: 'student', address: '/student/calendar', shows: 'Calendar' },
  { who: 'student', address: '/student/settings', shows: 'Settings' },
  { who: 'company', address: '/company/post-project', shows: 'Post a project' },
  { who: 'company', address: '/company/project', shows: 'Project' },
  { who: 'company', address: '/company/applicants', shows: 'Applicants' },
  { who: 'company', address: '/company/team', shows: 'Team' },
  { who: 'company', address: '/company/work', shows: 'Work' },
  { who: 'company', address: '/company/conversations', shows: 'Conversations' },
  { who: 'company', address: '/company/calendar', shows: 'Calendar' },
  { who: 'company', address: '/company/notifications', shows: 'Notifications' },
  { who: 'company', address: '/company/settings', shows: 'Settings' },
  { who: 'admin', address: '/admin/work', shows: 'Work' },
  { who: 'admin', address: '/admin/settings', shows: 'Settings' },
] as const;

/** Each in every state it has: browsing, My Projects, profiles, notifications, the company's panel. */
const lookedAtElsewhere = [
  studentScreens.dashboard,
  studentScreens.myproject,
  studentScreens.profile,
  studentScreens.notifications,
  companyScreens['company-panel'],
  companyScreens.profile,
];

test('every screen of students and companies is looked at', () => {
  const looked = [...screens.map(({ address }) => address), ...lookedAtElsewhere];
  const all = [...Object.values(studentScreens), ...Object.values(companyScreens)];
  expect(looked).toEqual(expect.arrayContaining(all));
});

test.beforeAll(({ playwright, baseURL }) =>
  playwright.request.newContext({ baseURL }).then((request) => postProjects(request, ['Crane'])),
);

for (const { who, address, shows } of screens) {
  test(address, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    if (who) await signIn(context, who);
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: shows, level: 1 })).toBeVisible();
    // A page that listens for notifications never has an idle network.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, address.slice(1).replaceAll(/[/#]/g, '-'), everyWidth);
    await context.close();
  });
}
