import { quantile } from './figures.ts';
import { serveSite } from './site.ts';

/**
 * The page of a credential beside a page that never changes, asked for in turns by one visitor: p50 and p99 in milliseconds.
 * Many at once from one address would wait for each other, which a static page does not (decision 032).
 * Ends with 1 where the 99th percentile is more than twice that of the static page in the same run.
 */
/** The product takes 3,000 calls a minute from one address. */
const blocks = 6;
const requests = 400;
const timesAtMost = 2;

const site = await serveSite();
try {
  const portfolio = await (await fetch(`${site.origin}/p/mina-okafor`)).text();
  const [verify] = /\/verify\/[\da-f-]{36}/.exec(portfolio)!;
  const times: Record<string, number[]> = { '/home': [], [verify]: [] };
  for (const path of Object.keys(times)) await ask(path, requests);
  for (let at = 0; at < blocks; at += 1)
    for (const [path, all] of Object.entries(times)) all.push(...(await ask(path, requests)));
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([path, all]) => [
        path.slice(0, 7),
        { p50: quantile(all, 0.5).toFixed(1), p99: quantile(all, 0.99).toFixed(1) },
      ]),
    ),
  );
  const ratio = quantile(times[verify]!, 0.99) / quantile(times['/home']!, 0.99);
  console.log(`p99: ${ratio.toFixed(2)} times the static page`);
  process.exitCode = ratio <= timesAtMost ? 0 : 1;
} finally {
  await site.close();
}

async function ask(path: string, count: number): Promise<number[]> {
  const all: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const began = performance.now();
    const answer = await fetch(`${site.origin}${path}`, { headers: { accept: 'text/html' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    all.push(performance.now() - began);
  }
  return all;
}
