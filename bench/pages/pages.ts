import { findChromium, withoutSandboxAsRoot } from '../../tools/chromium.ts';
import { numberGiven } from '../../tools/number-given.ts';
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

/** A page's figures, and in the same run its LCP in times that of the bare page, its TBT in times that of the bare field. */
type Shown = Measured & { readonly 'LCP / bare': number; readonly 'TBT / field': number };

/** Least scores and greatest figures. Times in ms, sizes in KiB as transferred. */
const everyPage = { least: { scores: 100 }, most: { CLS: 0.01, 'other hosts': 0 } } as const;
const light = { LCP: 1000, TBT: 0, CSS: 12, script: 3, total: 60 } as const;
const pages: Record<string, Partial<Record<keyof Shown, number>>> = {
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

const faults: string[] = [];
const table: Record<string, object> = {};
try {
  const asked = { port: browser.port, visits, slowdown };
  const page = await measure(bare.bare, asked);
  const field = await measure(bare.field, asked);
  const show = (name: string, measured: Measured): Shown => {
    const times = (figure: number, of: number) => Number((figure / Math.max(of, 1)).toFixed(2));
    const shown = {
      ...measured,
      'LCP / bare': times(measured.LCP, page.LCP),
      'TBT / field': times(measured.TBT, field.TBT),
    };
    table[name] = { ...shown, scores: Object.values(measured.scores).join(' ') };
    return shown;
  };
  show('(a bare page)', page);
  show('(a bare field)', field);
  for (const [path, budget] of Object.entries(pages)) {
    const measured = show(path, await measure(`${site.origin}${path}`, asked));
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
