import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { AppServices } from '../../../app.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { openEmbedded } from '../../../platform/database/open.ts';
import { localSecret, secretsFrom } from '../../../platform/settings/secrets.ts';
import { openImageWorker } from '../../../platform/storage/images/image-worker.ts';
import { squarePictures } from '../../../platform/storage/images/squares.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aStudent, knownPassword, type Someone } from '../../../testing/people.ts';
import { startServer } from '../../../testing/process.ts';
import { tokensWith } from '../../accounts/sessions/tokens.ts';

/** The most work in the fewest bytes. */
const interlaced = (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#16386b' } })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

let worst: Buffer;
let ordinary: Buffer;
beforeAll(async () => {
  worst = await interlaced(7000);
  ordinary = await interlaced(300);
});

describe('pictures', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const upload = (student: Someone, picture: Buffer) =>
    app.call(
      endpoints.setPicture,
      {
        params: { sId: student.id },
        file: new Blob([new Uint8Array(picture)], { type: 'image/png' }),
      },
      student.token,
    );
  const students = (count: number) =>
    Promise.all(Array.from({ length: count }, () => aStudent(app.services)));

  test('of sixteen people, each the worst there is, hold up nobody who signs in; some are told to come again', async () => {
    const people = await students(16);
    const { email } = await aStudent(app.services);
    const uploads = people.map((student) => upload(student, worst));
    await setTimeout(100);
    const from = performance.now();
    const signedIn = await app.call(endpoints.signIn, {
      body: { email, password: knownPassword },
    });
    expect(performance.now() - from).toBeLessThan(1_000);
    expect(signedIn.status).toBe(200);

    const answers = await Promise.all(uploads);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(people.length);
    for (const { status, body, headers } of refused)
      expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'busy', true]);
  });

  test('of one account are made ready one at a time', async () => {
    const [student] = await students(1);
    const answers = await Promise.all([1, 2, 3].map(() => upload(student!, worst)));
    // On a busy machine the one that is made ready may take too long.
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.detail).toBe('Wait until your other upload is ready.');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('of one account are twenty within a day, read or refused', async () => {
    const [student] = await students(1);
    for (let sent = 0; sent < 20; sent += 1) {
      const { status } = await upload(student!, sent % 2 ? ordinary : Buffer.from('no picture'));
      expect(status).toBe(sent % 2 ? 200 : 400);
    }
    const { status, body, headers } = await upload(student!, ordinary);
    expect([status, body.detail]).toEqual([
      429,
      'You can upload 20 files a day. Try again in 24 hours.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    app.passTime(24 * 3_600_000);
    // A session lasts twelve hours.
    const { body: session } = await app.call(endpoints.signIn, {
      body: { email: student!.email, password: knownPassword },
    });
    expect((await upload({ ...student!, token: session.token }, ordinary)).status).toBe(200);
  });
});

test('on a machine too busy to make a picture ready in its time it may be sent again, and is not called too large', async () => {
  const imageWorker = openImageWorker(150);
  await expect(imageWorker.squares(worst)).rejects.toMatchObject({ code: 'busy' });
  imageWorker.close();
});

test('after many pictures, and after a process that was killed, the next is made ready', async () => {
  const imageWorker = openImageWorker();
  for (let made = 0; made < 25; made += 1) {
    const squares = await imageWorker.squares(ordinary);
    expect(squares.map(({ size }) => size)).toEqual([256, 512]);
  }
  const resting = childrenOf(process.pid).filter(isPictureProcess);
  expect(resting.length).toBeGreaterThan(0);
  for (const child of resting) process.kill(child, 'SIGKILL');
  // Gone from the list of processes, that is: its end was told.
  await vi.waitFor(() => expect(resting.filter(statOf)).toEqual([]));
  expect(await imageWorker.squares(ordinary)).toHaveLength(2);
  imageWorker.close();
});

test('a picture of more than fifty million pixels is refused before it is decoded', async () => {
  const larger = await interlaced(7100);
  await expect(squarePictures(larger)).rejects.toThrow('pixel limit');
});

// The process is looked at from outside; its database is in a folder of its own.
describe('a server that is stopped', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'trestle-pictures-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('finishes the picture under way, sends the others away, and leaves no process behind', async () => {
    const people = await studentsIn(folder, 5);
    const server = await startServer({ DATA_DIR: folder });
    const answers = people.map(async ({ id, token }) => {
      const { status } = await fetch(`${server.origin}/api/students/${id}/picture`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
        body: new Uint8Array(worst),
      });
      return status;
    });
    while (childrenOf(server.process.pid!).length === 0) await setTimeout(10);
    const children = childrenOf(server.process.pid!);
    expect(await server.end('SIGTERM')).toBe(0);
    const statuses = await Promise.all(answers);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await vi.waitFor(() => expect(children.filter(isRunning)).toEqual([]));
  });
});

async function studentsIn(folder: string, count: number): Promise<Someone[]> {
  const { db, close } = await openEmbedded(folder);
  await migrate(db);
  const clock = () => new Date();
  const tokens = tokensWith(secretsFrom(localSecret(folder)).tokenKey, clock);
  const people: Someone[] = [];
  while (people.length < count) people.push(await aStudent({ db, clock, tokens } as AppServices));
  await close();
  return people;
}

/** On Linux, whose `/proc` says whose child a process is; the processors’ number of them at most. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);

const isPictureProcess = (pid: number): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('images/worker');
const parentOf = (pid: number): number => Number(statOf(pid)?.[3]);
const isRunning = (pid: number): boolean => !['Z', undefined].includes(statOf(pid)?.[2]);

function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/s, '()')
      .split(' ');
  } catch {
    return undefined;
  }
}
