import type { BrowserContext, Page } from '@playwright/test';
import { changesSomething } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { adminTables, plant } from '../journeys/admin-rows.ts';
import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { aStudentSeen, signIn, tokenOf } from '../journeys/demo.ts';
import { aNewcomer, enterAs } from '../journeys/newcomer.ts';
import { expect, test } from '../product.ts';
import { rooms } from './rooms-by-step.ts';

/**
 * A double click is one press made in haste. On every button of the busiest screens of an area it does at most what the
 * first click does: what comes under the pointer then stays as it is, and what the first click asks is not answered by
 * the second. All buttons are the kit's own: what holds for these holds for the others.
 */

// What moves under the pointer is what a second click may meet.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Whose calls change nothing, whatever their method. */
const readingPaths = new Set(
  Object.values(endpoints)
    .filter((endpoint) => !changesSomething(endpoint))
    .map(({ path }) => `/api${path}`),
);

/** Ends the session of the test, and leads out of the area. */
const leadsOut = /^Log ?out/;

interface Done {
  readonly calls: string[];
  /** The dialogs that opened, by their titles. */
  readonly opened: string[];
}

/** Keeps track of the dialogs that open. */
const watchDialogs = (page: Page) =>
  page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('[role="dialog"]')) {
        const title = dialog.querySelector('.modal-title')?.textContent;
        if (seen.has(dialog) || !title) continue;
        seen.add(dialog);
        opened.push(title);
      }
    }).observe(document, { childList: true, subtree: true });
  });

async function loaded(page: Page) {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .placeholder-glow')).toHaveCount(0);
  await expect(page.getByText(/^Loading\b/)).toHaveCount(0);
}

const pressable = 'button:visible:enabled:not([aria-disabled="true"])';

/** What is under a dialog cannot be pressed. */
const buttonsOf = (page: Page) =>
  page.locator(`body:not(:has([role="dialog"])) ${pressable}, [role="dialog"] ${pressable}`);

/** Every button of a screen that is named differently, and whether it belongs to the frame around all screens of its area. */
async function namesOn(page: Page): Promise<{ name: string; isFrame: boolean }[]> {
  const named = await buttonsOf(page).evaluateAll((buttons) =>
    buttons.map((one) => ({
      name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
      isFrame: !one.closest('main, [role="dialog"]'),
    })),
  );
  const first = new Map(named.toReversed().map((one) => [one.name, one]));
  return [...first.values()].reverse().filter(({ name }) => name !== '' && !leadsOut.test(name));
}

/** All that a press may have changed on a screen, and what it keeps for the next. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const attributes = [...document.querySelectorAll('html, button, [aria-expanded]')].map((one) =>
      [...one.attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
    );
    const fields = [...document.querySelectorAll('input, select, textarea')] as HTMLInputElement[];
    const said = fields.map(({ value, checked }) => `${value} ${checked}`);
    const kept = JSON.stringify(localStorage) + JSON.stringify(sessionStorage);
    return [location.href, document.body.innerText, ...attributes, ...said, kept].join('\n');
  });

async function doubleClick(page: Page, name: string): Promise<Done | null> {
  const before = await page.evaluate(() => (window as unknown as Done).opened.length);
  const label = buttonsOf(page).and(page.locator(`[aria-label="${name}"]`));
  const text = buttonsOf(page).filter({ hasText: name });
  const button = ((await label.count()) ? label : text).first();
  // An earlier press on this screen has taken it away.
  const isThere = await button.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAct = request.method() !== 'GET' && !readingPaths.has(pathname);
    // A notification is read by itself while what it tells of stands on the screen: no act of this press.
    const isReadBeside = /^\/api\/Notifications\/\d+$/.test(pathname) && !/^Dismiss/.test(name);
    if (isReadBeside) return;
    if (pathname.startsWith('/api/') && isAct)
      calls.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`);
  });
  await button.scrollIntoViewIfNeeded();
  await button.dblclick({ timeout: 5000 });
  await page.waitForTimeout(400);
  page.removeAllListeners('request');
  const opened = await page.evaluate(() => (window as unknown as Done).opened);
  return { calls: [...new Set(calls)], opened: opened.slice(before) };
}

/**
 * Presses every button of every screen, those of the area's frame on the first only. A screen is opened anew where the
 * press before changed or opened something.
 * @param pressed what has been pressed in this area; what it holds is not pressed again
 * @param menu the button whose menu is meant, in place of what it stands on
 */
async function expectOneAct(
  page: Page,
  addresses: readonly string[],
  pressed = new Set<string>(),
  menu?: string,
) {
  await watchDialogs(page);
  const open = async (address: string) => {
    await page.goto(address);
    await loaded(page);
    if (address.includes('application=')) await expect(page.getByRole('dialog')).toBeVisible();
    if (menu) await buttonsOf(page).filter({ hasText: menu }).first().click();
  };
  for (const address of addresses) {
    await open(address);
    // What is read last may bring buttons too.
    let before = '';
    await expect(async () => {
      before = await stateOf(page);
      await page.waitForTimeout(500);
      expect(await stateOf(page)).toBe(before);
    }).toPass();
    for (const { name, isFrame } of await namesOn(page)) {
      const button = isFrame ? name : `${name} on ${address}`;
      if (pressed.has(button)) continue;
      pressed.add(button);
      await test.step(`${name} on ${address}`, async () => {
        if ((await stateOf(page)) !== before) {
          await open(address);
          before = await stateOf(page);
        }
        // A press before may show what it did only now, and take the button away.
        const done = await doubleClick(page, name).catch(async () => {
          await open(address);
          before = await stateOf(page);
          return doubleClick(page, name);
        });
        if (!done) return;
        const what = `${name} on ${address}`;
        expect(done.calls.length, `${what}: ${done.calls.join(', ')}`).toBeLessThanOrEqual(1);
        expect(done.opened.length, `${what}: ${done.opened.join(', ')}`).toBeLessThanOrEqual(1);
        // What was asked for may still be on its way, and show later.
        if (done.calls.length > 0) before = 'changed';
        const [asked] = done.opened;
        if (!asked) return;
        expect(done.calls, `${what}: answered in the same breath`).toEqual([]);
        await expect(page.getByRole('dialog', { name: asked }), what).toBeVisible();
      });
    }
  }
}

test('a company’s', async ({ page, request }) => {
  test.setTimeout(900_000);
  const company = await aCompany(request);
  const { headers } = company;
  const pid = await aProject(request, headers, { places: 4 });
  const move = async (id: number, event: string, by = headers) => {
    const answer = await request.put(`/api/RegProjects/${id}/status`, {
      headers: by,
      data: { event },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  for (const events of [[], ['shortlist'], ['offer'], ['offer', 'accept']]) {
    const student = await aNewcomer(request);
    const id = await applies(request, student, pid);
    for (const event of events)
      await move(id, event, event === 'accept' ? student.headers : headers);
  }
  await request.put(`/api/Projects/${pid}/status`, { headers, data: { status: 'In Progress' } });
  await request.post('/api/StatusUpdates', {
    headers,
    data: { projectTitle: 'x', projectId: pid, title: 'Initial Review', remarks: 'Measured.' },
  });
  const first = await aProject(request, headers, { title: 'A weir for two', places: 2 });
  const application = await applies(request, await aNewcomer(request), first);
  await applies(request, await aNewcomer(request), first);
  await keepToken(page, company.token);
  await expectOneAct(page, [
    `/company/applicants?project=${pid}`,
    `/company/applicants?project=${first}&application=${application}`,
  ]);
});

/** A student with an application in every state that leaves something to do. */
async function aBusyStudent(context: BrowserContext, page: Page) {
  const { request } = context;
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const ids: number[] = [];
  for (const title of ['A crane', 'A pump', 'A kiln', 'A lock'])
    ids.push(
      await applies(
        request,
        student,
        await aProject(request, company.headers, { title, places: 3 }),
      ),
    );
  const [, offered, accepted, ended] = ids as [number, number, number, number];
  const move = (
    id: number,
    event: string,
    { headers }: { headers: Record<string, string> },
    more = {},
  ) => request.put(`/api/RegProjects/${id}/status`, { headers, data: { event, ...more } });
  for (const id of [offered, accepted, ended]) await move(id, 'offer', company);
  for (const id of [accepted, ended]) await move(id, 'accept', student);
  await move(ended, 'end', company, { reason: 'agreed' });
  await enterAs(context, student);
  await page.goto('/student/myproject');
  return { offered };
}

test('a student’s', async ({ page, context }) => {
  test.setTimeout(900_000);
  const { offered } = await aBusyStudent(context, page);
  await expectOneAct(page, ['/student/myproject', `/student/myproject?application=${offered}`]);
});

test('an admin’s', async ({ page, context }) => {
  test.setTimeout(900_000);
  const { request } = context;
  const token = await signIn(context, 'admin');
  const headers = { authorization: `Bearer ${token}` };
  const company = await aCompany(request);
  const pid = await aProject(request, company.headers);
  await applies(request, await aNewcomer(request), pid);
  const run = await request.post('/api/Assignments', {
    headers,
    data: { scope: { projectIds: [pid] } },
  });
  const { id } = await run.json();
  const rows: string[] = [];
  for (const table of adminTables.slice(0, 1)) {
    const mark = await plant(request, table);
    rows.push(`/admin/${table.screen}?search=${mark}%20A`);
  }
  const pressed = new Set<string>();
  const screens = ['/admin/dashboard', ...rows, `/admin/assign-students?run=${id}`];
  await expectOneAct(page, screens, pressed);
  await expectOneAct(page, rows, pressed, 'More actions');
});

test('somebody’s at a university', async ({ page, context }) => {
  test.setTimeout(900_000);
  await signIn(context, 'faculty');
  const record = `/faculty/student?student=${await aStudentSeen(context.request)}`;
  await expectOneAct(page, [record]);
});

test('in the work: each side’s and the office’s', async ({ browser, request }) => {
  test.setTimeout(900_000);
  const company = await aCompany(request);
  const student = await aNewcomer(request);
  const { toDeliver, toReview } = await rooms(request, company, student);
  for (const [area, token, engagement] of [
    ['company', company.token, toReview],
    ['student', student.token, toDeliver],
    ['admin', await tokenOf(request, 'admin'), toReview],
  ] as const) {
    const page = await browser.newPage();
    await keepToken(page, token);
    await expectOneAct(page, [`/${area}/work?engagement=${engagement}`]);
    await page.close();
  }
});
