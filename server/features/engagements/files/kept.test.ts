import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { openS3Store } from '../../../platform/storage/s3.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { anEngagement } from '../../../testing/engagements.ts';
import { anUpload, anUploadedFile } from '../../../testing/files.ts';
import { aCompany, aMember, aStudent, type Someone } from '../../../testing/people.ts';
import { startS3, type TestS3 } from '../../../testing/s3.ts';

const stores = ['on disk', 'in a bucket'] as const;

let app: TestApp;
let s3: TestS3;
let student: Someone;
let id: number;
let room: number;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

async function open(store: (typeof stores)[number]): Promise<void> {
  const fileStore = store === 'on disk' ? null : openS3Store(s3.place);
  app = await testApp({ fileStore });
  student = await aStudent(app.services);
  const company = await aCompany(app.services);
  const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  const aRoom = () => anEngagement(app, { student, company, supervisor }, 'Working');
  [id, room] = [await aRoom(), await aRoom()];
}

const text = Buffer.from('Levels of the site, in metres.\n');
const remove = (file: number) =>
  app.call(endpoints.removeFile, { params: { id, file } }, student.token);
const stored = async () => {
  const keys = new Set<string>();
  for await (const { key } of app.services.fileStore.list()) keys.add(key.split('.')[0]!);
  return keys.size;
};

describe.each(stores)('what is kept %s', (store) => {
  beforeAll(() => open(store));
  afterAll(() => app.close());

  test('goes with the engagement', async () => {
    await anUploadedFile(app, { id: room, student }, 'a.txt', text);
    const before = await stored();
    await sql`delete from applications where id = ${room}`.execute(app.services.db);
    await app.services.fileJobs.sweep();
    expect(await stored()).toBe(before - 1);
  });

  test('is proved: what is missing is told, and what belongs to nothing goes', async () => {
    const { fileStore, fileJobs, db } = app.services;
    const file = await anUploadedFile(app, { id, student }, 'levels.txt', text);
    const { files } = await fileJobs.prove();
    await fileStore.put('00000000-0000-4000-8000-000000000000', Buffer.from('nobody’s'));
    const { rows } = await sql<{ key: string }>`
      select key from files where id = ${file.id}`.execute(db);
    const { key } = rows[0]!;
    const found = await fileJobs.prove();
    expect(found).toEqual({
      files,
      missing: [],
      ownerless: ['00000000-0000-4000-8000-000000000000'],
      stuck: [],
    });
    await fileStore.remove(key);
    expect(await fileJobs.prove()).toEqual({ files, missing: [key], ownerless: [], stuck: [] });
    await fileStore.put(key, Buffer.from('cut off'));
    expect((await fileJobs.prove()).missing).toEqual([key]);
    await remove(file.id);
    await fileJobs.sweep();
    expect(await fileJobs.prove()).toEqual({
      files: files - 1,
      missing: [],
      ownerless: [],
      stuck: [],
    });
  });

  test('goes when nobody needs it any more, and nothing else goes', async () => {
    const { sweep } = app.services.fileJobs;
    await sweep();
    const before = await stored();
    await anUpload(app, { id, student }, { bytes: 5 });
    await anUploadedFile(app, { id, student }, 'old.txt', text);
    const removed = await anUploadedFile(app, { id, student }, 'oops.txt', text);
    await remove(removed.id);
    expect(await sweep()).toBe(1);
    expect(await stored()).toBe(before + 2);
    // An upload that does not end is given up after a week, what is not handed in after a month.
    app.passTime(8 * 86_400_000);
    expect(await sweep()).toBe(1);
    expect(await stored()).toBe(before + 1);
    app.passTime(23 * 86_400_000);
    expect(await sweep()).toBe(1);
    expect(await stored()).toBe(before);
  });
});
