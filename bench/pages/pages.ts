import { findChromium, withoutSandboxAsRoot } from '../../tools/chromium.ts';
import { numberGiven } from '../../tools/number-given.ts';
import { serveSite } from '../site.ts';
import { serveBarePage } from './bare.ts';
import { type Measured, measure } from './measure.ts';

/**
 * What a visitor on a phone waits for: Lighthouse's mobile defaults on the built site as the product
 * serves it, the median of five visits. Prints a table, with a bare page as the yardstick of what the
 * browser and the machine cost by themselves; ends with 1 when a page is over budget.
 *
 * Usage: npm run bench:pages [-- VISITS]
 */
const visits = numberGiven(0, 'VISITS', 5);

// What it measures with is its own, and comes once it is known that it is wanted.
const { launch } = await import('chrome-launcher');

/** A page's figures, and its LCP in times that of the bare page in the same run. */
type Shown = Measured & { readonly 'LCP / bare': number };

/** Least scores and greatest figures. Times in ms, sizes in KiB as transferred. */
const everyPage = { least: { scores: 100 }, most: { CLS: 0.01, 'other hosts': 0 } } as const;
const light = { LCP: 1000, TBT: 0, CSS: 12, script: 3, total: 60 } as const;
const pages: Record<string, Partial<Record<keyof Shown, number>>> = {
  '/home': { ...light, 'LCP / bare': 1.25 },
  '/aboutus': light,
  '/contactus': {},
  '/projects': { LCP: 1200, script: 3 },
  '/projects/160-masonry-arch-under-a-forty-tonne-lorry': { LCP: 1200, script: 3 },
  '/auth/login': { 'LCP / bare': 2 },
  // Of the demo student, who lets search engines list it.
  '/p/mina-okafor': { 'LCP / bare': 1.5 },
};

const site = await serveSite();
const bare = await serveBarePage();
// As Lighthouse itself would start it: one that Playwright starts, Playwright looks into as well.
const browser = await launch({
  chromePath: findChromium({ asPeopleHaveIt: true }),
  chromeFlags: ['--headless=new', ...withoutSandboxAsRoot],
});

const faults: string[] = [];
const table: Record<string, object> = {};
try {
  const bareLCP = show('(a bare page)', await measure(bare.url, browser.port, visits)).LCP;
  for (const [path, budget] of Object.entries(pages)) {
    const figures = await measure(`${site.origin}${path}`, browser.port, visits);
    const measured = show(path, figures, bareLCP);
    faults.push(
      ...overBudget(measured, { ...everyPage.most, ...budget }).map((fault) => `${path}: ${fault}`),
    );
  }
} finally {
  browser.kill();
  bare.close();
  await site.close();
}

console.table(table);
console.log('Scores: performance, accessibility, best practices, SEO, agentic browsing.');
for (const fault of faults) console.error(`Over budget: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function show(name: string, measured: Measured, bareLCP = measured.LCP): Shown {
  const shown = { ...measured, 'LCP / bare': Number((measured.LCP / bareLCP).toFixed(2)) };
  table[name] = { ...shown, scores: Object.values(measured.scores).join(' ') };
  return shown;
}

function overBudget(measured: Shown, most: Partial<Record<keyof Shown, number>>): string[] {
  const low = Object.entries(measured.scores).filter(([, score]) => score < everyPage.least.scores);
  const high = Object.entries(most).filter(
    ([figure, limit]) => !(Number(measured[figure as keyof Shown]) <= limit),
  );
  return [
    ...low.map(([category, score]) => `${category} is ${score}, not ${everyPage.least.scores}`),
    ...high.map(
      ([figure, limit]) => `${figure} is ${measured[figure as keyof Shown]}, at most ${limit}`,
    ),
  ];
}
