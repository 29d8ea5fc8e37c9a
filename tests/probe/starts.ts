import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../../server/testing/process.ts';
import { all, type Case, seen } from './case.ts';

interface Spoilt {
  readonly setting: string;
  readonly env: Record<string, string>;
}

/** What cannot start: each spoils a copy of a data folder in use, or a setting. */
const faults: Record<string, (folder: string) => Spoilt | Promise<Spoilt>> = {
  'a database without PG_VERSION': (folder) => {
    rmSync(join(folder, 'pglite', 'PG_VERSION'));
    return { setting: 'DATA_DIR', env: { DATA_DIR: folder } };
  },
  'a control file that is cut off': (folder) => {
    truncateSync(join(folder, 'pglite', 'global', 'pg_control'), 100);
    return { setting: 'DATA_DIR', env: { DATA_DIR: folder } };
  },
  'an empty secret': (folder) => {
    writeFileSync(join(folder, 'secret'), '');
    return { setting: 'DATA_DIR', env: { DATA_DIR: folder } };
  },
  'a file as the data folder': (folder) => {
    const file = join(folder, 'file');
    writeFileSync(file, 'mine');
    return { setting: 'DATA_DIR', env: { DATA_DIR: file } };
  },
  'a folder that cannot be written to': () => ({
    setting: 'DATA_DIR',
    env: { DATA_DIR: '/sys/trestle' },
  }),
  'an address nobody has': (folder) => ({
    setting: 'HOST',
    env: { DATA_DIR: folder, HOST: '192.0.2.1' },
  }),
  'no PostgreSQL at its address': async (folder) => {
    const port = await freePort();
    const DATABASE_URL = `postgres://trestle:planted@127.0.0.1:${port}/trestle`;
    return { setting: 'DATABASE_URL', env: { DATA_DIR: folder, DATABASE_URL } };
  },
  'a secret of a few letters': (folder) => ({
    setting: 'JWT_SECRET',
    env: { DATA_DIR: folder, JWT_SECRET: 'short' },
  }),
  'a secret that is long and can be guessed, in production': (folder) => ({
    setting: 'JWT_SECRET',
    env: { DATA_DIR: folder, NODE_ENV: 'production', JWT_SECRET: 'changeme'.repeat(4) },
  }),
  'the demo, with its known passwords, in production at a public address': (folder) => ({
    setting: 'DEMO',
    env: {
      DATA_DIR: folder,
      NODE_ENV: 'production',
      JWT_SECRET: randomBytes(32).toString('base64'),
      DEMO: 'true',
      PUBLIC_ORIGIN: 'https://trestle.example',
    },
  }),
};

/** Line 9. A data folder is the same to both databases; the embedded one lies in it. */
export const starts: readonly Case[] = Object.entries(faults).map(([tried, spoil]) => ({
  area: 'starts',
  tried: `${tried}: one line that names the setting, exit code 1, nothing made anew`,
  isLong: true,
  only: 'embedded',
  async run({ untouched }) {
    const place = mkdtempSync(join(tmpdir(), 'trestle-probe-start-'));
    try {
      const folder = join(place, 'data');
      cpSync(untouched!, folder, { recursive: true });
      const { setting, env } = await spoil(folder);
      const before = modified(folder);
      const server = await startServer({ JWT_SECRET: '', LOG_LEVEL: 'info', ...env });
      const { exitCode } = server.process;
      if (exitCode === null) await server.end('SIGKILL');
      const said = server.output();
      const isPlain = new RegExp(`^Trestle cannot start: ${setting}:? [^\\n]*\\.\\n$`).test(said);
      return all(
        seen(exitCode, 1),
        isPlain && !said.includes('planted') ? null : `it says ${said.slice(0, 300)}`,
        seen(modified(folder), before),
      );
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
}));

/** When the tables' folder was last changed. */
const modified = (folder: string): number => statSync(join(folder, 'pglite', 'base')).mtimeMs;
