import { aNewcomer, enterAs, somethingHappens } from '../journeys/newcomer.ts';
import { aRoom } from '../journeys/room.ts';
import { expect, type Page, test } from '../product.ts';

const toast = (page: Page) => page.locator('.toast').first();

/** Toasts that are there stay: the page's clock stands still. */
const standStill = (page: Page): Promise<void> => page.clock.pauseAt(new Date(Date.now() + 1000));

/** What a press reaches, and where on the page, over its whole length; of the bar, where on the screen. */
async function withinReach(page: Page): Promise<string[]> {
  const reached = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 160) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const here = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((target) => !target.closest('.area-toasts'))
        .flatMap((target) => {
          const { left, right, top, bottom } = target.getBoundingClientRect();
          const scrolled = target.closest('.area-head') ? 0 : scrollY;
          const points = [0.1, 0.5, 0.9].map((part): [number, number] => [
            left + (right - left) * part,
            top + (bottom - top) * part,
          ]);
          return points
            .filter(([x, y]) => target.contains(document.elementFromPoint(x, y)))
            .map(
              ([x, y]) =>
                `${target.textContent?.replace(/\d+ unread/, '')} at ${Math.round(x)}, ${Math.round(y + scrolled)}`,
            );
        }),
    );
    for (const one of here) reached.add(one);
  }
  return [...reached];
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 720],
] as const)
  test(`at ${width} by ${height} three toasts come one by one, and all that could be pressed still can, where it was`, async ({
    browser,
    request,
  }) => {
    const { id, company, student, hers, his } = await aRoom(browser, request);
    const milestones = [{ title: 'Survey', deliverable: 'Levels.', dueOn: '2131-05-04' }];
    const plan = { headers: company.headers, data: { milestones, after: 0 } };
    expect((await request.post(`/api/Engagements/${id}/plans`, plan)).ok()).toBe(true);
    await his.addInitScript(timeStandsStill);
    await his.setViewportSize({ width, height });
    await his.goto(`/student/work?engagement=${id}`);
    await expect(his.getByRole('button', { name: 'Agree' })).toBeVisible();
    await expect(his.getByRole('heading', { name: 'History' })).toBeVisible();
    // Words may break elsewhere until the text has its face.
    await expect(his.locator('html')).toHaveAttribute('data-faces', 'all');
    const before = await withinReach(his);
    expect(before.length).toBeGreaterThan(10);

    for (const [waiting, title] of ['A crane', 'A pump', 'A sluice'].entries()) {
      await somethingHappens(request, student, title);
      await expect(toast(his)).toContainText(waiting > 0 ? `${waiting} more` : title);
    }
    await expect(his.locator('.toast')).toHaveCount(1);
    expect((await withinReach(his)).sort()).toEqual(before.sort());
    for (const more of [/1 more/, /^(?!.*more)/]) {
      await toast(his).getByRole('button', { name: 'Close' }).click();
      await expect(toast(his)).toHaveText(more);
    }
    await hers.context().close();
    await his.context().close();
  });

/** What waits for seconds waits for ever: on a slow machine too no toast goes before it is closed. */
function timeStandsStill(): void {
  const { setTimeout } = window;
  window.setTimeout = ((then: () => void, ms = 0) =>
    setTimeout(then, ms < 5000 ? ms : 86_400_000)) as typeof setTimeout;
}

/** Whether any of what has the focus stands behind a toast. */
const focusIsCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement!.getBoundingClientRect();
    return [...document.querySelectorAll('.toast')]
      .map((one) => one.getBoundingClientRect())
      .some(
        ({ left, right, top, bottom }) =>
          focused.left < right &&
          focused.right > left &&
          focused.top < bottom &&
          focused.bottom > top,
      );
  });

for (const width of [360, 1280]) {
  test(`at ${width} px the Tab key goes down a long page and never behind a toast`, async ({
    page,
    context,
    request,
  }) => {
    await enterAs(context, await aNewcomer(request));
    await page.clock.install();
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/student/dashboard');
    const save = page.getByRole('button', { name: /^Save / });
    await expect(save.first()).toBeVisible();
    // At the very bottom of the window, where the toast comes.
    await save.first().focus();
    await page.evaluate(() => {
      const { bottom } = document.activeElement!.getBoundingClientRect();
      window.scrollBy(0, bottom - window.innerHeight);
    });
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    await standStill(page);
    await expect.poll(() => focusIsCovered(page)).toBe(false);
    let stops = 0;
    while (stops < 60 && !(await save.last().evaluate((one) => one === document.activeElement))) {
      await page.keyboard.press('Tab');
      stops += 1;
      const name = await page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(() => focusIsCovered(page), `‘${name}’ is behind a toast`).toBe(false);
    }
    expect(stops).toBeGreaterThan(10);
  });
}
