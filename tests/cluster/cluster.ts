import { numberGiven } from '../../tools/number-given.ts';
import { restore } from '../restore/restore.ts';
import { type BreakName, breaks } from './break-primary.ts';
import { burst } from './burst.ts';
import { checker } from './checker.ts';
import { failover } from './failover.ts';
import { replicas } from './replicas/replicas.ts';
import { rolling } from './rolling.ts';
import { startCluster } from './start.ts';

/**
 * The product beyond one machine, on loopback ports of this one: etcd, three PostgreSQL under Patroni, HAProxy, a
 * store that speaks S3 and four instances. Without a word it runs until Ctrl-C.
 *
 * Usage: npm run cluster [-- failover [kill|freeze|stall|switch|cut|all] [ROUNDS] | rolling [RESTARTS] |
 * lag [ROUNDS] | burst [STUDENTS] | restore | checker]
 */
const [which = '', way = 'all'] = process.argv.slice(2);

const all: Record<string, () => Promise<boolean>> = {
  '': keepRunning,
  failover: () => failover(waysOf(way), numberGiven(2, 'ROUNDS', 20)),
  rolling: () => rolling(numberGiven(1, 'RESTARTS', 10)),
  lag: () => replicas(numberGiven(1, 'ROUNDS', 20)),
  burst: () => burst(numberGiven(1, 'STUDENTS', 400)),
  restore,
  checker,
};

function waysOf(name: string): BreakName[] {
  const ways = Object.keys(breaks) as BreakName[];
  if (name === 'all') return ways;
  const found = ways.find((each) => each === name);
  if (found) return [found];
  console.error(`Say how the primary is lost: ${ways.join(', ')} or all.`);
  process.exit(2);
}

async function keepRunning(): Promise<boolean> {
  const begun = performance.now();
  const secret = 'instances of one cluster share this secret';
  const cluster = await startCluster(async () => ({ JWT_SECRET: secret, DEMO: 'true' }));
  console.log(`ready after ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  console.log(`The product:  ${cluster.origin}`);
  console.log(`The primary:  ${cluster.urls.primary}`);
  console.log(`The replicas: ${cluster.urls.replicas}`);
  for (const { name, port, rest } of cluster.members.all)
    console.log(`${name.padEnd(13)} port ${port}, Patroni at ${rest}/cluster`);
  console.log('\nCtrl-C ends and removes all of it.');
  return new Promise(() => {});
}

const run = all[which];
if (!run) {
  console.error(`Say nothing, or which: ${Object.keys(all).filter(Boolean).join(', ')}.`);
  process.exit(2);
}
const faulty = await run().catch((error: Error) => {
  console.error(error.message);
  return true;
});
process.exit(faulty ? 1 : 0);
