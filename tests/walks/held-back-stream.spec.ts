import { aNewcomer, enterAs, somethingHappens } from '../journeys/newcomer.ts';
import { expect, type Route, test } from '../product.ts';

/** What proxies and scanners make of a stream: it never begins, or a page of theirs comes in its place. */
const heldBack: [name: string, answer: (route: Route) => Promise<void> | void][] = [
  ['stays silent', () => {}],
  [
    'is answered by a page of a scanner',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Scanning this page…</p>' }),
  ],
];

for (const [name, answer] of heldBack)
  test(`where the stream of news ${name}, pages are read again by time, and say so`, async ({
    page,
    context,
    request,
  }) => {
    const newcomer = await aNewcomer(request);
    await enterAs(context, newcomer);
    let tries = 0;
    await context.route('**/api/Notifications/stream', (route) => {
      tries += 1;
      return answer(route);
    });
    await page.clock.install();
    await page.goto('/student/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Mary' })).toBeVisible();
    await somethingHappens(request, newcomer, `A lock ${Date.now()}`);
    const badge = page.locator('.unread-badge').first();
    await expect(badge).toBeHidden();
    for (let second = 0; second < 200; second += 5) await page.clock.runFor(5_000);
    await expect(badge).toBeVisible();
    await expect(page.getByText('Something in your network holds news back')).toBeVisible();
    expect(tries).toBeGreaterThan(2);
    expect(tries).toBeLessThan(14);
  });
