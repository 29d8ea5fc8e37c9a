import type { Answered } from '../../bench/traffic.ts';
import { cpuMs } from '../../server/testing/cpu.ts';
import type { RunningServer } from '../../server/testing/process.ts';
import type { Members } from './members.ts';

/** What a request took, in milliseconds: of the processor time of each, and until its answer was there. */
export interface Cost {
  readonly instances: number;
  readonly primary: number;
  /** Whether they are read from or only replay. */
  readonly replicas: number;
  readonly p50: number;
  readonly p99: number;
  /** How often an instance stopped reading from a replica for a while: what lags answers nobody. */
  readonly leftOut: number;
}

/** @throws where a call fails, and where another has become primary meanwhile */
export async function costOf(
  members: Members,
  instances: readonly RunningServer[],
  send: () => Promise<Answered>,
): Promise<Cost> {
  const primary = await members.primary();
  const replicas = members.all.filter((member) => member !== primary);
  const spent = () => [
    cpuMs(instances.map(({ process }) => process.pid!)),
    cpuMs(primary.processes()),
    cpuMs(replicas.flatMap((replica) => replica.processes())),
  ];
  const timesLeftOut = () =>
    instances.reduce(
      (sum, { output }) => sum + output().split('a replica is left out').length - 1,
      0,
    );
  const [before, leftOutBefore] = [spent(), timesLeftOut()];
  const { requests, errors, p50, p99 } = await send();
  const [ofInstances, ofPrimary, ofReplicas] = spent().map((ms, n) => (ms - before[n]!) / requests);
  if (errors.length > 0) throw new Error(`Calls failed: ${errors.join(', ')}`);
  if ((await members.primary()) !== primary) throw new Error('Another became primary meanwhile.');
  return {
    instances: ofInstances!,
    primary: ofPrimary!,
    replicas: ofReplicas!,
    p50,
    p99,
    leftOut: timesLeftOut() - leftOutBefore,
  };
}

/** Of costs that are alike. */
export function mean(costs: readonly Cost[]): Cost {
  const of = (part: keyof Cost) => costs.reduce((sum, cost) => sum + cost[part], 0) / costs.length;
  return {
    instances: of('instances'),
    primary: of('primary'),
    replicas: of('replicas'),
    p50: of('p50'),
    p99: of('p99'),
    leftOut: of('leftOut'),
  };
}

/** A row of a table: each cost, and how many times that of the first row it is. */
export function compared(cost: Cost, first: Cost): Record<string, number> {
  const all = ({ instances, primary, replicas }: Cost) => instances + primary + replicas;
  const times = (part: number, ofFirst: number) => Number((part / ofFirst).toFixed(2));
  const ms = (part: number) => Number(part.toFixed(2));
  return {
    'instances ms': ms(cost.instances),
    'instances ×': times(cost.instances, first.instances),
    'primary ms': ms(cost.primary),
    'primary ×': times(cost.primary, first.primary),
    'replicas ms': ms(cost.replicas),
    'all ×': times(all(cost), all(first)),
    'p50 ms': ms(cost.p50),
    'p99 ms': ms(cost.p99),
    'p99 ×': times(cost.p99, first.p99),
    'left out': cost.leftOut,
  };
}
