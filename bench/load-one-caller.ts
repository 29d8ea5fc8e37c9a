import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Hammer } from './load-hammer.ts';
import { signIns } from './load-sign-ins.ts';
import { medianP99 } from './load-table.ts';
import { type Answered, steadily } from './load-traffic.ts';
import { startProduct } from './product.ts';

const atOnce = 40;
const signInsPerSecond = 10;
const signingIn = 200;
/** How many times its value at rest p99 of sign-in may be. */
const budget = 2;

/** What one caller asks for, `atOnce` at a time: as themselves, or without an account. */
const cases = {
  'lists of one student': { path: '/api/Projects', isSigned: true },
  'a public page': { path: '/projects/1', isSigned: false },
  'the description of the API': { path: '/api/openapi.json', isSigned: false },
};
type What = keyof typeof cases;

/**
 * How long others wait to sign in while one caller asks for as much as they can, by turns with nobody doing so.
 * @returns whether sign-in keeps its budget in each case
 */
export async function oneCallerScene(seconds: number, rounds: number): Promise<boolean> {
  const whats = Object.keys(cases) as What[];
  const product = await startProduct(1_000, { students: signingIn + rounds, admins: 1 });
  const { origin } = product.server;
  const { students } = product.callers;
  const rest: Answered[] = [];
  const under = new Map<What, Answered[]>(whats.map((what) => [what, []]));
  const answers = new Map<What, Record<string, number>>(whats.map((what) => [what, {}]));
  try {
    const asks = await signIns(product.database.url, students.slice(0, signingIn));
    let sent = 0;
    const measure = (forSeconds: number) =>
      steadily(origin, signInsPerSecond, forSeconds, () => asks[sent++ % asks.length]!);
    await measure(5);
    const page = await fetch(`${origin}/projects/1`, { redirect: 'manual' });
    const address = page.headers.get('location') ?? '/projects/1';
    for (let round = 0; round < rounds; round += 1) {
      rest.push(await measure(seconds));
      for (const [at, what] of whats.entries()) {
        const { path, isSigned } = cases[what];
        const { headers } = students[signingIn + round]!;
        const stranger = { 'x-forwarded-for': `198.51.100.${1 + round * whats.length + at}` };
        const caller = { ...headers, ...(isSigned ? {} : { authorization: '' }), ...stranger };
        const hammer: Hammer = {
          url: origin + (path === '/projects/1' ? address : path),
          headers: caller,
          atOnce,
        };
        const asking = fork(new URL('./load-hammer.ts', import.meta.url));
        await once(asking, 'message');
        asking.send(hammer);
        under.get(what)!.push(await measure(seconds));
        asking.send('stop');
        const [answered] = (await once(asking, 'message')) as [Record<string, number>];
        const counted = answers.get(what)!;
        for (const [status, count] of Object.entries(answered))
          counted[status] = (counted[status] ?? 0) + count;
        asking.disconnect();
      }
    }
  } catch (error) {
    console.error(product.server.output());
    throw error;
  } finally {
    await product.close();
  }
  const atRest = medianP99(rest);
  console.log(
    `${product.database.server}, rounds of ${seconds} s, ${signInsPerSecond} sign-ins a second; p99 at rest ${atRest} ms (${rest.map(({ p99 }) => p99).join(', ')}); budget: at most ${budget} times that`,
  );
  const rows = whats.map((what) => {
    const runs = under.get(what)!;
    return {
      'one caller asks for': what,
      'sign-in p99 ms': medianP99(runs),
      'each p99 ms': runs.map(({ p99 }) => p99).join(', '),
      ratio: Math.round((medianP99(runs) / atRest) * 100) / 100,
      failed: runs.reduce((total, { failed }) => total + failed, 0),
      answered: Object.entries(answers.get(what)!)
        .map(([status, count]) => `${status}×${count}`)
        .join(' '),
    };
  });
  console.table(rows);
  return rows.every(({ ratio, failed }) => ratio <= budget && failed === 0);
}
