import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Posting } from '../server/features/projects/import/posting.ts';
import { settleProjects, writePostings } from '../server/features/projects/import/write.ts';
import { numberGiven } from '../tools/number-given.ts';
import { complain, judge, spread, within } from './figures.ts';
import { postingsGiven } from './fill.ts';
import { onSite } from './site.ts';

/**
 * What a student who types into the search box waits for: from the key's event to the frame after
 * its list was painted, in Chromium, on the built site as the product serves it. Prints a table; ends
 * with 1 when the 95th percentile is over budget.
 *
 * Usage: npm run bench:browse [-- FILE.csv [PROJECTS]]
 */
const budgetMs = 100;
/** As a quick typist types, in ms from key to key. */
const pace = 120;
const texts =
  'improve ux|linux kernel module|a|design of the new|api documentation|no such title at all|Größe|compiler back end|robot arm control'.split(
    '|',
  );

const projects = numberGiven(1, 'PROJECTS', 12_000);
const postings = postingsGiven();

await onSite(
  'student',
  async (db) => {
    await writePostings(db, numbered(), new Date());
    await settleProjects(db);
  },
  async (page, { origin }) => {
    await page.goto(`${origin}/student/dashboard`);
    await page.getByRole('article').first().waitFor();
    // A server just started, whose code has never run, is not what students wait for.
    await type(page, 'warming up');
    await watchKeystrokes(page);
    const rows = [];
    const all: number[] = [];
    for (const searchText of texts) {
      await type(page, searchText);
      const times = (await keystrokesIn(page)).slice(all.length);
      all.push(...times);
      rows.push({ searchText, keys: times.length, ...spread(times, 0) });
    }
    rows.push({ searchText: 'all', keys: all.length, ...within(budgetMs, all, 0) });
    judge(
      `${projects} projects, budget ${budgetMs} ms at p95, in ms from key to painted list`,
      rows,
    );
    const expected = texts.join('').length;
    if (all.length < expected) complain([`Only ${all.length} of ${expected} keys were answered.`]);
  },
);

/**
 * So many postings, those of the file again under numbered titles where it has fewer. Students browse what is open, so
 * every copy is.
 */
function numbered(): Posting[] {
  return Array.from({ length: projects }, (_, index) => {
    const posting = postings[index % postings.length]!;
    const round = Math.floor(index / postings.length) + 1;
    const title = round === 1 ? posting.title : `${posting.title.slice(0, 190)}, part ${round}`;
    return { ...posting, title, status: 'pending' };
  });
}

/** Key by key into an empty box, and waits for the last list. */
async function type(page: Page, text: string): Promise<void> {
  const box = page.getByLabel('Search by title');
  await box.fill('');
  await page.locator('[data-search=""]').waitFor();
  await pause(pace);
  await box.pressSequentially(text, { delay: pace });
  await page.locator(`[data-search="${text}"]`).waitFor();
  await pause(pace);
}

/**
 * Watches the search box in the page: from each key's event to the frame after the list for the
 * text it made has been painted. The grid's `data-search` says which text its list answers. A list
 * that a newer key overtakes is never painted; that key's wait is then the newer one's.
 */
function watchKeystrokes(page: Page): Promise<void> {
  return page.evaluate(() => {
    const keystrokes: number[] = [];
    const waiting = new Map<string, number>();
    let pressed = 0;
    Object.assign(window, { keystrokes });
    const box = document.querySelector<HTMLInputElement>('#search')!;
    box.addEventListener('keydown', ({ timeStamp }) => {
      pressed = timeStamp;
    });
    box.addEventListener('input', () => {
      // Emptied without a key, between two texts.
      if (pressed > 0) waiting.set(box.value, pressed);
      pressed = 0;
    });
    const afterPaint = (done: () => void) => requestAnimationFrame(() => void setTimeout(done));
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('[data-search]')?.dataset.search ?? '';
      if (!waiting.has(shown)) return;
      const answered = [...waiting].slice(0, [...waiting.keys()].indexOf(shown) + 1);
      for (const [text] of answered) waiting.delete(text);
      afterPaint(() => {
        const now = performance.now();
        keystrokes.push(...answered.map(([, since]) => now - since));
      });
    }).observe(document.querySelector('main')!, {
      attributes: true,
      attributeFilter: ['data-search'],
      childList: true,
      subtree: true,
    });
  });
}

/** Milliseconds of each so far. */
function keystrokesIn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { keystrokes: number[] }).keystrokes);
}
