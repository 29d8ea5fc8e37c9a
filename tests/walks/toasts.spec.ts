import { aCompany, aProject, applies, keepToken } from '../journeys/company.ts';
import { tabTo } from '../journeys/keyboard.ts';
import { aNewcomer, enterAs, somethingHappens } from '../journeys/newcomer.ts';
import { aRoom, turn } from '../journeys/room.ts';
import { expect, type Page, test } from '../product.ts';

const toast = (page: Page) => page.locator('.toast').first();

/** Toasts that are there stay: the page's clock stands still. */
const standStill = (page: Page): Promise<void> => page.clock.pauseAt(new Date(Date.now() + 1000));

/** What can be pressed, in sight, and lies behind a toast. */
const behindToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((target) => !target.closest('.toast'))
      .filter((target) => {
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit?.closest('.area-toasts');
      })
      .map((target) => target.textContent?.trim() || target.outerHTML),
  );

for (const width of [360, 1280]) {
  test(`at ${width} px the next page is opened while toasts stand`, async ({
    page,
    context,
    request,
  }) => {
    await enterAs(context, await aNewcomer(request));
    await page.clock.install();
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/student/dashboard');
    const save = page.getByRole('button', { name: /^Save / }).last();
    await save.click();
    await expect(page.getByText('Project saved.')).toBeVisible();
    await save.click();
    await expect(page.getByText('Project no longer saved.')).toBeVisible();
    await standStill(page);
    await expect(page.locator('.toast')).toHaveCount(2);

    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect.poll(() => behindToasts(page)).toEqual([]);
    const next = page.getByRole('link', { name: 'Next page' });
    const { x, y, width: across, height } = (await next.boundingBox())!;
    await page.mouse.click(x + across / 2, y + height / 2);
    await expect(page).toHaveURL(/page=2/);
  });
}

test('the keyboard brings nothing behind a toast', async ({ page, context, request }) => {
  const mary = await aNewcomer(request);
  await enterAs(context, mary);
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/student/profile');
  await expect(page.getByRole('heading', { name: 'Mary Anning' })).toBeVisible();
  await somethingHappens(request, mary, 'A sluice');
  await expect(toast(page)).toBeVisible();
  await standStill(page);
  for (const control of await page.getByRole('main').getByRole('button').all()) {
    await tabTo(control);
    expect(await behindToasts(page)).not.toContain((await control.innerText()).trim());
  }
});

/** Whether any of what has the focus stands behind a toast. */
const focusIsCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement!.getBoundingClientRect();
    return [...document.querySelectorAll('.toast, .removal')]
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

test('on a wide screen a toast is as small as its words, and the page beside it in reach', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, await aNewcomer(request));
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/student/dashboard');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(toast(page)).toBeVisible();
  await standStill(page);
  const { x, y, width, height } = (await toast(page).boundingBox())!;
  expect(width).toBeLessThan(400);
  const beside = { x: x + width + 20, y: y + height / 2 };
  const isBeside = await page.evaluate(
    (at) => document.elementFromPoint(at.x, at.y)!.closest('.area-toasts') === null,
    beside,
  );
  expect(isBeside).toBe(true);
});

test('in a room a toast lies over no act, however far one has scrolled', async ({
  browser,
  request,
}) => {
  const { company, hers } = await aRoom(browser, request);
  await hers.clock.install();
  await hers.setViewportSize({ width: 1280, height: 640 });
  await hers.goto('/company/work');
  await hers.getByRole('link', { name: 'A weir with a fish pass' }).click();
  await expect(turn(hers)).toBeVisible();
  const pid = await aProject(request, company.headers);
  await applies(request, await aNewcomer(request), pid);
  await expect(toast(hers)).toBeVisible();
  await standStill(hers);
  for (const y of [0, 120, 240, 480]) {
    await hers.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(() => behindToasts(hers)).toEqual([]);
  }
  await hers.context().close();
});

test('a toast lies over no field and no act of a form, also where its acts stay at the bottom edge', async ({
  page,
  request,
}) => {
  const company = await aCompany(request);
  const pid = await aProject(request, company.headers);
  await keepToken(page, company.token);
  await page.clock.install();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/company/post-project');
    const draft = page.getByRole('button', { name: 'Save as draft' });
    await expect(draft).toBeVisible();
    await applies(request, await aNewcomer(request), pid);
    await expect(toast(page)).toBeVisible();
    await expect.poll(() => behindToasts(page)).toEqual([]);
  }
});
