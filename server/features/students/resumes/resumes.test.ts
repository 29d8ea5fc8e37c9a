import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { resumeBytes } from '../../../../src/contract/students/resumes.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aPdf, onePagePdf, pdfOf, protectedPdf } from '../../../testing/pdf.ts';
import {
  aCompany,
  anAdmin,
  anApplication,
  aProject,
  aResume,
  aStudent,
  type Someone,
} from '../../../testing/people.ts';

let app: TestApp;
let student: Someone;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  student = await aStudent(app.services);
});

const upload = (file: Blob, name = 'Ada Byron.pdf', by = student) =>
  app.call(endpoints.setResume, { params: { sId: student.id }, query: { name }, file }, by.token);
const own = (by = student) =>
  app.call(endpoints.ownResume, { params: { sId: student.id } }, by.token);
const remove = () =>
  app.call(endpoints.removeResume, { params: { sId: student.id } }, student.token);
const inProfile = async () => (await app.call(endpoints.me, {}, student.token)).body.resume;
const kept = async () => {
  const { rows } = await sql`select from resumes where student_id = ${student.id}`.execute(
    app.services.db,
  );
  return rows.length;
};

describe('a résumé', () => {
  test('is uploaded, shown in the profile, replaced, and deleted; nothing of it stays', async () => {
    expect(await inProfile()).toBeNull();
    const { status, body } = await upload(aPdf('first'), 'CV, “Ada” (2).PDF');
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        name: 'CV, “Ada” (2).pdf',
        bytes: aPdf('first').size,
        uploadedAt: expect.any(String),
      },
    ]);
    expect(await inProfile()).toEqual(body);
    await upload(aPdf('second'));
    expect((await inProfile()).id).not.toBe(body.id);
    expect((await own()).body).toContain('%second');
    expect(await kept()).toBe(1);
    expect((await remove()).body).toBe('Résumé deleted.');
    expect([await inProfile(), (await own()).status, (await remove()).status]).toEqual([
      null,
      404,
      404,
    ]);
    expect(await kept()).toBe(0);
  });

  test('is served as a file to be saved, which nobody keeps and no browser opens in the site', async () => {
    await upload(aPdf(), "Ada's (new)*.pdf");
    expect((await own()).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="resume.pdf"; filename*=UTF-8\'\'Ada%27s%20%28new%29%2a.pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  const whole = 'startxref\n9\n%%EOF\n';
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'Choose a PDF file.'],
    ['a picture', '\x89PNG\r\n\x1a\n', 'Choose a PDF file.'],
    ['a PDF behind other bytes', `GIF89a;%PDF-1.7\n${whole}`, 'Choose a PDF file.'],
    ['nothing', '', 'Choose a PDF file.'],
    ['a PDF that is a page', `%PDF-1.7\n<Script>alert(1)</script>\n${whole}`, 'more than a PDF'],
    [
      'a PDF that is an archive',
      `%PDF-1.7\nPK\x05\x06${' '.repeat(18)}${whole}`,
      'more than a PDF',
    ],
    ['a PDF with a page behind it', `%PDF-1.7\n${whole}<html></html>`, 'more than a PDF'],
    ['a PDF with much behind it', `%PDF-1.7\n${whole}${'alert(1);'.repeat(200)}`, 'not complete'],
    ['half a PDF', '%PDF-1.7\n1 0 obj\n<< /Type', 'not complete'],
  ])('is refused when it is %s', async (_, text, sentence) => {
    const { status, body } = await upload(pdfOf(text));
    expect([status, body.code]).toEqual([400, 'resume-refused']);
    expect(body.detail).toContain(sentence);
    expect(await inProfile()).toBeNull();
  });

  const plain = onePagePdf('trimmed');
  test.each([
    ['a byte order mark before it', `\xef\xbb\xbf${plain}`],
    ['blank lines before it', `\r\n\r\n${plain}`],
    ['a line behind it', `${plain}</body></html>\r\n`],
    ['zeros behind it', `${plain}${'\0'.repeat(900)}`],
  ])('is kept without %s', async (_, text) => {
    expect((await upload(pdfOf(text))).status).toBe(200);
    expect((await own()).body).toBe(await pdfOf(plain).text());
  });

  test('is taken with an attachment, as office programs put their own document into it', async () => {
    const attached = '<< /Type /EmbeddedFile >>\nstream\n<?xml?><!-- source --><html/>\nendstream';
    expect((await upload(pdfOf(plain.replace('trimmed', attached)))).status).toBe(200);
  });

  test('is refused with a password, and taken where only changing it needs one', async () => {
    const { status, body } = await upload(pdfOf(await protectedPdf({ toOpen: true })));
    expect([status, body.detail]).toEqual([
      400,
      'It is protected by a password. Save it without one.',
    ]);
    expect((await upload(pdfOf(await protectedPdf({ toOpen: false })))).status).toBe(200);
  });

  test.each([
    ['Zoe\u0308.pdf', 'Zoë.pdf'],
    ['report.pdf (1)', 'report (1).pdf'],
    ['report.pdf\u200B', 'report.pdf'],
    ['report．pdf', 'report.pdf'],
  ])('called %j is kept as %j', async (name, kept) => {
    expect((await upload(aPdf(), name)).body.name).toBe(kept);
  });

  test('is refused when it is of another type, larger than 5 MB, or has no fit name', async () => {
    for (const type of ['application/msword', 'image/png', 'text/csv']) {
      const { status, body } = await upload(new Blob([aPdf()], { type }));
      expect([status, body.code]).toEqual([415, 'unsupported-media-type']);
    }
    const around = aPdf('x'.repeat(resumeBytes)).size - resumeBytes;
    const padded = (bytes: number) => aPdf('x'.repeat(bytes - around));
    expect((await upload(padded(resumeBytes + 1))).body.code).toBe('too-large');
    expect((await upload(padded(resumeBytes))).status).toBe(200);
    for (const name of ['', 'x'.repeat(201), 'cv\u202Efdp.exe'])
      expect((await upload(aPdf(), name)).body.errors[0].path).toBe('name');
  });

  test('counts among the twenty files a day that one account may hand in', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect((await upload(sent % 2 ? aPdf() : pdfOf('none'))).status).toBe(sent % 2 ? 200 : 400);
    const { status, body, headers } = await upload(aPdf());
    expect([status, body.detail]).toEqual([
      429,
      'You can upload 20 files a day. Try again in 24 hours.',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3_600);
  });

  test('of several sent at once by one account is one', async () => {
    const answers = await Promise.all([1, 2, 3].map((n) => upload(aPdf(String(n)))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    expect(await kept()).toBe(1);
  });
});

describe('a résumé that goes with an application', () => {
  let company: Someone & { companyId: number };
  let id: number;
  let pid: number;
  beforeEach(async () => {
    company = await aCompany(app.services);
    pid = await aProject(app.services, company);
    id = await anApplication(app, student, pid, {
      resumeId: await aResume(app, student, { file: aPdf('as sent') }),
    });
  });
  const sent = (by: Someone) => app.call(endpoints.sentResume, { params: { id } }, by.token);

  test('stays as it was sent, whatever becomes of the profile', async () => {
    await upload(aPdf('later'));
    expect((await sent(company)).body).toContain('%as sent');
    await remove();
    expect((await sent(company)).body).toContain('%as sent');
    expect(await kept()).toBe(1);
    const { body } = await app.call(endpoints.getApplication, { params: { id } }, company.token);
    expect(body.resume).toMatchObject({ name: 'Ada Byron.pdf', bytes: aPdf('as sent').size });
  });

  test('is there for its student, the company and admins; for others it does not exist', async () => {
    const [admin, rival, other] = [
      await anAdmin(app.services),
      await aCompany(app.services, 'Elsewhere Ltd'),
      await aStudent(app.services),
    ];
    await anApplication(app, student, await aProject(app.services, rival));
    const statuses = async (people: Someone[]) =>
      Promise.all(people.map(async (person) => (await sent(person)).status));
    expect(await statuses([student, company, admin])).toEqual([200, 200, 200]);
    expect(await statuses([rival, other])).toEqual([404, 404]);
    expect((await app.call(endpoints.sentResume, { params: { id } })).status).toBe(401);
    for (const person of [company, rival, admin, other])
      expect((await own(person)).status).toBe(403);
    const { body: listed } = await app.call(
      endpoints.listStudents,
      { query: { searchText: student.email } },
      admin.token,
    );
    expect(Object.keys(listed[0])).not.toContain('resume');
  });

  test('must be the one in the student’s own profile', async () => {
    const other = await aStudent(app.services);
    const strange = await aResume(app, other);
    const [{ id: replaced }] = [await inProfile()];
    await upload(aPdf('later'));
    const projectId = await aProject(app.services, company);
    for (const resumeId of [strange, replaced, 2 ** 50]) {
      const { status, body } = await app.call(
        endpoints.apply,
        { body: { studentId: student.id, projectId, resumeId } },
        student.token,
      );
      expect([status, body.errors[0]]).toEqual([
        400,
        {
          path: 'resumeId',
          message: 'This résumé is no longer in your profile. Choose again what to send.',
        },
      ]);
    }
  });

  test('goes with the account, and with the project once the profile has another', async () => {
    await upload(aPdf('later'));
    await sql`delete from projects where id = ${pid}`.execute(app.services.db);
    await app.services.housekeeping.sweep();
    expect(await kept()).toBe(1);
    const admin = await anAdmin(app.services);
    id = await anApplication(app, student, await aProject(app.services, company), {
      resumeId: (await inProfile()).id,
    });
    const { status } = await app.call(
      endpoints.deleteStudent,
      { params: { id: student.id }, query: { force: 'true' } },
      admin.token,
    );
    expect(status).toBe(200);
    expect([await kept(), (await sent(company)).status]).toEqual([0, 404]);
  });
});
