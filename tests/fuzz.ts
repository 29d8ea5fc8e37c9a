import { builtApp } from '../server/testing/built-app.ts';
import { type Fuzzed, fuzz, keep } from '../server/testing/fuzz/fuzz.ts';
import { largestInput } from '../server/testing/fuzz/largest-input.ts';
import { openRange } from '../server/testing/fuzz/range.ts';
import { ownDatabase } from '../server/testing/own-database.ts';
import { aWorld } from '../server/testing/world.ts';
import { type EndpointName, endpoints } from '../src/contract/endpoints.ts';
import { numberGiven } from '../tools/number-given.ts';

/**
 * Sends every endpoint of the contract what nobody should: the same requests each time, on an embedded
 * database in memory, or on one of its own where DATABASE_URL names a server. Prints a table and ends with 1
 * when an answer is a failure of the server's own, breaks the contract, or a promise is left alone. What found
 * a fault is kept in server/testing/fuzz/kept.json and sent first from then on.
 *
 * Usage: npm run fuzz [-- REQUESTS [--largest COUNT | ENDPOINT…]]
 *
 * `--largest 20` takes the calls that can be sent the most: by the lengths their texts, lists and files may have.
 */
const requests = numberGiven(0, 'REQUESTS', 10_000);
const all = Object.keys(endpoints) as EndpointName[];
const isLargest = process.argv[3] === '--largest';
const named = process.argv.slice(3) as EndpointName[];
const names = isLargest
  ? all.sort(byInput).slice(0, numberGiven(2, 'COUNT', 20))
  : named.length > 0
    ? named
    : all;
const unknown = names.filter((name) => !(name in endpoints));
if (unknown.length > 0) throw new Error(`The contract has no call named ${unknown.join(', ')}.`);

/** The call that can be sent the most first. */
function byInput(one: EndpointName, other: EndpointName): number {
  return largestInput(endpoints[other]) - largestInput(endpoints[one]);
}

let leftAlone = 0;
process.on('unhandledRejection', (reason) => {
  leftAlone += 1;
  console.error('A promise was left alone:', reason);
});

async function fuzzOne(name: EndpointName): Promise<Fuzzed> {
  const app = await builtApp(await ownDatabase(process.env.DATABASE_URL), { trustProxy: true });
  try {
    return await fuzz(await openRange(app, () => aWorld(app)), name, requests);
  } finally {
    await app.close();
  }
}

const table: Record<string, object> = {};
let faults = 0;
const begun = performance.now();
for (const name of names) {
  const from = performance.now();
  const { requests: sent, statuses, found } = await fuzzOne(name);
  table[name] = {
    requests: sent,
    statuses: Object.entries(statuses)
      .map(([status, count]) => `${status === '0' ? 'closed' : status}×${count}`)
      .join(' '),
    seconds: ((performance.now() - from) / 1000).toFixed(1),
  };
  console.log(name, JSON.stringify(table[name]));
  if (!found) continue;
  faults += 1;
  keep(found.shot);
  console.error(`${name}: ${found.fault}\n${JSON.stringify(found.shot).slice(0, 2_000)}`);
}
console.table(table);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
const engine = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
console.log(
  `${engine}, ${names.length} endpoints, ${faults} with a fault, ${leftAlone} promises left alone, ${seconds} s`,
);
process.exit(faults + leftAlone === 0 ? 0 : 1);
