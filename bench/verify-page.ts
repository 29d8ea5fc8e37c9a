import { judge, quantile, rounded, timed } from './figures.ts';
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
  const times = { '/home': [] as number[], [verify]: [] as number[] };
  for (const path of Object.keys(times)) await ask(path);
  for (let at = 0; at < blocks; at += 1)
    for (const [path, all] of Object.entries(times)) all.push(...(await ask(path)));
  const still = quantile(times['/home'], 0.99);
  const rows = Object.entries(times).map(([path, all]) => {
    const p99 = quantile(all, 0.99);
    return {
      page: path.slice(0, 7),
      p50: rounded(quantile(all, 0.5), 1),
      p99: rounded(p99, 1),
      'times the static page': rounded(p99 / still),
      held: p99 / still <= timesAtMost,
    };
  });
  judge(`Budget for p99: ${timesAtMost} times the static page`, rows);
} finally {
  await site.close();
}

/** @returns milliseconds of each answer */
async function ask(path: string): Promise<number[]> {
  const { times } = await timed(requests, async () => {
    const answer = await fetch(`${site.origin}${path}`, { headers: { accept: 'text/html' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  });
  return times;
}
