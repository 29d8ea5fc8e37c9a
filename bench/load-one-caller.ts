import { type Aside, aside } from './aside.ts';
import type { Hammer } from './load-hammer.ts';
import { signIns } from './load-sign-ins.ts';
import { steadily, taking } from './load-traffic.ts';
import { byTurns, rowOf, statusesIn, wentWell } from './load-turns.ts';
import { onProduct, type Product } from './product.ts';

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
export const oneCallerScene = (seconds: number, rounds: number): Promise<boolean> =>
  onProduct({ projects: 1_000, students: signingIn + rounds, admins: 1 }, (product) =>
    besideOneCaller(product, seconds, rounds),
  );

async function besideOneCaller(
  { database, server, callers }: Product,
  seconds: number,
  rounds: number,
): Promise<boolean> {
  const { origin } = server;
  const { students } = callers;
  const next = taking(await signIns(database.url, students.slice(0, signingIn)));
  const measure = (forSeconds = seconds) => steadily(origin, signInsPerSecond, forSeconds, next);
  await measure(5);
  const page = await fetch(`${origin}/projects/1`, { redirect: 'manual' });
  const address = page.headers.get('location') ?? '/projects/1';
  const whats = Object.keys(cases) as What[];
  const hammering = (what: What) => (round: number) => {
    const { path, isSigned } = cases[what];
    const { authorization } = students[signingIn + round]!.headers;
    const hammer: Hammer = {
      url: origin + (path === '/projects/1' ? address : path),
      headers: {
        'x-forwarded-for': `198.51.100.${1 + round * whats.length + whats.indexOf(what)}`,
        ...(isSigned && { authorization }),
      },
      atOnce,
    };
    return aside('./load-hammer.ts', hammer);
  };
  const weights = Object.fromEntries(whats.map((what) => [what, hammering(what)]));
  const { rest, under, outcomes } = await byTurns({
    rounds,
    measure,
    weights: weights as Record<What, (round: number) => Promise<Aside>>,
  });
  const rows = whats.map((what) => ({
    ...rowOf(what, under[what], rest),
    answered: statusesIn(outcomes[what]),
  }));
  console.log(
    `${database.server}, rounds of ${seconds} s, ${signInsPerSecond} sign-ins a second beside one caller; budget: p99 of sign-in at most ${budget} times its value at rest`,
  );
  console.table([rowOf('at rest', rest, rest), ...rows]);
  return (
    wentWell([...rest, ...Object.values(under).flat()]) &&
    rows.every(({ ratio }) => ratio <= budget)
  );
}
