import { readFile } from 'node:fs/promises';
import { type Browser, expect, flow, test } from '../product.ts';
import { signIn, tokenOf } from './demo.ts';
import { press, tabTo } from './keyboard.ts';
import { expectAccessible } from './looks.ts';

const calls = '**/api/Reports/**';

test(
  'the funnel by chart and table, each figure explained, compared, by keyboard alone',
  flow,
  async ({ page, context }) => {
    await signIn(context, 'admin');
    const headers = { authorization: `Bearer ${await tokenOf(context.request, 'admin')}` };
    const { total } = await (await context.request.get('/api/Reports/funnel', { headers })).json();
    await page.goto('/admin/dashboard');
    await page.getByRole('link', { name: 'Reports & Analytics' }).click();
    await expect(page.getByRole('img', { name: /^Bar chart: Funnel/ })).toBeVisible();
    await expect(page.locator('[aria-current="page"]', { hasText: 'Last 90 days' })).toBeVisible();
    const all = page.getByRole('row', { name: /^All/ });
    await expect(all.getByRole('cell').first()).toHaveText(total.values[0].toLocaleString('en'));

    await press(page.getByText('What is this? Applied', { exact: true }));
    await expect(page.getByText('Applications sent in the period.', { exact: true })).toBeVisible();

    await tabTo(page.getByRole('combobox', { name: 'Group by' }));
    await page.keyboard.type('Comp');
    await expect(page).toHaveURL(/by=company/);
    await expect(page.getByRole('columnheader', { name: 'Company', exact: true })).toBeVisible();
    await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveAttribute(
      'href',
      /^\/admin\/manage-company\?search=/,
    );

    await tabTo(page.getByRole('checkbox', { name: 'Compare with the previous period' }));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/compare=true/);
    await expect(all.getByRole('cell').first()).toContainText(
      /before [\d,]+, ([+−][\d,]+|no change)/,
    );
  },
);

test('each report has its own figures, and keeps the period', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/reports?from=2025-01-01&to=2025-12-31');
  await page.getByRole('link', { name: 'Response times' }).click();
  await expect(page).toHaveURL(/report=times.*from=2025-01-01/);
  await page.goto('/admin/reports?report=times');
  await expect(page.getByRole('columnheader', { name: /^Days to first response/ })).toBeVisible();
  await page.getByRole('link', { name: 'Places' }).click();
  await expect(page.getByRole('columnheader', { name: /^Will stay empty/ })).toBeVisible();
  await expect(page.getByLabel('From')).toHaveCount(0);
  await page.getByRole('link', { name: 'Student outcomes' }).click();
  await expect(page.getByRole('columnheader', { name: /^Share placed/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Show in chart' }).selectOption('Shares');
  await expect(page.getByRole('img', { name: /Share placed/ })).toBeVisible();
  // On a phone the one that is shown stays in sight among them.
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/admin/reports?report=steps');
  await expect(page.getByRole('link', { name: 'Answers' })).toBeInViewport({ ratio: 1 });
});

test('a period by its name fills both days, and the address keeps it', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/reports');
  await page.getByRole('link', { name: 'This year' }).click();
  const from = page.getByLabel('From', { exact: true });
  await expect(from).toHaveValue(`${new Date().getUTCFullYear()}-01-01`);
  await page.reload();
  await expect(from).toHaveValue(/-01-01$/);
  // In the first days of January this year has no figures yet.
  await page.getByRole('link', { name: 'Last three years' }).click();
  await expect(from).not.toHaveValue(/-01-01$/);
  await expect(page.getByRole('row', { name: /^All/ }).getByRole('cell').nth(1)).toContainText('%');
});

test('the same figures as a file', async ({ page, context }) => {
  await signIn(context, 'admin');
  await page.goto('/admin/reports');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('report-funnel.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('Shortlisted');
  await page.route('**/api/Reports/funnel/csv*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('alert')).toContainText('The file could not be created.');
});

test('an empty period, an impossible one and a report that does not come say so', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/reports?from=2019-01-01&to=2019-01-31');
  await expect(page.getByText('No data in this period.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2018-01-01');
  await expect(page.getByText('The last day must not be before the first.')).toBeVisible();
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('From', { exact: true }).fill('');
  await page.route(calls, (route) => route.abort());
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(page.getByText('The report could not be created.')).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /^All/ })).toBeVisible();
});

test('on paper stand the chart and the figures, without the ways around them', async ({
  page,
  context,
}) => {
  await signIn(context, 'admin');
  await page.goto('/admin/reports');
  await expect(page.getByRole('row', { name: /^All/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row', { name: /^All/ })).toBeVisible();
  await expect(page.getByText(/in UTC$/)).toBeVisible();
  // The chart is drawn anew for the width of the paper.
  const entry = page.locator('.report-legend li').first();
  await expect(entry).toHaveCSS('print-color-adjust', 'exact', { pseudo: 'before' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

for (const [name, address] of [
  ['funnel', '/admin/reports'],
  ['compared', '/admin/reports?by=month&compare=true'],
  ['times', '/admin/reports?report=times&by=company'],
  ['places', '/admin/reports?report=places'],
  ['outcomes', '/admin/reports?report=outcomes'],
] as const) {
  test(`the report without a finding: ${name}`, async ({ browser }) => {
    const { context, page } = await opened(browser, address);
    await expect(page.getByRole('img', { name: /^Bar chart/ })).toBeVisible();
    await page.getByText('What is this?').first().click();
    await expectAccessible(page, `reports-${name}`);
    await context.close();
  });
}

test('the report without a finding: refused', async ({ browser }) => {
  const { context, page } = await opened(browser, '/admin/reports?from=2019-01-01&to=2018-01-01');
  await expect(page.getByText('The last day must not be before the first.')).toBeVisible();
  await expectAccessible(page, 'reports-refused');
  await context.close();
});

async function opened(browser: Browser, address: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await signIn(context, 'admin');
  const page = await context.newPage();
  await page.goto(address);
  return { context, page };
}
