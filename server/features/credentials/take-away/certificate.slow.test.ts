import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';
import { fromRight, namesIn, namesWithoutAFace } from '../../../testing/names.ts';
import { aCredential, asInPdf, isInstalled, readPdf } from '../../../testing/take-away.ts';
import { badge } from './badge.ts';
import { certificate } from './certificate.ts';

const textOf = async (facts: Partial<typeof aCredential>) => {
  const pages = await readPdf(await certificate({ ...aCredential, ...facts }));
  expect(pages).toHaveLength(1);
  return pages[0]!.text;
};

describe('a certificate', () => {
  test('is read in the order in which it is said', async () => {
    expect(await textOf({})).toBe(
      [
        'Trestle Certificate for Zoë Łukasiewicz-Nguyễn',
        'who has completed this project with distinction',
        'Load test of a footbridge for Gantry & Söhne',
        'Skills the company has confirmed: Structural analysis, Technical writing',
        'Completed with distinction. Work ended on 30 May 2031. Issued by Trestle on 12 June 2031.',
        `Number ${aCredential.id}. Check that it is still valid at ${aCredential.verifyUrl}`,
      ].join(' '),
    );
  });

  test('says only what is known', async () => {
    const text = await textOf({ outcome: 'Completed', skills: [] });
    expect(text).toContain('who has completed this project Load test');
    expect(text).toContain('for Gantry & Söhne Completed. Work ended');
  });

  test('of a demo says first that it proves nothing', async () => {
    expect(await textOf({ isDemo: true })).toMatch(/^Demo: proves nothing Trestle Certificate/);
  });

  test('of what was revoked says so first, and is crossed out', async () => {
    const revokedOn = '2031-07-01';
    const text = await textOf({ revokedOn });
    expect(text).toMatch(/^Revoked on 1 July 2031 Trestle Certificate/);
    expect(text).toContain('It proves nothing any more.');
    expect(text).not.toContain('Check that it is still valid');
    const drawn = async (facts: object) =>
      (await readPdf(await certificate({ ...aCredential, ...facts })))[0]!;
    const [before, after] = [await drawn({}), await drawn({ revokedOn })];
    const darker = after.pixels.filter((tone, at) => tone < before.pixels[at]! - 40).length;
    expect(darker).toBeGreaterThan(before.width);
  });

  test('is tagged, in a language, with a title, and has its fonts inside', async () => {
    const file = (await certificate(aCredential)).toString('latin1');
    for (const part of [
      '%PDF-1.7',
      '/Marked true',
      '/Lang (en)',
      '/DisplayDocTitle true',
      '<pdfuaid:part>1</pdfuaid:part>',
      '/S /H1',
      '/S /H2',
      `/Alt (QR code of ${aCredential.verifyUrl})`,
      `/URI (${aCredential.verifyUrl})`,
    ])
      expect(file).toContain(part);
    const fonts = file.match(/\/Type \/FontDescriptor/g);
    expect(fonts?.length).toBeGreaterThan(3);
    expect(file.match(/\/FontFile2/g)).toHaveLength(fonts!.length);
    expect(file).not.toContain('/Subtype /Type1');
  });

  test('has the address as a QR code within the margin of its text, black on white, module by module', async () => {
    const [page] = await readPdf(await certificate(aCredential), 4);
    // A page is drawn in whole points, and A4 is none.
    const [across, down] = [page!.width / 841.89, page!.height / 595.28];
    const { modules } = create(aCredential.verifyUrl, { errorCorrectionLevel: 'M' });
    const unit = 92 / (modules.size + 8);
    const wrong = Array.from(modules.data).filter((isDark, at) => {
      const [row, place] = [Math.floor(at / modules.size), at % modules.size];
      const x = Math.round((694 + (place + 4.5) * unit) * across);
      const y = Math.round((470 + (row + 4.5) * unit) * down);
      return page!.pixels[y * page!.width + x]! < 128 !== Boolean(isDark);
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    'W'.repeat(200),
    'A tunnel under the river '.repeat(8).trim(),
    'Мост через реку '.repeat(12).trim(),
  ])('stays a page within its frame, however long the texts: %s', async (text) => {
    const long = { studentName: text, title: text, companyName: text, skills: [text, text] };
    const [page, ...more] = await readPdf(
      await certificate({ ...aCredential, ...long, isDemo: true }),
    );
    expect(more).toEqual([]);
    expect(page!.text).toContain('…');
    const outside = page!.pixels.filter((_, at) => at % page!.width > 816);
    expect(Math.min(...outside)).toBe(255);
    const aboveTheLine = page!.pixels.subarray(page!.width * 462, page!.width * 465);
    const letters = Array.from(aboveTheLine).filter(
      (tone, at) => tone < 200 && at % page!.width > 40 && at % page!.width < 800,
    );
    expect(letters).toEqual([]);
  });

  test.each(Object.entries(namesIn).filter(([script]) => !fromRight.includes(script)))(
    'names people in %s, and readers find each word of the name in it',
    async (_, name) => {
      const text = await textOf({ studentName: name });
      for (const word of name.normalize().split(' ')) expect(text).toContain(word);
      expect(text).not.toContain('cut off');
    },
  );

  test.each(fromRight)(
    'names people in %s, and readers are told the name in its order',
    async (script) => {
      const studentName = namesIn[script]!;
      const file = await certificate({ ...aCredential, studentName });
      expect(file.includes(asInPdf(studentName))).toBe(true);
      expect((await readPdf(file))[0]!.text).not.toContain('cut off');
    },
  );

  test.each(Object.entries(namesWithoutAFace))(
    'shows letters of %s as “…”, tells them to readers, and says where they stand',
    async (_, name) => {
      const facts = { ...aCredential, studentName: name, title: `Bridge ${name} for Γέφυρα` };
      const text = await textOf(facts);
      expect(text).toContain('Certificate for … who has');
      expect(text).toContain('Bridge … for Γέφυρα');
      expect(text).toMatch(/Text that is cut off with … is in full at this address\.$/);
      expect((await certificate(facts)).includes(asInPdf(name))).toBe(true);
    },
  );

  test('is the same file for the same facts', async () => {
    expect(await certificate(aCredential)).toEqual(await certificate(aCredential));
  });

  test('can be read, whatever was drawn before: ” is drawn of two ’', async () => {
    badge({ ...aCredential, companyName: '”' });
    expect(await textOf({ skills: ['A bridge’s load'] })).toContain('A bridge’s load');
  });

  test.skipIf(!isInstalled('qpdf'))('is whole, says qpdf', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trestle-certificate-'));
    const file = join(folder, 'certificate.pdf');
    await writeFile(file, await certificate(aCredential));
    const { status, stdout } = spawnSync('qpdf', ['--check', file]);
    await rm(folder, { recursive: true });
    expect([status, String(stdout)]).toEqual([0, expect.stringContaining('No syntax')]);
  });
});
