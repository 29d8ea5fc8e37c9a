import type { Browser } from '@playwright/test';
import { screens as adminScreens } from '../../src/islands/admin/screens.ts';
import { screens as companyScreens } from '../../src/islands/company/screens.ts';
import { screens as facultyScreens } from '../../src/islands/faculty/screens.ts';
import { screens as studentScreens } from '../../src/islands/student/screens.ts';
import { looks } from '../journeys/admin-dialog.ts';
import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { aStudentSeen, tokenOf } from '../journeys/demo.ts';
import { aNewcomer } from '../journeys/newcomer.ts';
import { unknownCode } from '../journeys/outbox.ts';
import { writingOf } from '../journeys/room.ts';
import { expect, type Page, test } from '../product.ts';
import { expectQuietScreen } from './calls.ts';
import { aRoomSeen, type Rooms, roomDialogs, rooms } from './rooms-by-step.ts';
import { smallTargets, spillingWords } from './targets.ts';

type Area = { token: string | null; addresses: readonly string[] };
let work: Rooms;
let areas: Readonly<Record<'student' | 'company' | 'admin' | 'faculty', Area>>;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const company = await aCompany(request);
  const { id } = await (await request.get('/api/Companies/me', company)).json();
  const student = await aNewcomer(request);
  const pid = await aProject(request, company.headers);
  const application = await applies(request, student, pid);
  work = await rooms(request, company, student);
  const inWork = (screen: string) => Object.values(work).map((id) => `${screen}?engagement=${id}`);
  areas = {
    student: {
      token: student.token,
      addresses: [
        ...Object.values(studentScreens),
        `${studentScreens.dashboard}?project=${pid}`,
        `${studentScreens.dashboard}?saved=true&search=bridge`,
        `${studentScreens.myproject}?application=${application}`,
        `${studentScreens.myproject}?view=order`,
        `${studentScreens.conversations}?conversation=${application}`,
        ...inWork(studentScreens.work),
      ],
    },
    company: {
      token: company.token,
      addresses: [
        ...Object.values(companyScreens),
        `${companyScreens.project}?project=${pid}`,
        `${companyScreens['post-project']}?edit=${pid}`,
        `${companyScreens.applicants}?project=${pid}`,
        `${companyScreens.applicants}?project=${pid}&application=${application}`,
        `${companyScreens.applicants}?project=${pid}&view=ranking`,
        `${companyScreens.conversations}?conversation=${application}`,
        ...inWork(companyScreens.work),
      ],
    },
    admin: {
      token: await tokenOf(request, 'admin'),
      addresses: [
        ...Object.values(adminScreens),
        `${adminScreens['manage-students']}?university=1`,
        `${adminScreens.universities}?view=none`,
        `${adminScreens.student}?student=${student.sId}`,
        `${adminScreens.company}?company=${id}`,
        `${adminScreens.project}?project=${pid}`,
        `${adminScreens.work}?state=Completed`,
        ...inWork(adminScreens.work),
      ],
    },
    faculty: {
      token: await tokenOf(request, 'faculty'),
      addresses: [
        ...Object.values(facultyScreens),
        `${facultyScreens.students}?standing=Working`,
        `${facultyScreens.student}?student=${await aStudentSeen(request)}`,
        `${facultyScreens.work}?engagement=${await aRoomSeen(request)}`,
      ],
    },
  };
});

async function onPhone(browser: Browser, area: Area, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 740 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  if (area.token) await keepToken(page, area.token);
  return page;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await stands(page);
}

async function stands(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(),
  ).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const name of ['student', 'company', 'admin', 'faculty'] as const) {
  test(`every screen of the ${name} area opens with few calls, and a finger meets at least 44 px by 44`, async ({
    browser,
  }) => {
    const area = areas[name];
    const page = await onPhone(browser, area, 360);
    // Admins hear of whatever anybody changes, and read it anew: here of nothing, as others work meanwhile.
    if (name === 'admin') await page.route('**/api/Notifications/stream', () => {});
    for (const address of area.addresses) {
      await expectQuietScreen(page, address);
      await stands(page);
      expect.soft(await smallTargets(page), address).toEqual([]);
      expect.soft(await spillingWords(page), address).toEqual([]);
    }
    await page.close();
  });

  test(`at 320 px the head of the ${name} area shows all it offers`, async ({ browser }) => {
    const area = areas[name];
    const page = await onPhone(browser, area, 320);
    await open(page, area.addresses[0]!);
    const head = page.getByRole('banner');
    for (const offer of await head.getByRole('link').or(head.getByRole('button')).all()) {
      const box = (await offer.boundingBox())!;
      const label = await offer.innerText();
      expect.soft(box.x, label).toBeGreaterThanOrEqual(0);
      expect.soft(box.x + box.width, label).toBeLessThanOrEqual(320);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.close();
  });
}

test('a finger meets at least 44 px by 44 in every dialog of a room', async ({ browser }) => {
  for (const name of ['company', 'student', 'admin'] as const) {
    const page = await onPhone(browser, areas[name], 320);
    for (const [, room, press] of roomDialogs.filter(([area]) => area === name)) {
      await open(page, `/${name}/work?engagement=${work[room]}`);
      await page.getByRole('button', { name: press }).first().click();
      await expect(writingOf(page)).toBeVisible();
      expect.soft(await smallTargets(page), press).toEqual([]);
      expect.soft(await spillingWords(page), press).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), press).toBe(320);
    }
    await page.close();
  }
});

/** The first act of each side of a room, by what is next there; null where the other side is waited for. */
const firstActs: Readonly<
  Record<keyof Rooms, readonly [student: string | null, company: string | null]>
> = {
  noPlan: [null, 'Propose a plan'],
  toAnswer: ['Read the plan and answer', null],
  toDeliver: ['Hand in “Survey”', null],
  toReview: [null, 'Review “Survey”'],
  toObject: [null, 'Review “Concept”'],
  toChange: ['Change “Survey” and hand it in again', null],
  toHelp: [null, 'Answer'],
  toEvaluate: ['Write your evaluation', 'Write your evaluation'],
  completed: ['Choose what to show', null],
};

for (const [at, side] of (['student', 'company'] as const).entries())
  test(`on a phone a ${side} finds the first act of a room on its first screen, and its history within three`, async ({
    browser,
  }) => {
    const page = await onPhone(browser, areas[side], 360);
    for (const [step, names] of Object.entries(firstActs)) {
      const screen = side === 'student' ? studentScreens.work : companyScreens.work;
      await open(page, `${screen}?engagement=${work[step as keyof Rooms]}`);
      const history = page.getByRole('heading', { name: 'History' });
      await expect(history).toBeVisible();
      const name = names[at];
      if (name) {
        const first = page.getByRole('button', { name }).first();
        await expect(first).toBeVisible();
        const { y, height } = (await first.boundingBox())!;
        expect.soft(y + height, step).toBeLessThanOrEqual(740);
      }
      expect.soft((await history.boundingBox())!.y, step).toBeLessThanOrEqual(3 * 740);
    }
    await page.close();
  });

const doors = [
  'login',
  'register',
  'forgot',
  'reset',
  `reset#${unknownCode}`,
  'join',
  'ask-to-join',
  `confirm-request#${unknownCode}`,
  `confirm-address#${unknownCode}`,
  `keep-address#${unknownCode}`,
]
  .map((door) => `/auth/${door}`)
  .concat('/evaluate');

test('a finger meets at least 44 px by 44 at every door', async ({ browser }) => {
  const page = await onPhone(browser, { token: null, addresses: doors }, 360);
  for (const address of doors) {
    await open(page, address);
    expect.soft(await smallTargets(page), address).toEqual([]);
  }
  await page.close();
});

test('a finger meets at least 44 px by 44 in every dialog of the admin’s tables', async ({
  browser,
}) => {
  const page = await onPhone(browser, areas.admin, 360);
  for (const { screen, dialogs } of looks)
    for (const [at, press] of dialogs.entries()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, adminScreens[screen]);
      await press(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await smallTargets(page), `${screen}, dialog ${at + 1}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  await page.close();
});
