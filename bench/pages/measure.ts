import { brotliCompressSync } from 'node:zlib';
import type { Result } from 'lighthouse';
import { median, rounded } from '../figures.ts';

/** One page's figures: times in ms, sizes in KiB as transferred. */
export type Measured = Awaited<ReturnType<typeof measure>>;

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
export async function measure(url: string, asked: Asked) {
  // Read once before: the first answer of a server just started is not what visitors wait for.
  const html = await (await fetch(url)).text();
  const visits: Result[] = [];
  for (let number = 0; number < asked.visits; number += 1) visits.push(await visit(url, asked));
  const figure = (of: (result: Result) => number, digits = 0) =>
    rounded(median(visits.map(of)), digits);
  const audit = (id: string, digits = 0) =>
    figure(({ audits }) => audits[id]?.numericValue ?? Number.NaN, digits);
  const kib = (type?: string) => figure((result) => sizeOf(result, type) / 1024, 1);
  const score = (id: string) => figure(({ categories }) => (categories[id]?.score ?? 0) * 100);
  const styles = kibWritten(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  // Data for search engines is no script.
  const scripts = kibWritten(html, /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
  return {
    scores: Object.keys(visits[0]?.categories ?? {}).map((id) => [id, score(id)] as const),
    FCP: audit('first-contentful-paint'),
    LCP: audit('largest-contentful-paint'),
    CLS: audit('cumulative-layout-shift', 4),
    TBT: audit('total-blocking-time'),
    HTML: kib('Document'),
    CSS: rounded(kib('Stylesheet') + styles, 1),
    script: rounded(kib('Script') + scripts, 1),
    font: kib('Font'),
    total: kib(),
    'other hosts': figure(otherHosts),
  };
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

/** A page's own styles or scripts that are written into it, as compressed. */
function kibWritten(html: string, pattern: RegExp): number {
  const text = [...html.matchAll(pattern)].map((match) => match[1]).join('');
  return text === '' ? 0 : brotliCompressSync(text).length / 1024;
}

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
