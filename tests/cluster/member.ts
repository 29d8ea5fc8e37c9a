import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/testing/process.ts';
import { aGate, type Gate } from './gate.ts';
import { patroniSettings } from './patroni-settings.ts';
import { isRunning, signalAll, withChildren } from './processes.ts';
import { type Program, startProgram } from './programs.ts';
import { until } from './until.ts';

/** One PostgreSQL with the Patroni that looks after it. */
export interface Member {
  readonly name: string;
  readonly port: number;
  /** Patroni's REST API. */
  readonly rest: string;
  /** Its way to etcd. */
  readonly gate: Gate;
  start(): Promise<void>;
  /** PostgreSQL's at this moment, its first one first; none where it does not run. */
  processes(): number[];
  /** kill -9 of both, as when the power fails. */
  kill(): Promise<void>;
  /** Stops the processes of PostgreSQL, and of Patroni too if told so, until the answer is called. */
  freeze(whom: 'both' | 'PostgreSQL'): () => void;
  /** What Patroni and PostgreSQL have written. */
  log(): string;
  /** Ends both for good. */
  end(): Promise<void>;
}

export async function aMember(name: string, folder: string, etcdPort: number): Promise<Member> {
  const [port, rest] = [await freePort(), await freePort()];
  const gate = await aGate(etcdPort);
  const settings = join(folder, `${name}.json`);
  const ports = { postgresql: port, rest, etcd: gate.port };
  writeFileSync(settings, patroniSettings({ name, folder, ports }));
  let patroni: Program | null = null;

  const processes = (): number[] => {
    try {
      const [pid] = readFileSync(join(folder, name, 'postmaster.pid'), 'utf8').split('\n');
      return isRunning(Number(pid)) ? withChildren(Number(pid)) : [];
    } catch {
      return [];
    }
  };
  const endBoth = async (signal: 'SIGKILL' | 'SIGQUIT') => {
    // Patroni first: it would start PostgreSQL again.
    await patroni?.end('SIGKILL');
    patroni = null;
    const pids = processes();
    signalAll(pids, 'SIGCONT');
    signalAll(pids.slice(0, 1), signal);
    await until(`${name} is gone`, 20, () => !pids.some(isRunning));
  };
  return {
    name,
    port,
    rest: `http://127.0.0.1:${rest}`,
    gate,
    async start() {
      patroni = await startProgram('patroni', [settings], { folder, title: name });
    },
    processes,
    kill: () => endBoth('SIGKILL'),
    freeze(whom) {
      const pids = [...(whom === 'both' ? [patroni!.process.pid!] : []), ...processes()];
      signalAll(pids, 'SIGSTOP');
      return () => signalAll(pids, 'SIGCONT');
    },
    log: () => readFileSync(join(folder, `${name}.log`), 'utf8'),
    async end() {
      // PostgreSQL tidies up its shared memory, which it does not after SIGKILL.
      await endBoth('SIGQUIT');
      gate.close();
    },
  };
}
