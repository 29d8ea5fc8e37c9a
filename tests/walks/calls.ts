import type { Page, Request } from '@playwright/test';
import { expect } from '../product.ts';

/** A screen opens, and an act is done, with a handful of calls, none of them twice. */
const atMost = 6;

/** Long enough for a loop to show. */
const settle = (page: Page) => page.waitForTimeout(1000);

/** Everything the page asks of the API from now on, but for the stream of news, which stays open. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/stream'))
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

async function expectFew(page: Page, calls: string[], of: string): Promise<void> {
  await settle(page);
  const told = `${of}: ${calls.join(', ')}`;
  expect(calls.length, told).toBeLessThanOrEqual(atMost);
  expect(new Set(calls).size, told).toBe(calls.length);
  page.removeAllListeners('request');
}

/** What opening a screen asks for, and that it is quiet then. */
export async function expectQuietScreen(page: Page, address: string): Promise<void> {
  // What the screen before still asks for is none of this one's.
  await page.goto('about:blank');
  const calls = callsOf(page);
  await page.goto(address);
  await expect(page.getByRole('main')).toBeVisible();
  await expectFew(page, calls, address);
}

/** What an act asks for: itself, and what it changed, each once, also when the line tells of it. */
export async function expectQuietAct(page: Page, act: () => Promise<void>): Promise<void> {
  const calls = callsOf(page);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(/^Loading\b/)).toHaveCount(0);
  // What the act before has set off may still be told of, a line of news that broke comes back after two seconds, and what
  // was looked at for two seconds counts as read.
  await expect(async () => {
    calls.length = 0;
    await page.waitForTimeout(3500);
    expect(calls).toEqual([]);
  }).toPass();
  await act();
  await settle(page);
  await expectFew(page, calls, 'the act');
}
