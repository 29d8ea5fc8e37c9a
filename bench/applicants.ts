import type { Locator, Page } from '@playwright/test';
import { sql } from 'kysely';
import type { Database } from '../server/platform/database/open.ts';
import { judge, within } from './figures.ts';
import { onSite } from './site.ts';

/**
 * What a company waits for that decides about a hundred applicants by keyboard: from the key's event
 * to the frame after its effect was painted, in Chromium, on the built site as the product serves it.
 * Prints a table; ends with 1 when a 95th percentile is over budget.
 */
const budgetMs = 50;
const applicants = 100;
const presses = 25;
/** The project everybody applies to. */
const crowded = 'Load test of a footbridge';

await onSite('company', fillWithApplicants, async (page, { origin, token }) => {
  const list = await page.request.get(
    `${origin}/api/Projects?onlyCompanyProjects=true&searchText=${encodeURIComponent(crowded)}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  const [{ pid }] = await list.json();
  const address = `${origin}/company/applicants?project=${pid}`;
  await page.goto(address);
  await page.getByRole('row').nth(applicants).waitFor();
  const buttonOf = (nth: number, name: string) =>
    page.getByRole('row').nth(nth).getByRole('button', { name });

  const rows = [
    await measure('shortlist', (nth) =>
      pressed(
        page,
        buttonOf(nth, 'Shortlist'),
        'Enter',
        `tr:nth-child(${nth})[data-status="Shortlisted"]`,
      ),
    ),
    await measure('ask to offer', async (nth) => {
      const ms = await pressed(page, buttonOf(nth, 'Offer a place'), 'Enter', '[role="dialog"]');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      return ms;
    }),
  ];

  await page.goto(`${address}&view=ranking`);
  const ranked = page.locator('.ranking-row');
  await ranked.nth(applicants - 1).waitFor();
  // The first is lowered, again and again.
  const lower = async () => {
    const second = await ranked.locator('a').nth(1).getAttribute('id');
    const down = ranked.first().getByRole('button', { name: /^Move down/ });
    return pressed(page, down, 'Enter', `.ranking-row:first-child #${second}`);
  };
  rows.push(await measure('rank', lower));

  await page.goto(`${address}&sort=name`);
  await page.locator('[data-column="name"]').first().click();
  const field = page.getByLabel('Private note');
  await field.waitFor();
  // Each key marks what is typed in the field itself.
  rows.push(await measure('note', () => pressed(page, field, 'a', null)));
  judge(`${applicants} applicants, budget ${budgetMs} ms at p95, in ms from key to paint`, rows);
});

/** Presses for one after the other, from 1. */
async function measure(act: string, press: (nth: number) => Promise<number>) {
  const times: number[] = [];
  for (let nth = 1; nth <= presses; nth += 1) times.push(await press(nth));
  return { act, keys: times.length, ...within(budgetMs, times, 0) };
}

/**
 * Presses one key on a focused control. @returns ms from the key's event to the paint that follows what it
 * did, as the browser itself counts it (Event Timing, in steps of 8 ms). An effect that comes later than
 * that, by the selector, counts until the frame it is seen in, at most 2 s
 */
async function pressed(
  page: Page,
  target: Locator,
  key: string,
  effect: string | null,
): Promise<number> {
  await target.focus();
  await page.evaluate((selector) => {
    const isThere = () => !selector || document.querySelector(selector) !== null;
    const measured = new Promise<number>((done) => {
      let painted = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) painted = Math.max(painted, duration);
      });
      const begin = ({ timeStamp }: KeyboardEvent) => {
        // The types of the browser do not know the threshold yet.
        observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        const finish = (late: number) => {
          observer.disconnect();
          done(Math.max(painted, late));
        };
        const look = () => {
          const late = performance.now() - timeStamp;
          if (isThere() || late > 2000) setTimeout(() => finish(late), 200);
          else requestAnimationFrame(look);
        };
        // After the event and what it did by itself; the entries come a while after the paint.
        setTimeout(() => (isThere() ? setTimeout(() => finish(0), 200) : look()));
      };
      window.addEventListener('keydown', begin, { once: true, capture: true });
    });
    Object.assign(window, { measured });
  }, effect);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}

/** A project of the demo's company to which so many students have applied. */
async function fillWithApplicants(db: Database): Promise<void> {
  await sql`
    with project as (
      insert into projects (company_id, title, description, project_link, skills, engineering_type, duration_days,
        location, status, places, open_applications, posted_at)
      select c.id, ${crowded}, 'Load the span in steps and report what it does.', '', 'CAD, Surveying, Python',
        'Civil', 21, 'Leeds', 'pending', 60, ${applicants}, now() - interval '9 days'
      from companies c join accounts a on a.id = c.account_id where a.email = 'company@trestle.example'
      returning id
    ), applied as (
      insert into applications (student_id, project_id, status, message, resume_link, applied_at)
      select s.id, project.id, 'Under Review', 'I have drawn three spans, and built one of them. I would like to see one bend.',
        'https://people.example/' || s.id, now() - s.id * interval '11 minutes'
      from project, (select id from students order by id limit ${applicants}) s
      returning id, applied_at, student_id, project_id
    )
    insert into events (at, account_id, kind, about, about_id, facts)
    select applied_at, student_id, 'apply', 'application', id, jsonb_build_object('project', project_id,
      'from', null, 'to', 'Under Review', 'reason', '', 'note', '') from applied`.execute(db);
}
