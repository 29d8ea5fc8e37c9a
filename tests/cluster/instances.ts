import { join } from 'node:path';
import { type RunningServer, startServer } from '../../server/testing/process.ts';
import { answers200, until } from './until.ts';

/** Instances of the product that share a database and a store. */
export interface Instances {
  readonly ports: readonly number[];
  /** Stops one as an operator does, and starts it anew at its port. @returns its exit code */
  restart(port: number): Promise<number | null>;
  /** Ends all, and starts so many with these settings besides. @returns once each is ready */
  replace(count: number, settings: Record<string, string>): Promise<readonly RunningServer[]>;
  end(): Promise<void>;
}

/** How long an instance that is stopped still takes calls, in seconds: HAProxy notices within one. */
const drainSeconds = '3';

/** @returns once each is ready */
export async function startInstances(
  ports: readonly number[],
  folder: string,
  settings: Record<string, string>,
): Promise<Instances> {
  const running = new Map<number, RunningServer>();
  const end = () =>
    Promise.all([...running.values()].map((instance) => instance.end('SIGKILL'))).then(() => {});
  async function start(port: number, more: Record<string, string> = {}): Promise<void> {
    const instance = await startServer({
      DRAIN_SECONDS: drainSeconds,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'error',
      DATA_DIR: join(folder, `instance-${port}`),
      ...settings,
      ...more,
      PORT: String(port),
    });
    running.set(port, instance);
    const isReady = () => answers200(`${instance.origin}/api/health/ready`);
    await until(`the instance on ${port} is ready`, 30, isReady).catch((error) => {
      throw new Error(instance.output(), { cause: error });
    });
  }
  try {
    await Promise.all(ports.map((port) => start(port)));
  } catch (error) {
    await end();
    throw error;
  }
  return {
    ports,
    async restart(port) {
      const code = await running.get(port)!.end('SIGTERM');
      await start(port);
      return code;
    },
    async replace(count, more) {
      await end();
      running.clear();
      await Promise.all(ports.slice(0, count).map((port) => start(port, more)));
      return [...running.values()];
    },
    end,
  };
}
