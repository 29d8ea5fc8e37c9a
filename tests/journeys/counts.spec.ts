import type { Locator, Page } from '@playwright/test';
import { definitions } from '../../src/contract/applications/definitions.ts';
import { expect, test } from '../product.ts';
import { keepToken } from './company.ts';
import { tokenOf } from './demo.ts';

/** The number that a text says after, or before, what it counts. */
const numberIn = (text: string, counted = /([\d,]+)/): number =>
  Number(counted.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN);
const told = async (where: Locator, counted?: RegExp) =>
  numberIn((await where.innerText()).replaceAll(/\s+/g, ' '), counted);

/** How many a list has, as the button says that makes its file. */
const listed = (page: Page) => told(page.getByRole('button', { name: /^Export/ }));

/** The tabs of a screen, each with its count. */
async function tabsOf(page: Page, label: string): Promise<Map<string, number>> {
  const tabs = page.getByRole('navigation', { name: label }).getByRole('link');
  await expect(tabs.first()).toBeVisible();
  const words = await tabs.allInnerTexts();
  return new Map(
    words.map((text) => [text.replace(/\s*[\d,]+\+?$/, '').trim(), numberIn(text, /([\d,]+)\+?$/)]),
  );
}

/** The last line of a report, by the headings of its columns, with what each says of itself. */
async function totalsOf(page: Page) {
  const heads = page.getByRole('table').locator('thead th');
  await expect(page.getByRole('row', { name: /^All/ })).toBeVisible();
  const names = (await heads.allInnerTexts()).map((text) => text.split('\n')[0]!.trim()).slice(1);
  const cells = await page.getByRole('row', { name: /^All/ }).getByRole('cell').allInnerTexts();
  return new Map(names.map((name, at) => [name, numberIn(cells[at] ?? '')]));
}

const says = async (page: Page, heading: string, sentence: string) => {
  const head = page.getByRole('columnheader').filter({ hasText: new RegExp(`^${heading}`) });
  await expect(head.locator('details p')).toContainText(sentence);
};

test('five roles read one number for one thing, on every two screens that tell it', async ({
  browser,
  request,
}) => {
  test.slow();
  const pageFor = async (token: string) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await keepToken(page, token);
    return page;
  };
  const pageOf = async (who: 'admin' | 'company' | 'student' | 'faculty') =>
    pageFor(await tokenOf(request, who));
  const office = await pageOf('admin');
  const signedIn = await request.post('/api/Auth/Login', {
    data: { email: 'moderator@trestle.example', password: 'Trestle-demo-1' },
  });
  const moderator = await pageFor((await signedIn.json()).token);
  const [company, student, faculty] = [
    await pageOf('company'),
    await pageOf('student'),
    await pageOf('faculty'),
  ];

  const cards = ['Total Company', 'Total Student', 'Total Project', 'Completed Project'];
  const cardOf = (page: Page, label: string) =>
    page.getByRole('link', { name: new RegExp(`^${label}`) });
  await test.step('the four cards are what their lists have, for both kinds of admin', async () => {
    await office.goto('/admin/dashboard');
    await moderator.goto('/admin/dashboard');
    await expect(moderator.getByText(/^You are a Moderator/)).toBeVisible();
    for (const label of cards) {
      const figure = await told(cardOf(office, label).locator('.figure'));
      expect(await told(cardOf(moderator, label).locator('.figure')), label).toBe(figure);
      await cardOf(office, label).click();
      await expect(office.getByRole('button', { name: /^Export (all )?\d/ })).toBeVisible();
      expect(await listed(office), label).toBe(figure);
      await office.goto('/admin/dashboard');
    }
  });

  await test.step('what needs attention is what its list, or the board, has', async () => {
    const lines = office.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    for (let at = 0; at < (await lines.count()); at += 1) {
      const line = lines.nth(at);
      const count = await told(line.locator('strong'));
      const link = line.getByRole('link', { name: /^See the/ });
      if ((await link.count()) === 0) continue;
      const address = (await link.getAttribute('href'))!;
      await office.goto(address);
      if (address.startsWith('/admin/work'))
        expect([...(await tabsOf(office, 'How work is getting on')).values()], address).toContain(
          count,
        );
      else
        await expect(office.getByRole('main'), address).toContainText(
          `${count.toLocaleString('en')} `,
        );
      if (!address.startsWith('/admin/work') && count <= 25)
        await expect(office.locator('.attention-list > li'), address).toHaveCount(count);
      await office.goto('/admin/dashboard');
      await expect(lines.first()).toBeVisible();
    }
  });

  await test.step('placed and applied: the dashboard and the outcomes behind its link, over one period', async () => {
    const placement = office.getByRole('region', { name: 'Placement' });
    const [placed, applied] = [
      await told(placement, /([\d,]+) of [\d,]+ students/),
      await told(placement, /of ([\d,]+) students/),
    ];
    const days = /\d+ \w+ \d{4} to \d+ \w+ \d{4}/.exec(await placement.innerText())![0];
    await placement.getByRole('link', { name: 'Student outcomes' }).click();
    const totals = await totalsOf(office);
    expect([totals.get('Placed'), totals.get('Students')]).toEqual([placed, applied]);
    await expect(office.getByText(days)).toBeVisible();
    await expect(
      office.locator('[aria-current="page"]', { hasText: 'Last 90 days' }),
    ).toBeVisible();
    await says(office, 'Placed', definitions.placed.sentence);
    await says(office, 'Completed', definitions.completed.sentence);
  });

  await test.step('completed and placed: the funnel over all, and the work that has ended', async () => {
    await office.getByRole('link', { name: 'Funnel' }).click();
    await office.getByRole('link', { name: 'Last three years' }).click();
    await expect(office).toHaveURL(/from=/);
    await office.reload();
    const totals = await totalsOf(office);
    await says(office, 'Placed', definitions.placed.sentence);
    await office.goto('/admin/work');
    const tabs = await tabsOf(office, 'How work is getting on');
    const of = (name: string) => tabs.get(name) ?? 0;
    expect(totals.get('Completed')).toBe(of('Completed'));
    // Work that is objected to has ended, and stands on the board until it is decided.
    await office.goto('/admin/dashboard');
    const objections = office.getByRole('listitem').filter({ hasText: /objections? to/ });
    await expect(office.getByRole('region', { name: 'Needs attention' })).toBeVisible();
    const objected = (await objections.count()) > 0 ? await told(objections.locator('strong')) : 0;
    expect(totals.get('Placed')).toBe(
      of('Under way') - objected + of('Completed') + of('Not completed'),
    );
    for (const ended of ['Completed', 'Not completed', 'Ended early']) {
      await office.goto(`/admin/work?state=${encodeURIComponent(ended)}`);
      await expect(office.locator('.engagements > li').first()).toBeVisible();
      const count = of(ended);
      if (count > 25) await expect(office.getByText(new RegExp(`of ${count}\\b`))).toBeVisible();
      else await expect(office.locator('.engagements > li')).toHaveCount(count);
    }
  });

  await test.step('a university’s tabs are what they list, and its completed work is that of its students', async () => {
    await faculty.goto('/faculty/students');
    const tabs = await tabsOf(faculty, 'Where students stand');
    expect(await listed(faculty)).toBe(tabs.get('All'));
    let completed = 0;
    for (const [name, count] of tabs) {
      if (name === 'All') continue;
      await faculty.goto(`/faculty/students?standing=${encodeURIComponent(name)}`);
      await expect(faculty.getByRole('button', { name: /^Export (all )?\d/ })).toBeVisible();
      expect(await listed(faculty), name).toBe(count);
      const rows = faculty.getByRole('list', { name: 'Students' }).getByRole('listitem');
      if (name === 'Completed')
        for (const row of await rows.allInnerTexts())
          completed += numberIn(row, /(\d+) projects? completed/);
    }
    await faculty.goto('/faculty/students');
    const seeAll = faculty.getByRole('link', { name: /^See all/ });
    if ((await seeAll.count()) > 0) expect(await told(seeAll)).toBe(tabs.get('Needs attention'));
    await faculty.goto('/faculty/work');
    const work = await tabsOf(faculty, 'How work is getting on');
    expect(work.get('Completed') ?? 0).toBe(completed);
  });

  await test.step('a student’s completed work: their own list, their university’s, and the office’s', async () => {
    await student.goto('/student/work');
    const rows = student.getByRole('list', { name: 'Work' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const completed = student.locator('.tag', { hasText: /^Completed$/ });
    const own = await rows.filter({ has: completed }).count();
    const address = encodeURIComponent('student@trestle.example');
    await faculty.goto(`/faculty/students?search=${address}`);
    const row = faculty.getByRole('list', { name: 'Students' }).getByRole('listitem');
    expect(await told(row, /(\d+) projects? completed/)).toBe(own);
    await office.goto(`/admin/work?state=Completed`);
    await office.goto(`/admin/manage-students?search=${address}`);
    await office.getByRole('row').getByRole('link').first().click();
    const applications = office.getByRole('region', { name: 'Applications' });
    await expect(applications.getByRole('listitem').first()).toBeVisible();
    await expect(applications.locator('.tag', { hasText: /^Completed$/ })).toHaveCount(own);
  });

  await test.step('a company’s Today, its work and its projects, and what the office has of them', async () => {
    await company.goto('/company/work?turn=company');
    const waiting = company.getByRole('list', { name: 'Work' }).getByRole('listitem');
    await expect(waiting.first()).toBeVisible();
    const count = await waiting.count();
    await company.goto('/company/company-panel');
    const today = company.getByRole('region', { name: 'Today' });
    await expect(today).toContainText(`See all ${count} that wait for you`);
    const tabs = await tabsOf(company, 'Which projects');
    const { All: all, ...each } = Object.fromEntries(tabs);
    expect(Object.values(each).reduce((sum, one) => sum + one, 0)).toBe(all);
    await office.goto('/admin/manage-project?search=Fennmark%20Engineering');
    await expect(office.getByRole('button', { name: /^Export (all )?\d/ })).toBeVisible();
    expect(await listed(office)).toBe(all);
  });
  for (const page of [office, moderator, company, student, faculty]) await page.context().close();
});
