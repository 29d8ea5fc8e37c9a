import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { bytesType } from '../../../../src/contract/engagements/files.ts';
import { openDiskStore } from '../../../platform/storage/disk.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { anEngagement } from '../../../testing/engagements.ts';
import { anUpload, anUploadedFile } from '../../../testing/files.ts';
import { aCompany, aMember, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'files-'));
let app: TestApp;
let student: Someone;
let company: Someone & { companyId: number };
let admin: Someone;
let id: number;
beforeAll(async () => {
  const fileLimits = { perFile: 3 * megabyte, perEngagement: 5 * megabyte };
  app = await testApp({ fileLimits, fileStore: openDiskStore(folder) });
  student = await aStudent(app.services);
  company = await aCompany(app.services);
  admin = await anAdmin(app.services);
  id = await aRoom();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function aRoom(): Promise<number> {
  const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  return anEngagement(app, { student, company, supervisor }, 'Working');
}

const send = (file: number, offset: number, bytes: Uint8Array, headers: object = {}, room = id) =>
  app.app.inject({
    method: 'PATCH',
    url: `/api/Engagements/${room}/files/${file}/bytes`,
    headers: {
      authorization: `Bearer ${student.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': bytesType,
      ...headers,
    },
    payload: Buffer.from(bytes),
  });
const soFar = async (file: number) => {
  const { headers } = await app.call(
    endpoints.uploadedSoFar,
    { params: { id, file } },
    student.token,
  );
  return Number(headers['upload-offset']);
};
const loose = async (room = id) =>
  (await app.call(endpoints.listFiles, { params: { id: room } }, student.token)).body;
const remove = (file: number) =>
  app.call(endpoints.removeFile, { params: { id, file } }, student.token);
const download = (file: number, by: Someone = student, range?: string) =>
  app.app.inject({
    url: `/api/Engagements/${id}/files/${file}`,
    headers: { authorization: `Bearer ${by.token}`, ...(range && { range }) },
  });
const handIn = (files: number[], after: number, number = 2) =>
  app.call(
    endpoints.deliver,
    { params: { id, number }, body: { words: '', files, after } },
    student.token,
  );
const text = Buffer.from('Levels of the site, in metres.\n');
describe('an upload', () => {
  test('goes on where it stopped, and is ready once all of it has come', async () => {
    const file = await anUpload(app, { id, student }, { name: 'levels.csv', bytes: text.length });
    expect((await send(file, 0, text.subarray(0, 10))).headers['upload-offset']).toBe('10');
    expect(await soFar(file)).toBe(10);
    const rest = await send(file, 10, text.subarray(10));
    expect([rest.statusCode, rest.body]).toEqual([204, '']);
    expect(await loose()).toMatchObject([{ id: file, state: 'Checking' }]);
    expect(await soFar(file)).toBe(text.length);
    await app.checkFiles();
    expect(await loose()).toEqual([
      {
        id: file,
        name: 'levels.csv',
        bytes: text.length,
        state: 'Ready',
        refusedBecause: null,
        sha256: createHash('sha256').update(text).digest('hex'),
        previews: 0,
        drawing: null,
        isText: true,
      },
    ]);
    expect((await download(file)).rawPayload).toEqual(text);
    await remove(file);
    expect(await loose()).toEqual([]);
  });

  test.runIf(existsSync('/dev/full'))(
    'for which the disk has no room is told so, keeps its place, and goes on once there is',
    async () => {
      const file = await anUpload(app, { id, student }, { bytes: text.length });
      const { rows } = await sql<{ key: string }>`select key from files where id = ${file}`.execute(
        app.services.db,
      );
      const arriving = join(folder, 'incoming', rows[0]!.key);
      // The kernel's own full disk.
      rmSync(arriving);
      symlinkSync('/dev/full', arriving);
      const full = await send(file, 0, text);
      expect([full.statusCode, full.json().code, full.json().detail]).toEqual([
        507,
        'no-room',
        expect.stringMatching(/^There is no room for files just now\./),
      ]);
      rmSync(arriving);
      writeFileSync(arriving, '');
      expect(await soFar(file)).toBe(0);
      expect((await send(file, 0, text)).statusCode).toBe(204);
      await remove(file);
    },
  );

  test('from elsewhere than it has come to, or of more than was said, is refused and keeps what it has', async () => {
    const file = await anUpload(app, { id, student }, { bytes: 5 });
    await send(file, 0, Buffer.from('ab'));
    for (const [answer, status, code] of [
      [await send(file, 4, Buffer.from('e')), 409, 'upload-elsewhere'],
      [await send(file, 2, Buffer.from('cdefgh')), 413, 'too-large'],
      [await send(file, 2, Buffer.from('c'), { 'upload-offset': 'x' }), 400, 'bad-request'],
      [await send(file, 2, Buffer.from('c'), { 'tus-resumable': '0.1' }), 400, 'bad-request'],
      [
        await send(file, 2, Buffer.from('c'), { 'content-type': 'text/plain' }),
        415,
        'unsupported-media-type',
      ],
    ] as const)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await soFar(file)).toBe(2);
    await remove(file);
  });

  test('takes no more than there is space for: in one file, in one engagement, in files not handed in', async () => {
    const begin = (bytes: number) =>
      app.call(
        endpoints.startFile,
        { params: { id }, body: { name: 'model.step', bytes } },
        student.token,
      );
    const removeBytes = () => app.services.fileJobs.removals.runWaiting();
    await removeBytes();
    const tooLarge = await begin(3 * megabyte + 1);
    expect([tooLarge.body.code, tooLarge.body.detail]).toEqual([
      'file-refused',
      'A file can be at most 3 MB.',
    ]);
    const first = await begin(3 * megabyte);
    const second = await begin(3 * megabyte);
    expect([second.body.code, second.body.detail]).toEqual([
      'no-space-left',
      'All files of this work together can be at most 5 MB; 2 MB are left.',
    ]);
    // What is removed takes its space until it is off the disk.
    await remove(first.body.id);
    expect((await begin(3 * megabyte)).body.detail).toBe(
      'All files of this work together can be at most 5 MB; 2 MB are left. Space from files you have just removed is free again in a minute.',
    );
    await removeBytes();
    const many = [];
    for (let n = 0; n < 20; n += 1) many.push((await begin(1)).body.id);
    expect((await begin(1)).body.detail).toBe(
      'You have 20 files here that are not handed in. Remove one first.',
    );
    for (const file of many) await remove(file);
  });

  test('begun by many at once takes no more than there is', async () => {
    const room = await aRoom();
    const begin = () =>
      app.call(
        endpoints.startFile,
        { params: { id: room }, body: { name: 'a.step', bytes: 2 * megabyte } },
        student.token,
      );
    const answers = await Promise.all([1, 2, 3, 4, 5].map(begin));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  test('does not go on once the work is over, nor is it begun then', async () => {
    const room = await aRoom();
    const [file, params] = [await anUpload(app, { id: room, student }), { params: { id: room } }];
    await send(file, 0, Buffer.from('ab'), {}, room);
    await app.call(
      endpoints.moveApplication,
      { ...params, body: { event: 'withdraw' } },
      student.token,
    );
    const goesOn = await send(file, 2, Buffer.from('cde'), {}, room);
    const upload = { params: { id: room, file } };
    const asked = await app.call(endpoints.uploadedSoFar, upload, student.token);
    const another = { ...params, body: { name: 'b.txt', bytes: 5 } };
    const begun = await app.call(endpoints.startFile, another, student.token);
    expect([goesOn.json().code, asked.status, begun.body.code]).toEqual([
      'engagement-over',
      409,
      'engagement-over',
    ]);
    expect((await app.call(endpoints.removeFile, upload, student.token)).status).toBe(200);
  });

  test('is nobody else’s to see, to go on with or to remove', async () => {
    const file = await anUpload(app, { id, student }, { bytes: 5 });
    const other = await aStudent(app.services);
    const params = { params: { id, file } };
    for (const endpoint of [endpoints.uploadedSoFar, endpoints.removeFile, endpoints.downloadFile])
      expect((await app.call(endpoint, params, other.token)).status).toBe(404);
    for (const { token } of [company, admin])
      expect((await app.call(endpoints.downloadFile, params, token)).status).toBe(404);
    await remove(file);
  });
});

describe('a file of a delivery', () => {
  let handedIn: number;
  const content = randomBytes(2_000);

  test('is handed in with it, and part of what the version is known by', async () => {
    const { id: file, sha256 } = await anUploadedFile(app, { id, student }, 'mesh.bin', content);
    expect((await handIn([file], 0)).status).toBe(201);
    const { body } = await app.call(
      endpoints.listDeliveries,
      { params: { id, number: 2 } },
      company.token,
    );
    expect(body[0].files).toMatchObject([{ id: file, name: 'mesh.bin', sha256, state: 'Ready' }]);
    expect(body[0].sha256).toBe(
      createHash('sha256')
        .update(JSON.stringify({ words: '', links: [], files: [sha256] }))
        .digest('hex'),
    );
    expect(await loose()).toEqual([]);
    expect((await remove(file)).status).toBe(404);
    handedIn = file;
  });

  test('is opened by whoever is in the room, to be saved and nothing else', async () => {
    for (const by of [student, company, admin]) {
      const { statusCode, headers, rawPayload } = await download(handedIn, by);
      expect(statusCode).toBe(200);
      expect(rawPayload).toEqual(content);
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="file"; filename*=UTF-8\'\'mesh.bin',
        'content-length': '2000',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'private, no-store',
      });
    }
    const stranger = await aCompany(app.services);
    expect((await download(handedIn, stranger)).statusCode).toBe(404);
  });

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/2000', 10],
    ['bytes=1990-', 206, 'bytes 1990-1999/2000', 10],
    ['bytes=-5', 206, 'bytes 1995-1999/2000', 5],
    ['bytes=5000-', 416, undefined, null],
    ['bytes=0-1,5-6', 200, undefined, 2_000],
    ['lines=1-2', 200, undefined, 2_000],
    ['bytes=x', 200, undefined, 2_000],
  ])('answers %s with %i', async (range, status, part, length) => {
    const { statusCode, headers, rawPayload } = await download(handedIn, company, range);
    expect([statusCode, headers['content-range']]).toEqual([status, part]);
    if (length !== null) expect(rawPayload).toHaveLength(length);
  });

  test('is what a note of a review is about, where the version has it', async () => {
    const review = (file: number) =>
      app.call(
        endpoints.reviewDelivery,
        {
          params: { id, number: 2, version: 1 },
          body: {
            verdict: 'ask for changes',
            notes: [{ about: 'file', file, words: 'No scale.' }],
          },
        },
        company.token,
      );
    const { status, body } = await review(999_999);
    expect([status, body.errors[0].path]).toEqual([400, 'notes.0.file']);
    expect((await review(handedIn)).status).toBe(200);
  });

  test('goes with the next version too, with no other milestone, and only once it has come whole', async () => {
    const half = await anUpload(app, { id, student }, { bytes: 5 });
    for (const [file, after, number] of [
      [handedIn, 0, 3],
      [half, 1, 2],
      [999_999, 1, 2],
    ] as const) {
      const { status, body } = await handIn([file], after, number);
      expect([status, body.errors[0].path]).toEqual([400, 'files']);
    }
    expect((await handIn([half, half], 1)).status).toBe(400);
    await remove(half);
    expect((await handIn([handedIn], 1)).status).toBe(201);
    expect((await handIn([], 2)).status).toBe(400);
  });
});
