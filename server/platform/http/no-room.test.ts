import { existsSync, writeFileSync } from 'node:fs';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { testApp } from '../../testing/app.ts';
import { aPdf } from '../../testing/pdf.ts';
import { aStudent } from '../../testing/people.ts';
import { onePixel } from '../../testing/pixel.ts';
import { isFull } from './no-room.ts';

const refused = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'server', $metadata: { httpStatusCode } });

const thrownBy = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
};

test.each([
  ['a store that answers 507', refused('InsufficientStorage', 507), true],
  ['a store that names it', refused('XMinioStorageFull', 500), true],
  ['what stands behind another error', new Error('Not kept.', { cause: { code: 'EDQUOT' } }), true],
  ['a store that is away', refused('ServiceUnavailable', 503), false],
  ['a file that is not there', { code: 'ENOENT' }, false],
  ['nothing', null, false],
])('%s says whether there is no room', (_, error, full) => {
  expect(isFull(error)).toBe(full);
});

test.runIf(existsSync('/dev/full'))('a full disk is one', () => {
  expect(isFull(thrownBy(() => writeFileSync('/dev/full', 'x')))).toBe(true);
});

test('a picture and a résumé for which the database has no room are answered so', async () => {
  const app = await testApp();
  onTestFinished(app.close);
  const student = await aStudent(app.services);
  const { db } = app.services;
  await sql`
    create function is_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    db,
  );
  for (const table of ['profile_images', 'resumes'])
    await sql`
      create trigger full_now before insert or update on ${sql.table(table)}
      for each row execute function is_full()`.execute(db);
  const params = { sId: student.id };
  const answers = [
    await app.call(
      endpoints.setPicture,
      { params, file: new Blob([onePixel], { type: 'image/png' }) },
      student.token,
    ),
    await app.call(
      endpoints.setResume,
      { params, query: { name: 'Ada.pdf' }, file: aPdf() },
      student.token,
    ),
  ];
  for (const { status, body } of answers)
    expect([status, body.code, body.title]).toEqual([
      507,
      'no-room',
      'There is no room for files just now. Try again later.',
    ]);
});
