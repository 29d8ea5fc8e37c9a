import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort, startServer } from './testing/process.ts';
import { contentOf, oneLine, refusal } from './testing/refused-start.ts';

let place: string;
/** A data folder as a first start leaves it. */
let used: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'trestle-start-'));
  used = join(place, 'used');
  const server = await startServer({ DATA_DIR: used });
  expect(await server.end('SIGTERM')).toBe(0);
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

let copies = 0;
function aCopy(): string {
  copies += 1;
  const folder = join(place, `copy-${copies}`);
  cpSync(used, folder, { recursive: true });
  return folder;
}

// About the folder and the process; with PostgreSQL they are the same.
describe.skipIf(process.env.TEST_DATABASE === 'postgresql')('a start', () => {
  test.each([
    ['without PG_VERSION', (folder: string) => rmSync(join(folder, 'PG_VERSION'))],
    ['with an empty PG_VERSION', (folder: string) => truncateSync(join(folder, 'PG_VERSION'))],
    [
      'whose control file is empty',
      (folder: string) => truncateSync(join(folder, 'global', 'pg_control')),
    ],
    [
      'whose control file is cut off',
      (folder: string) => truncateSync(join(folder, 'global', 'pg_control'), 100),
    ],
    [
      'whose tables are cut off',
      (folder: string) => {
        for (const file of globSync('base/5/*', { cwd: folder }))
          if (statSync(join(folder, file)).size > 5_000) truncateSync(join(folder, file), 5_000);
      },
    ],
    [
      'whose log of writes is gone',
      (folder: string) => {
        for (const file of globSync('pg_wal/0*', { cwd: folder })) rmSync(join(folder, file));
      },
    ],
  ])('on a database %s says so, and leaves it as it is', async (_, spoil) => {
    const folder = aCopy();
    const database = join(folder, 'pglite');
    spoil(database);
    const before = contentOf(database);
    expect(await refusal({ DATA_DIR: folder })).toEqual(
      oneLine('DATA_DIR', `the database in ${database} is damaged. Restore it from a backup`),
    );
    const after = Object.entries(contentOf(database)).filter(
      // PostgreSQL may lay out the next file of its log ahead.
      ([file]) => file in before || !file.startsWith('pg_wal/0'),
    );
    expect(Object.fromEntries(after)).toEqual(before);
  });

  test('with a database that was never finished makes it anew', async () => {
    const folder = join(place, 'unfinished');
    mkdirSync(join(folder, 'pglite.new', 'global'), { recursive: true });
    const server = await startServer({ DATA_DIR: folder });
    expect(server.process.exitCode).toBeNull();
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('that is ended the moment it listens ends as one that has long run', async () => {
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: aCopy(), LOG_LEVEL: 'info' };
    const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
      env: { ...env, HOST: '127.0.0.1', PORT: String(await freePort()) },
    });
    const ended = once(child, 'exit');
    child.stdout.on('data', (said) => {
      if (String(said).includes('Server listening')) child.kill('SIGTERM');
    });
    expect(await ended).toEqual([0, null]);
  });

  test.each([
    ['empty', 0],
    ['cut off', 20],
  ])('with a secret that is %s does not make tokens with it', async (_, length) => {
    const folder = aCopy();
    truncateSync(join(folder, 'secret'), length);
    expect(await refusal({ DATA_DIR: folder })).toEqual(
      oneLine('DATA_DIR', 'secret is empty or cut off. Restore it'),
    );
    expect(statSync(join(folder, 'secret')).size).toBe(length);
  });

  test('on a file, or below one, asks for a folder', async () => {
    const file = join(place, 'file');
    writeFileSync(file, 'mine');
    expect(await refusal({ DATA_DIR: file })).toEqual(oneLine('DATA_DIR', 'is a file'));
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toEqual(
      oneLine('DATA_DIR', 'lies below a file'),
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test.runIf(process.platform === 'linux')(
    'on a folder that cannot be written to asks for another',
    async () => {
      const said = await refusal({ DATA_DIR: '/sys/trestle' });
      expect(said).toEqual(oneLine('DATA_DIR', /(cannot be written to|can only be read)/));
    },
  );

  test('on a full disk says so, and goes on where it was when there is room again', async ({
    skip,
  }) => {
    const folder = join(place, 'disk');
    mkdirSync(folder);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]);
    if (mounted.status !== 0) skip('This user may not mount a small disk.');
    try {
      const filler = join(folder, 'filler');
      spawnSync('sh', ['-c', `cat /dev/zero > ${filler}`]);
      const data = join(folder, 'data');
      expect(await refusal({ DATA_DIR: data })).toEqual(
        oneLine('DATA_DIR', 'is on a disk that is full. Free some space'),
      );
      rmSync(filler);
      cpSync(used, data, { recursive: true });
      const before = contentOf(join(data, 'pglite'));
      spawnSync('sh', ['-c', `cat /dev/zero > ${filler}`]);
      expect(await refusal({ DATA_DIR: data })).toEqual(
        oneLine('DATA_DIR', 'is on a disk that is full. Free some space'),
      );
      expect(contentOf(join(data, 'pglite'))).toEqual(before);
      rmSync(filler);
      const server = await startServer({ DATA_DIR: data });
      expect(server.process.exitCode).toBeNull();
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      spawnSync('umount', ['-l', folder]);
    }
  });

  test('an unusable address is refused with the name of its setting', async () => {
    const other = await startServer({ DATA_DIR: aCopy() });
    const { hostname, port } = new URL(other.origin);
    expect(await refusal({ DATA_DIR: aCopy(), HOST: '192.0.2.1' })).toEqual(
      oneLine('HOST', '“192.0.2.1” is not an address of this machine'),
    );
    expect(await refusal({ DATA_DIR: aCopy(), HOST: 'no-such-host.invalid' })).toEqual(
      oneLine('HOST', 'is not an address of this machine'),
    );
    // It would take the other's answers for its own, and is waited for instead.
    const taken = await startServer({
      DATA_DIR: aCopy(),
      METRICS_HOST: hostname,
      METRICS_PORT: port,
    });
    await vi.waitFor(() => expect(taken.process.exitCode).toBe(1), { timeout: 30_000 });
    expect(taken.output()).toContain(
      `Trestle cannot start: METRICS_PORT: something else listens on port ${port}`,
    );
    await other.end('SIGTERM');
  });

  test('without PostgreSQL at its address says so, and no password', async () => {
    const port = await freePort();
    const said = await refusal({
      DATA_DIR: aCopy(),
      DATABASE_URL: `postgres://trestle:planted@127.0.0.1:${port}/trestle`,
    });
    expect(said).toEqual(
      oneLine('DATABASE_URL', `no PostgreSQL at 127.0.0.1:${port} answers. Start it`),
    );
    expect(said).not.toContain('planted');
  });

  test.runIf(process.env.DATABASE_URL)('without its database in PostgreSQL names it', async () => {
    const url = new URL(process.env.DATABASE_URL!);
    url.pathname = '/no_such_database';
    expect(await refusal({ DATA_DIR: aCopy(), DATABASE_URL: url.href })).toEqual(
      oneLine('DATABASE_URL', 'has no database “no_such_database”'),
    );
  });

  test('closes what it keeps to all other users', async () => {
    const folder = join(place, 'closed');
    mkdirSync(folder, { mode: 0o755 });
    const server = await startServer({ DATA_DIR: folder });
    await fetch(`${server.origin}/api/Students/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@people.example',
        password: 'a lattice of steel',
        engineeringType: 'Civil',
        collegeYear: 'Final',
        university: 'Lindow',
      }),
    });
    const mails = () => globSync('outbox/*.eml', { cwd: folder });
    await vi.waitFor(() => expect(mails()).toHaveLength(1), { timeout: 30_000 });
    const modeOf = (file: string) => (statSync(join(folder, file)).mode & 0o777).toString(8);
    expect(['.', 'outbox'].map(modeOf)).toEqual(['700', '700']);
    expect(['secret', mails()[0]!].map(modeOf)).toEqual(['600', '600']);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

test('an instance that is told to stop says so to both checks, and answers whatever else still comes', async () => {
  const server = await startServer({ DATA_DIR: aCopy(), DRAIN_SECONDS: '2' });
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  const statuses = () =>
    Promise.all(['/api/health/live', '/api/health/ready', '/api/openapi.json'].map(statusOf));
  expect(await statuses()).toEqual([200, 200, 200]);
  const ended = server.end('SIGTERM');
  await vi.waitFor(async () => expect(await statuses()).toEqual([503, 503, 200]));
  expect(await ended, server.output()).toBe(0);
});
