import type { Result } from 'lighthouse';
import { type Written, writtenInto } from './written.ts';

/** One page's figures: times in ms, sizes in KiB as transferred. */
export interface Measured {
  readonly scores: Readonly<Record<string, number>>;
  readonly FCP: number;
  readonly LCP: number;
  readonly CLS: number;
  readonly TBT: number;
  readonly HTML: number;
  readonly CSS: number;
  readonly script: number;
  readonly font: number;
  readonly total: number;
  readonly 'other hosts': number;
}

interface NetworkRequest {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}

/** How often one visit is tried: a busy machine can lose a recording. */
const tries = 3;

interface Asked {
  /** Where the browser is told what to do. */
  readonly port: number;
  readonly visits: number;
  /** How many times slower than this machine's the processor is. */
  readonly slowdown: number;
}

/** Visits a page several times and keeps the median of each figure. */
export async function measure(url: string, asked: Asked): Promise<Measured> {
  // Read once before: the first answer of a server just started is not what visitors wait for.
  const html = await (await fetch(url)).text();
  const results: Result[] = [];
  for (let number = 0; number < asked.visits; number += 1) results.push(await visit(url, asked));
  return medians(results, writtenInto(html));
}

async function visit(url: string, { port, slowdown }: Asked): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const settings = { throttling: { cpuSlowdownMultiplier: slowdown } };
  const config = { extends: 'lighthouse:default', settings };
  let reason = 'no result';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answer = await lighthouse(url, { port, output: 'json', logLevel: 'error' }, config);
    if (answer && !answer.lhr.runtimeError) return answer.lhr;
    reason = answer?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
}

function medians(results: Result[], written: Written): Measured {
  const median = (figure: (result: Result) => number, digits = 0): number => {
    const sorted = results.map(figure).sort((one, other) => one - other);
    return Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(digits));
  };
  const audit = (id: string, digits = 0) =>
    median((result) => result.audits[id]?.numericValue ?? Number.NaN, digits);
  const kib = (type?: string) => median((result) => sizeOf(result, type) / 1024, 1);
  const categories = Object.keys(results[0]?.categories ?? {});
  return {
    scores: Object.fromEntries(
      categories.map((id) => [id, median((result) => (result.categories[id]?.score ?? 0) * 100)]),
    ),
    FCP: audit('first-contentful-paint'),
    LCP: audit('largest-contentful-paint'),
    CLS: audit('cumulative-layout-shift', 4),
    TBT: audit('total-blocking-time'),
    HTML: kib('Document'),
    CSS: rounded(kib('Stylesheet') + written.CSS),
    script: rounded(kib('Script') + written.script),
    font: kib('Font'),
    total: kib(),
    'other hosts': median(otherHosts),
  };
}

const rounded = (number: number): number => Number(number.toFixed(1));

const requestsOf = (result: Result): NetworkRequest[] => {
  const details = result.audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
};

function sizeOf(result: Result, type?: string): number {
  return requestsOf(result)
    .filter(({ resourceType }) => type === undefined || resourceType === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function otherHosts(result: Result): number {
  const { origin } = new URL(result.finalDisplayedUrl);
  return requestsOf(result).filter(
    ({ url }) => url.startsWith('http') && new URL(url).origin !== origin,
  ).length;
}
