import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/testing/process.ts';
import { haproxySettings, type Ports } from './haproxy-settings.ts';
import type { Member } from './member.ts';
import { startProgram } from './programs.ts';
import { answers200, until } from './until.ts';

export interface Haproxy {
  /** Where people come in. */
  readonly origin: string;
  readonly ports: Ports;
  end(): Promise<void>;
}

/**
 * Leads to the databases and to the instances of the product.
 * @param instances ports on which they are, or will be
 */
export async function startHaproxy(
  folder: string,
  members: readonly Member[],
  instances: readonly number[],
): Promise<Haproxy> {
  const [product, primary, replicas, status] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const ports: Ports = { product, primary, replicas, status };
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxySettings(ports, members, instances));
  const haproxy = await startProgram('haproxy', ['-db', '-f', file], { folder });
  const end = () => haproxy.end('SIGKILL');
  try {
    const found = () => answers200(`http://127.0.0.1:${status}/primary`);
    await until('HAProxy finds the primary', 20, found);
  } catch (error) {
    await end();
    throw new Error(`HAProxy did not start:\n${haproxy.log()}`, { cause: error });
  }
  return { origin: `http://127.0.0.1:${product}`, ports, end };
}
