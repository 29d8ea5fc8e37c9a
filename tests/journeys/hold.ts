import type { Page, Route } from '@playwright/test';

const goesOn = (route: Route) => route.continue();

/**
 * Holds back what a page asks of an address, so that its waiting can be looked at.
 * @param then what becomes of it afterwards
 * @returns lets go of what is held, and of all that comes later
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  then: (route: Route) => Promise<void> = goesOn,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
