import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './process.ts';

const program = '/usr/sbin/clamd';

/** Debian’s package `clamav-daemon`. */
export const hasClamd = existsSync(program);

/** ClamAV’s daemon on loopback, which knows one virus. */
export interface TestClamd {
  /** `HOST:PORT` */
  readonly address: string;
  close(): Promise<void>;
}

/** The file that every scanner takes for a virus, which it is not (https://www.eicar.org). Written apart so that this one is none. */
export const eicar = [
  'X5O!P%@AP[4',
  '\\PZX54(P^)7CC)7}$EICAR-STANDARD-',
  'ANTIVIRUS-TEST-FILE!$H+H*',
].join('');
const eicarSignature = '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test';

/** @param port that it had before, so that it comes back where it was */
export async function startClamd(port?: number): Promise<TestClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const at = port ?? (await freePort());
  writeFileSync(join(folder, 'test.hdb'), `${eicarSignature}\n`);
  const settings = [
    `TCPSocket ${at}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${folder}`,
    'Foreground true',
    'User root',
    'StreamMaxLength 200M',
  ];
  const file = join(folder, 'clamd.conf');
  writeFileSync(file, `${settings.join('\n')}\n`);
  const daemon = spawn(program, ['--config-file', file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => daemon.once('exit', () => resolve()));
  await answering(at);
  return {
    address: `127.0.0.1:${at}`,
    async close() {
      daemon.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answers = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.end('zPING\0'));
      socket.once('data', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
    });
    if (answers) return;
    await setTimeout(100);
  }
  throw new Error('clamd did not start');
}
