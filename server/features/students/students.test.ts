import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { NewStudent } from '../../../src/contract/students/managed-students.ts';
import type { StudentForm } from '../../../src/contract/students/students.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { anAdmin, aStudent, type Someone } from '../../testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('a profile', () => {
  const form = ({ email }: Someone, more: Partial<StudentForm> = {}): StudentForm => ({
    firstName: 'Zoë',
    lastName: 'Ångström',
    email,
    engineeringType: 'Electrical',
    collegeYear: 'Final',
    university: 'Østfold',
    ...more,
  });
  const update = (sId: number, body: StudentForm, token: string) =>
    app.call(endpoints.updateStudent, { params: { sId }, body }, token);

  test('is changed by its student; what is left out stays', async () => {
    const student = await aStudent(app.services);
    const more: Required<Omit<StudentForm, keyof NewStudent>> = {
      skills: 'VHDL, vhdl ,FEM',
      bio: 'I build radios.',
      links: ['https://zoe.example/'],
      availableDays: 45,
    };
    const first = await update(student.id, form(student, more), student.token);
    expect(first.body).toMatchObject({ firstName: 'Zoë', ...more, skills: 'VHDL, FEM' });
    const second = await update(student.id, form(student, { bio: 'And antennas.' }), student.token);
    expect(second.body).toMatchObject({
      bio: 'And antennas.',
      skills: 'VHDL, FEM',
      availableDays: 45,
    });
  });

  test('keeps its address; an admin may ask for another, one that is free', async () => {
    const [student, other, admin] = [
      await aStudent(app.services),
      await aStudent(app.services),
      await anAdmin(app.services),
    ];
    const moved = form({ ...student, email: `new-${student.email}` });
    expect((await update(student.id, moved, student.token)).body.errors[0].path).toBe('email');
    expect((await update(student.id, form(other), admin.token)).body.code).toBe('email-taken');
    expect((await update(student.id, moved, admin.token)).body).toMatchObject({
      email: student.email,
      newEmail: moved.email,
    });
  });
});

describe('a profile picture', () => {
  const upload = (student: Someone, bytes: Uint8Array, type = 'image/png') =>
    app.call(
      endpoints.setPicture,
      { params: { sId: student.id }, file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type }) },
      student.token,
    );
  const photo = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#16386b' } })
      .withExif({ IFD0: { Copyright: 'planted secret' } })
      .jpeg()
      .toBuffer();
  const fetchPicture = (address: string) => app.app.inject({ method: 'GET', url: address });

  test('is re-encoded to 256 and 512 pixels without what was hidden in it', async () => {
    const student = await aStudent(app.services);
    const original = await photo();
    expect(original.includes('planted secret')).toBe(true);
    const { body } = await upload(student, original, 'image/jpeg');
    expect(body.profileImage).toMatch(/^\/api\/Pictures\/[\w-]{22}-256\.webp$/);
    for (const size of [256, 512]) {
      const answer = await fetchPicture(body.profileImage.replace('256', String(size)));
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=3600',
      });
      expect(answer.rawPayload.includes('planted secret')).toBe(false);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: size,
        height: size,
      });
    }
  });

  test('is gone when it is replaced or removed', async () => {
    const student = await aStudent(app.services);
    const first = (await upload(student, await photo(), 'image/jpeg')).body.profileImage;
    const second = (await upload(student, await photo(), 'image/jpeg')).body.profileImage;
    expect((await fetchPicture(first)).statusCode).toBe(404);
    expect((await fetchPicture(second)).statusCode).toBe(200);
    const removed = await app.call(
      endpoints.removePicture,
      { params: { sId: student.id } },
      student.token,
    );
    expect(removed.body.profileImage).toBeNull();
    expect((await fetchPicture(second)).statusCode).toBe(404);
  });

  test('of somebody who is disabled is nobody’s to see, until they are enabled again', async () => {
    const student = await aStudent(app.services);
    const { profileImage } = (await upload(student, await photo(), 'image/jpeg')).body;
    const admin = await anAdmin(app.services);
    const state = (to: 'active' | 'disabled') =>
      app.call(
        endpoints.setStudentState,
        { params: { id: student.id }, body: { state: to } },
        admin.token,
      );
    await state('disabled');
    expect((await fetchPicture(profileImage)).statusCode).toBe(404);
    await state('active');
    expect((await fetchPicture(profileImage)).statusCode).toBe(200);
  });

  const emptyZip = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['an SVG that says it is a PNG', async () => Buffer.from(svg), 'image/png', 'picture-refused'],
    ['an SVG', async () => Buffer.from(svg), 'image/svg+xml', 'unsupported-media-type'],
    [
      'a page with a picture’s first bytes',
      async () => Buffer.from('GIF89a<html><script>alert(1)</script>'),
      'image/png',
      'picture-refused',
    ],
    [
      'half a picture',
      async () => (await photo()).subarray(0, 900),
      'image/jpeg',
      'picture-refused',
    ],
    ['an archive', async () => emptyZip, 'application/zip', 'unsupported-media-type'],
    ['an archive that says it is a PNG', async () => emptyZip, 'image/png', 'picture-refused'],
    ['packed', async () => gzipSync(await photo()), 'image/jpeg', 'picture-refused'],
    ['nothing', async () => Buffer.alloc(0), 'image/png', 'picture-refused'],
    ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png', 'too-large'],
  ])('is refused when it is %s', async (_, bytes, type, code) => {
    const student = await aStudent(app.services);
    expect((await upload(student, await bytes(), type)).body.code).toBe(code);
  });
});
