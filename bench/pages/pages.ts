import { findChromium, withoutSandboxAsRoot } from '../../tools/chromium.ts';
import { numberGiven } from '../../tools/number-given.ts';
import { judge, rounded } from '../figures.ts';
import { serveSite } from '../site.ts';
import { serveBarePages } from './bare.ts';
import { type Measured, measure } from './measure.ts';

/**
 * What a visitor on a phone waits for: Lighthouse's mobile defaults on the built site as the product
 * serves it, the median of five visits. Prints a table, with two bare pages as the yardsticks of what the
 * browser and the machine cost by themselves; ends with 1 when a page is over budget.
 *
 * Usage: npm run bench:pages [-- VISITS [SLOWDOWN]]
 *
 * `SLOWDOWN` is by how much the processor is slowed; 4 is Lighthouse's own.
 */
const visits = numberGiven(0, 'VISITS', 5);
const slowdown = numberGiven(1, 'SLOWDOWN', 4);

// What it measures with is its own, and comes once it is known that it is wanted.
const { launch } = await import('chrome-launcher');

/** Greatest figures, each score being 100. Times in ms, sizes in KiB as transferred. */
const everyPage = { CLS: 0.01, 'other hosts': 0 };
const light = { LCP: 1000, TBT: 0, CSS: 12, script: 3, total: 60 };
const pages: Record<string, Record<string, number>> = {
  '/home': { ...light, 'LCP / bare': 1.25 },
  '/aboutus': { ...light, 'LCP / bare': 1.35 },
  '/contactus': { script: 95, 'TBT / field': 1.5 },
  '/projects': { LCP: 1200, script: 3 },
  '/projects/160-masonry-arch-under-a-forty-tonne-lorry': { LCP: 1200, script: 3 },
  '/auth/login': { script: 110, 'LCP / bare': 2, 'TBT / field': 1.5 },
  // Of the demo student, who lets search engines list it.
  '/p/mina-okafor': { 'LCP / bare': 1.35 },
};

const site = await serveSite();
const bare = await serveBarePages();
// As Lighthouse itself would start it: one that Playwright starts, Playwright looks into as well.
const browser = await launch({
  chromePath: findChromium({ asPeopleHaveIt: true }),
  chromeFlags: ['--headless=new', ...withoutSandboxAsRoot],
});
try {
  const asked = { port: browser.port, visits, slowdown };
  const page = await measure(bare.bare, asked);
  const field = await measure(bare.field, asked);
  /** A page's figures, and in the same run its LCP in times that of the bare page, its TBT in times that of the bare field. */
  const shown = (measured: Measured) => ({
    ...measured,
    'LCP / bare': rounded(measured.LCP / Math.max(page.LCP, 1)),
    'TBT / field': rounded(measured.TBT / Math.max(field.TBT, 1)),
  });
  const row = (name: string, { scores, ...figures }: ReturnType<typeof shown>) => ({
    page: name,
    scores: scores.map(([, score]) => score).join(' '),
    ...figures,
  });
  const rows: object[] = [row('(a bare page)', shown(page)), row('(a bare field)', shown(field))];
  for (const [path, budget] of Object.entries(pages)) {
    const measured = shown(await measure(`${site.origin}${path}`, asked));
    const faults = overBudget(measured, { ...everyPage, ...budget });
    for (const fault of faults) console.error(`Over budget: ${path}: ${fault}`);
    rows.push({ ...row(path, measured), held: faults.length === 0 });
  }
  judge('Scores: performance, accessibility, best practices, SEO, agentic browsing.', rows);
} finally {
  browser.kill();
  bare.close();
  await site.close();
}

function overBudget({ scores, ...figures }: Measured, most: Record<string, number>): string[] {
  // A figure that is not there is over its budget.
  const of = (name: string) => (figures as Record<string, number>)[name] ?? Number.NaN;
  const high = Object.entries(most).filter(([name, limit]) => !(of(name) <= limit));
  return [
    ...scores
      .filter(([, score]) => score < 100)
      .map(([name, score]) => `${name} is ${score}, not 100`),
    ...high.map(([name, limit]) => `${name} is ${of(name)}, at most ${limit}`),
  ];
}
