import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { EndpointName } from '../../../src/contract/endpoints.ts';
import type { Range } from './range.ts';
import type { Shot } from './shot.ts';
import { shotsAt } from './shots.ts';

/** The same requests on every machine. */
const seed = 20_251_117;

const file = new URL('./kept.jsonl', import.meta.url);
const keptLines = () => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/** Shots that found a fault once; each run begins with them. */
const keptShots = (): readonly Shot[] => keptLines().map((line) => JSON.parse(line));

/** Keeps a shot for all runs to come. */
export function keep(shot: Shot): void {
  const line = JSON.stringify(shot);
  if (!keptLines().includes(line)) appendFileSync(file, `${line}\n`);
}

export interface Fuzzed {
  readonly requests: number;
  /** How many answers had each status; 0 is a connection closed without one. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The smallest shot that shows the first fault. */
  readonly found: { readonly shot: Shot; readonly fault: string } | null;
}

/** Fires at one endpoint: what was kept about it, then so many shots of the generator, until a fault is found. */
export async function fuzz(range: Range, name: EndpointName, requests: number): Promise<Fuzzed> {
  const statuses: Record<number, number> = {};
  let fired = 0;
  const faultOf = async (shot: Shot) => {
    const { status, fault } = await range.fire(shot);
    fired += 1;
    statuses[status] = (statuses[status] ?? 0) + 1;
    return fault;
  };
  const examples = keptShots().filter((shot) => shot.endpoint === name);
  const run = await fc.check(
    fc.asyncProperty(shotsAt(name), async (shot) => (await faultOf(shot)) === null),
    {
      numRuns: requests + examples.length,
      seed,
      examples: examples.map((shot) => [shot]),
    },
  );
  if (!run.failed) return { requests: fired, statuses, found: null };
  const shot = run.counterexample![0]!;
  const fault = (await faultOf(shot)) ?? 'a fault that did not show again';
  return { requests: fired, statuses, found: { shot, fault } };
}
