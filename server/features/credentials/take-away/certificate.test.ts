import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';
import { aCredential, isInstalled, readPdf } from '../../../testing/take-away.ts';
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
        'Load test of a footbridge for Gantry & Söhne in 120 hours of work',
        'Skills the company has confirmed: Structural analysis, Technical writing',
        'Completed with distinction. Work ended on 30 May 2031. Issued by Trestle on 12 June 2031.',
        `Number ${aCredential.id}. Check that it is still valid at ${aCredential.verifyUrl}`,
      ].join(' '),
    );
  });

  test('says only what is known', async () => {
    const text = await textOf({ outcome: 'Completed', hours: null, skills: [] });
    expect(text).toContain('who has completed this project Load test');
    expect(text).toContain('for Gantry & Söhne Completed. Work ended');
    expect(await textOf({ hours: 1 })).toContain('in 1 hour of work');
  });

  test('of a demo says first that it proves nothing', async () => {
    expect(await textOf({ isDemo: true })).toMatch(/^Demo: proves nothing Trestle Certificate/);
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

  test('has the address as a QR code, black on white, module by module', async () => {
    const scale = 4;
    const [page] = await readPdf(await certificate(aCredential), scale);
    const { modules } = create(aCredential.verifyUrl, { errorCorrectionLevel: 'M' });
    const unit = (100 / (modules.size + 8)) * scale;
    const wrong = Array.from(modules.data).filter((isDark, at) => {
      const [row, place] = [Math.floor(at / modules.size), at % modules.size];
      const x = Math.round(714 * scale + (place + 4.5) * unit);
      const y = Math.round(466 * scale + (row + 4.5) * unit);
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

  test('shows letters that its faces lack as “…”, tells them to readers, and where they stand', async () => {
    const facts = { ...aCredential, studentName: '佐藤', title: 'Bridge 佐藤 for Γέφυρα' };
    const text = await textOf(facts);
    expect(text).toContain('Certificate for … who has');
    expect(text).toContain('Bridge … for Γέφυρα');
    expect(text).toMatch(/Text that is cut off with … is in full at this address\.$/);
    const told = Buffer.from('佐藤', 'utf16le').swap16();
    expect((await certificate(facts)).includes(told)).toBe(true);
  });

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
