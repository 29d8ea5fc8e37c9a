import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import type { DeliveredFile } from '../../../../../src/contract/engagements/files.ts';
import { type TestApp, testApp } from '../../../../testing/app.ts';
import { anEngagement } from '../../../../testing/engagements.ts';
import { anUploadedFile } from '../../../../testing/files.ts';
import { onePagePdf, protectedPdf, slowPdf } from '../../../../testing/pdf.ts';
import { aCompany, aMember, aStudent, type Someone } from '../../../../testing/people.ts';
import { onePixel } from '../../../../testing/pixel.ts';

let app: TestApp;
let student: Someone;
let id: number;
let png: Buffer;
beforeAll(async () => {
  app = await testApp();
  student = await aStudent(app.services);
  const company = await aCompany(app.services);
  const supervisor = await aMember(app.services, company.companyId, 'Supervisor');
  id = await anEngagement(app, { student, company, supervisor }, 'Working');
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#16386b' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const upload = (name: string, content: Uint8Array | string) =>
  anUploadedFile(app, { id, student }, name, Buffer.from(content));
const begin = (name: string) =>
  app.call(endpoints.startFile, { params: { id }, body: { name, bytes: 5 } }, student.token);
const remove = (file: number) =>
  app.call(endpoints.removeFile, { params: { id, file } }, student.token);

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
const program = Buffer.concat([
  Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'),
  Buffer.alloc(500),
]);
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(500)]);
const java = Buffer.concat([
  Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 0x34]),
  Buffer.alloc(500),
]);
const zip = (content: Uint8Array, name = 'a.txt') => {
  const packed = deflateRawSync(content);
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), packed]);
};

describe('a hostile file', () => {
  test.each<[string, string, () => Uint8Array | string, string]>([
    [
      'a page under the name of a PDF',
      'report.pdf',
      () => `<!doctype html>${script}`,
      'not what its name says (.pdf)',
    ],
    [
      'a drawing with a script under the name of a picture',
      'plan.png',
      () => svg,
      'not what its name says (.png)',
    ],
    ['a program under the name of a PDF', 'report.pdf', () => program, 'This is a program'],
    ['a program under the name of a text', 'readme.txt', () => program, 'This is a program'],
    ['a program of Linux without an ending', 'solver', () => elf, 'This is a program'],
    ['a program of Java as a drawing', 'part.dwg', () => java, 'This is a program'],
    ['a script of Windows', 'steps.txt', () => '\ufeff@echo off\r\ndel *.*', 'This is a program'],
    ['a shortcut', 'notes.txt', () => '[InternetShortcut]\r\nURL=x', 'This is a program'],
    ['a script for a shell', 'build', () => '#!/bin/sh\nrm -rf ~\n', 'This is a program'],
    [
      'a PDF under the name of a picture',
      'plan.jpg',
      () => onePagePdf('x'),
      'not what its name says (.jpg)',
    ],
    ['a picture under the name of a PDF', 'plan.pdf', () => png, 'not what its name says (.pdf)'],
    [
      'a picture under the name of a page',
      'plan.html',
      () => png,
      'not what its name says (.html)',
    ],
    [
      'a picture with a page in front of it',
      'plan.png',
      () => Buffer.concat([Buffer.from(script), png]),
      'not what its name says (.png)',
    ],
    [
      'an archive under the name of a picture',
      'plan.gif',
      () => zip(Buffer.from('x')),
      'not what its name says (.gif)',
    ],
    [
      'text under the name of an archive',
      'all.zip',
      () => 'PK? No.',
      'not what its name says (.zip)',
    ],
    [
      'half a picture’s beginning',
      'plan.png',
      () => onePixel.subarray(0, 4),
      'not what its name says (.png)',
    ],
  ])('is refused: %s', async (_, name, content, sentence) => {
    const file = await upload(name, content());
    expect(file).toMatchObject({ state: 'Refused', previews: 0 });
    expect(file.refusedBecause).toContain(sentence);
    const download = { params: { id, file: file.id } };
    expect((await app.call(endpoints.downloadFile, download, student.token)).status).toBe(409);
    await remove(file.id);
  });

  test.each([
    ['setup.exe', 'file-refused'],
    ['Report.pdf.EXE', 'file-refused'],
    ['report.pdf.scr.', 'file-refused'],
    ['report.exe ', 'file-refused'],
    ['run.ps1', 'file-refused'],
    ['page.hta', 'file-refused'],
    ['open.lnk', 'file-refused'],
    ['app.jar', 'file-refused'],
    ['solve.py', 'file-refused'],
    ['desktop.ini', 'file-refused'],
    ['setup.exe (1)', 'file-refused'],
    ['setup．exe', 'file-refused'],
    ['disk.iso', 'file-refused'],
    ['levels.{20D04FE0-3AEA-1069-A2D8-08002B30309D}', 'file-refused'],
    ['../../etc/passwd', 'invalid'],
    ['..\\..\\boot.ini', 'invalid'],
    ['invoice\u202Efdp.exe', 'invalid'],
    ['two\nlines.pdf', 'invalid'],
    ['nul\0byte.pdf', 'invalid'],
    ['\u200B', 'invalid'],
    [`${'é'.repeat(201)}.pdf`, 'invalid'],
  ])('is refused for its name alone: %j', async (name, code) => {
    const { status, body } = await begin(name);
    expect([status, body.code]).toEqual([400, code]);
  });

  test.each([
    'data.mat',
    'plant.xml',
    'flow.vsdx',
    'beams.mdb',
    'run.out',
    'code.zip',
    'site.html',
  ])('is not refused for its name: %s', async (name) => {
    const { status, body } = await begin(name);
    expect(status).toBe(201);
    await remove(body.id);
  });

  test.each<[string, string, () => Uint8Array | string, string]>([
    ['a drawing with a script', 'logo.svg', () => svg, 'image/svg+xml'],
    ['a page with a script', 'notes.html', () => `<!doctype html>${script}`, 'text/html'],
    [
      'a picture with a page behind it',
      'plan.png',
      () => Buffer.concat([png, Buffer.from(script)]),
      'image/png',
    ],
    [
      'a PDF with an archive behind it',
      'report.pdf',
      () => Buffer.concat([Buffer.from(onePagePdf('x')), zip(Buffer.from('x'))]),
      'application/pdf',
    ],
    [
      'an archive that unpacks to a hundred times its size',
      'levels.zip',
      () => zip(Buffer.alloc(20_000_000)),
      'application/zip',
    ],
    [
      'measurements that begin as a song might',
      'levels.bin',
      () => Buffer.from([0xff, 0xfb, 0x90, 0x64, ...Buffer.alloc(900, 7)]),
      'audio/mpeg',
    ],
    ['a name of 255 bytes', `${'Ж'.repeat(125)}.csv`, () => 'a,b', 'text/csv'],
    ['a name from right to left', 'תוכנית.csv', () => 'a,b', 'text/csv'],
  ])('that may be something else is never served as it: %s', async (_, name, content, type) => {
    const bytes = Buffer.from(content());
    const file = await upload(name, bytes);
    expect(file).toMatchObject({ state: 'Ready', name });
    const { headers, rawPayload } = await app.app.inject({
      url: `/api/Engagements/${id}/files/${file.id}`,
      headers: { authorization: `Bearer ${student.token}`, accept: type },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(rawPayload.equals(bytes)).toBe(true);
    await remove(file.id);
  });
});

const heic = Buffer.concat([
  Buffer.from('\0\0\0\x18ftyphevc\0\0\0\0mif1hevc', 'latin1'),
  Buffer.alloc(500),
]);
const protectedOffice = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(1_016),
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(500),
]);
const picture = (format: 'jpeg' | 'webp') => async () => sharp(png).toFormat(format).toBuffer();

describe('a file as programs write it', () => {
  test.each<[string, string, () => Uint8Array | string | Promise<Uint8Array | string>, string]>([
    ['a JPEG of Windows', 'photo.jfif', picture('jpeg'), 'photo.jfif'],
    ['a JPEG of old', 'photo.jpe', picture('jpeg'), 'photo.jpe'],
    ['a picture of a phone', 'burst.heic', () => heic, 'burst.heic'],
    ['a WebP called .jpg', 'photo.jpg', picture('webp'), 'photo.webp'],
    ['a PNG called .JPEG', 'Plan.JPEG', () => png, 'Plan.png'],
    ['a drawing that is a PDF inside', 'logo.ai', () => onePagePdf('x'), 'logo.ai'],
    ['settings', 'plant.ini', () => '[pump]\nrate=3\n', 'plant.ini'],
    ['settings of a program', 'run.cfg', () => 'steps = 4\n', 'run.cfg'],
    ['a second download', 'report.pdf (1)', () => onePagePdf('x'), 'report (1).pdf'],
    ['a name with a wide point', 'report．pdf', () => onePagePdf('x'), 'report.pdf'],
    ['a name with a zero-width space', 'report.pdf\u200B', () => onePagePdf('x'), 'report.pdf'],
    ['a name in decomposed letters', 'Re\u0301sume\u0301.pdf', () => onePagePdf('x'), 'Résumé.pdf'],
    ['a PDF behind a byte order mark', 'a.pdf', () => `\xef\xbb\xbf${onePagePdf('x')}`, 'a.pdf'],
    ['a PDF behind blank lines', 'a.pdf', () => `\r\n\r\n${onePagePdf('x')}`, 'a.pdf'],
    ['a PDF with a line behind it', 'a.pdf', () => `${onePagePdf('x')}</html>\n`, 'a.pdf'],
    ['a PDF that nobody may change', 'a.pdf', () => protectedPdf({ toOpen: false }), 'a.pdf'],
  ])('is taken: %s', async (_, name, content, kept) => {
    const bytes = await content();
    const file = await upload(
      name,
      typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
    );
    expect(file).toMatchObject({ state: 'Ready', name: kept });
    await remove(file.id);
  });

  const locked = 'It is protected by a password. Save it without one.';
  test.each<[string, string, () => Uint8Array | string | Promise<string>, string]>([
    ['a PDF with a password', 'a.pdf', () => protectedPdf({ toOpen: true }), locked],
    ['a document with a password', 'a.docx', () => protectedOffice, locked],
    ['a table with a password', 'a.xlsx', () => protectedOffice, locked],
    ['half a PDF', 'a.pdf', () => onePagePdf('x').slice(0, 200), 'This PDF is not complete.'],
    [
      'a PDF that is an archive too',
      'a.pdf',
      () => onePagePdf(`PK\x05\x06${' '.repeat(18)}`),
      'Export it without attachments',
    ],
    [
      'settings that start a program',
      'a.ini',
      () => '[InternetShortcut]\nURL=x',
      'This is a program',
    ],
    ['settings that are no text', 'a.cfg', () => png, 'not what its name says (.cfg)'],
  ])('is refused with what to do: %s', async (_, name, content, sentence) => {
    const bytes = await content();
    const file = await upload(
      name,
      typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
    );
    expect(file.state).toBe('Refused');
    expect(file.refusedBecause).toContain(sentence);
    await remove(file.id);
  });

  test('gets a number where another of its name waits, however that is written', async () => {
    const names = [];
    const files = [];
    for (const name of ['Zoë.txt', 'Zoe\u0308.txt', 'ZOË.TXT', 'Zoë (2).txt', 'plan']) {
      const file = await upload(name, 'a,b');
      names.push(file.name);
      files.push(file.id);
    }
    expect(names).toEqual(['Zoë.txt', 'Zoë (2).txt', 'ZOË (3).TXT', 'Zoë (2) (2).txt', 'plan']);
    for (const file of files) await remove(file);
  });
});

describe('a text', () => {
  const read = (file: number, token = student.token) =>
    app.call(endpoints.readFile, { params: { id, file } }, token);
  const long = 'é'.repeat(40_000);

  test.each<[string, string, string | Uint8Array, string | null, boolean]>([
    ['Markdown', 'notes.md', '# Levels\r\n1.2 m\r', '# Levels\n1.2 m\n', false],
    ['a table with a byte order mark', 'levels.csv', '\ufeffa,b\n', 'a,b\n', false],
    ['XML', 'plant.xml', '<?xml version="1.0"?><p/>', '<?xml version="1.0"?><p/>', false],
    ['a page with a script', 'notes.html', `<p>${script}`, `<p>${script}`, false],
    ['cut within a letter', 'long.tex', `%${long}`, `%${long.slice(0, 32_767)}`, true],
    ['of more lines than are shown', 'long.json', '\n'.repeat(3000), '\n'.repeat(1999), true],
    ['in another encoding', 'old.txt', Buffer.from('caf\xe9', 'latin1'), null, false],
    ['with control characters', 'log.txt', 'a\0b', null, false],
  ])('is read in place where it is UTF-8, as text only: %s', async (...of) => {
    const [, name, content, text, isCut] = of;
    const file = await upload(name, Buffer.from(content));
    expect(file).toMatchObject({ state: 'Ready', isText: text !== null });
    const { status, headers, body } = await read(file.id);
    if (text === null) expect([status, body.code]).toEqual([404, 'not-found']);
    else expect([status, body]).toEqual([200, { text, isCut }]);
    expect(headers['content-type']).toMatch(/^application\/(problem\+)?json/);
    const stranger = await aStudent(app.services);
    expect((await read(file.id, stranger.token)).status).toBe(404);
    await remove(file.id);
  });
});

describe('a preview', () => {
  const previews = async (file: DeliveredFile) => {
    const pictures = [];
    for (let page = 1; page <= file.previews; page += 1) {
      const { headers, rawPayload } = await app.app.inject({
        url: `/api/Engagements/${id}/files/${file.id}/previews/${page}`,
        headers: { authorization: `Bearer ${student.token}` },
      });
      expect(headers['content-type']).toBe('image/webp');
      pictures.push(rawPayload);
    }
    return pictures;
  };

  test('of a picture has its pixels and nothing else', async () => {
    const file = await upload('plan.png', Buffer.concat([png, Buffer.from(script)]));
    const [picture, ...others] = await previews(file);
    expect(others).toEqual([]);
    expect(picture!.includes('script')).toBe(false);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
      height: 30,
    });
    await remove(file.id);
  });

  test('of a PDF shows its first pages', async () => {
    const file = await upload('report.pdf', onePagePdf('app.alert(1)'));
    const pages = await previews(file);
    expect(pages).toHaveLength(1);
    expect(await sharp(pages[0]).metadata()).toMatchObject({ format: 'webp', height: 1400 });
    await remove(file.id);
  });

  test('there is none of what cannot be drawn, or is drawn by a program of its own', async () => {
    const broken = `%PDF-1.7\n${'\x07'.repeat(2_000)}\nstartxref\n9\n%%EOF\n`;
    for (const [name, content] of [
      ['logo.svg', svg],
      ['broken.pdf', broken],
      ['levels.csv', 'a,b'],
    ] as const) {
      const file = await upload(name, content);
      expect(file).toMatchObject({ state: 'Ready', previews: 0 });
      const first = { params: { id, file: file.id, page: 1 } };
      expect((await app.call(endpoints.previewFile, first, student.token)).status).toBe(404);
      await remove(file.id);
    }
  });

  test('of a PDF that takes too long is given up, and the file is kept', async () => {
    const file = await upload('nested.pdf', slowPdf());
    expect(file).toMatchObject({ state: 'Ready', previews: 0, drawing: 'failed' });
    const ordinary = await upload('report.pdf', onePagePdf());
    expect(ordinary).toMatchObject({ state: 'Ready', previews: 1, drawing: null });
    for (const { id: one } of [file, ordinary]) await remove(one);
  }, 60_000);
});
