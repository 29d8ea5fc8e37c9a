import { join } from 'node:path';
import { freePort } from '../../server/testing/process.ts';
import { startProgram } from './programs.ts';
import { answers200, until } from './until.ts';

export interface Etcd {
  readonly port: number;
  end(): Promise<void>;
}

/** The register in which one PostgreSQL at a time is named primary. One process of it, for all is on one machine. */
export async function startEtcd(folder: string): Promise<Etcd> {
  const [port, peers] = [await freePort(), await freePort()];
  const clientUrl = `http://127.0.0.1:${port}`;
  const peerUrl = `http://127.0.0.1:${peers}`;
  const settings = {
    name: 'etcd',
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': clientUrl,
    'advertise-client-urls': clientUrl,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `etcd=${peerUrl}`,
    // The older of its two ways to be asked: see `patroni-settings.ts`.
    'enable-v2': 'true',
    'log-level': 'warn',
  };
  const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const etcd = await startProgram('etcd', args, { folder });
  try {
    await until('etcd answers', 20, () => answers200(`${clientUrl}/health`));
  } catch (error) {
    await etcd.end('SIGKILL');
    throw error;
  }
  return { port, end: () => etcd.end('SIGKILL') };
}
