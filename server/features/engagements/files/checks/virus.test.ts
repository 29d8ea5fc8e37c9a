import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { eicar, hasClamd, startClamd, type TestClamd } from '../../../../testing/clamd.ts';
import { anEngagement } from '../../../../testing/engagements.ts';
import { anUploadedFile } from '../../../../testing/files.ts';
import { aCompany, aMember, aStudent, type Someone } from '../../../../testing/people.ts';

/** Needs Debian’s `clamav-daemon`; `.ci/run` installs it. */
describe.skipIf(!hasClamd)('with a virus scanner', () => {
  let clamd: TestClamd;
  let app: TestApp;
  let student: Someone;
  let company: Someone & { companyId: number };
  let id: number;
  beforeAll(async () => {
    clamd = await startClamd();
    app = await testApp({ clamd: clamd.address });
    student = await aStudent(app.services);
    company = await aCompany(app.services);
    const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
    id = await anEngagement(app, { student, company, supervisor }, 'Working');
  });
  afterAll(async () => {
    await app.close();
    await clamd.close();
  });

  const upload = (name: string, content: string) =>
    anUploadedFile(app, { id, student }, name, Buffer.from(content));
  const open = (file: number, { token }: Someone) =>
    app.call(endpoints.downloadFile, { params: { id, file } }, token);
  const deliver = (files: number[], after: number) =>
    app.call(
      endpoints.deliver,
      { params: { id, number: 2 }, body: { files, after } },
      student.token,
    );

  test('a clean file is ready once it was looked at', async () => {
    expect(await upload('levels.csv', 'a,b\n1,2\n')).toMatchObject({ state: 'Ready' });
  });

  test('a file with a virus is refused by name, and gone', async () => {
    const file = await upload('levels.txt', eicar);
    expect(file).toMatchObject({
      state: 'Refused',
      refusedBecause: 'A virus was found in it (Eicar-Test.UNOFFICIAL). Hand in a clean copy.',
    });
    expect((await open(file.id, student)).status).toBe(409);
    expect((await deliver([file.id], 0)).status).toBe(400);
  });

  test('while the scanner is away a file may be handed in and waits unopened; with a virus in it both sides are told', async () => {
    const [, port] = clamd.address.split(':');
    await clamd.close();
    const { fileJobs } = app.services;
    const failed = await upload('results.txt', eicar).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(Error);
    const { body } = await app.call(endpoints.listFiles, { params: { id } }, student.token);
    const file = body.find(({ name }: { name: string }) => name === 'results.txt');
    expect(file.state).toBe('Quarantined');
    expect((await deliver([file.id], 0)).status).toBe(201);
    expect((await open(file.id, company)).body.detail).toContain('virus scanner');
    clamd = await startClamd(Number(port));
    const { db } = app.services;
    await db.transaction().execute((transaction) => fileJobs.checks.send(transaction, file));
    await app.checkFiles();
    const listed = await app.call(
      endpoints.listDeliveries,
      { params: { id, number: 2 } },
      company.token,
    );
    expect(listed.body[0].files).toMatchObject([{ id: file.id, state: 'Refused' }]);
    const told = (await app.mails()).filter(({ subject }) => subject.includes('virus'));
    expect(told.map(({ to }) => to)).toEqual(
      expect.arrayContaining([student.email, company.email]),
    );
  });
});
