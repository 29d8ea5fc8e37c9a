import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { bytesType } from '../../../../src/contract/engagements/files.ts';
import { openDiskStore } from '../../../platform/storage/disk.ts';
import type { FileStore } from '../../../platform/storage/store.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { anEngagement } from '../../../testing/engagements.ts';
import { addToDelivery, anUpload, anUploadedFile } from '../../../testing/files.ts';
import { aCompany, aMember, aStudent, type Someone } from '../../../testing/people.ts';
import { letGo } from './let-go.ts';

const folder = mkdtempSync(join(tmpdir(), 'let-go-'));
let app: TestApp;
let student: Someone;
let id: number;
/** Its bytes cannot be removed. */
let stuck = '';
/** What happens just before the bytes of a file that has come are kept. */
let beforeKeeping = async () => {};
beforeAll(async () => {
  const disk = openDiskStore(folder);
  const fileStore: FileStore = {
    ...disk,
    async keep(key) {
      await beforeKeeping();
      await disk.keep(key);
    },
    async remove(key) {
      if (key === stuck) throw new Error('The disk does not let go of it.');
      await disk.remove(key);
    },
  };
  app = await testApp({ fileStore });
  student = await aStudent(app.services);
  const company = await aCompany(app.services);
  const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  id = await anEngagement(app, { student, company, supervisor }, 'Working');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const aFile = (name: string) => anUploadedFile(app, { id, student }, name, Buffer.from('Levels'));
const keyOf = async (file: number) => {
  const { rows } = await sql<{ key: string }>`select key from files where id = ${file}`.execute(
    app.services.db,
  );
  return rows[0]!.key;
};
const remove = (file: number) =>
  app.call(endpoints.removeFile, { params: { id, file } }, student.token);

test('a file that is handed in is never let go, not even where an earlier version marked it as removed', async () => {
  const { db, fileJobs, clock } = app.services;
  const { id: file } = await aFile('handed-in.txt');
  await addToDelivery(app, { id, milestone: 1, version: 1 }, file);
  const gone = await db.transaction().execute((transaction) => letGo(transaction, file, clock()));
  expect(gone).toBeNull();
  await sql`update files set state = 'Leaving' where id = ${file}`.execute(db);
  await fileJobs.sweep();
  await app.checkFiles();
  const download = { params: { id, file } };
  const { status, body } = await app.call(endpoints.downloadFile, download, student.token);
  expect([status, body]).toEqual([200, 'Levels']);
});

test('bytes that cannot be removed are told at each sweep, count, and keep no others', async () => {
  const { db, fileJobs } = app.services;
  const [one, other] = [await aFile('one.txt'), await aFile('other.txt')];
  stuck = await keyOf(one.id);
  for (const file of [one, other]) await remove(file.id);
  const left = async () =>
    (await sql<{ key: string }>`select key from removed_files`.execute(db)).rows;
  await expect(fileJobs.sweep()).rejects.toThrow(AggregateError);
  expect(await left()).toEqual([{ key: stuck }]);
  stuck = '';
  expect(await fileJobs.sweep()).toBe(1);
  expect(await left()).toEqual([]);
});

test('what belongs to no file and cannot be removed is told, and the comparison goes to its end', async () => {
  const { fileStore, fileJobs } = app.services;
  stuck = '00000000-0000-4000-8000-000000000000';
  const removable = '00000000-0000-4000-8000-000000000001';
  for (const key of [stuck, removable]) await fileStore.put(key, Buffer.from('nobody’s'));
  expect(await fileJobs.prove()).toMatchObject({ ownerless: [removable], stuck: [stuck] });
});

test('a file that is removed while it is checked is no failure, and nothing of it stays', async () => {
  const { fileJobs, fileStore } = app.services;
  const file = await anUpload(app, { id, student }, { bytes: 6 });
  const key = await keyOf(file);
  beforeKeeping = async () => {
    await remove(file);
    await fileJobs.sweep();
  };
  const bytes = new Blob(['Levels'], { type: bytesType });
  await app.call(endpoints.uploadBytes, { params: { id, file }, file: bytes }, student.token);
  await app.checkFiles();
  beforeKeeping = async () => {};
  const kept: string[] = [];
  for await (const one of fileStore.list()) kept.push(one.key);
  expect(kept).not.toContain(key);
});
