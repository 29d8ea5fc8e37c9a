import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { engineeringTypes } from '../../../../src/contract/accounts/people.ts';
import { aCredential } from '../../../testing/take-away.ts';
import { badge, badgeMark, badgePng } from './badge.ts';

/** In grey, a byte a pixel. */
const greyOf = (svg: string, side: number) =>
  sharp(Buffer.from(svg)).resize(side).grayscale().raw().toBuffer();

const revoked = { ...aCredential, revokedOn: '2031-07-01' };

describe('a badge', () => {
  test('is another for every achievement, and the same for the same one', () => {
    for (const engineeringType of engineeringTypes) {
      const marks = Array.from({ length: 300 }, (_, at) =>
        badgeMark({ ...aCredential, engineeringType, achievementId: at + 1, title: 'T' }),
      );
      expect([engineeringType, new Set(marks).size]).toEqual([engineeringType, 300]);
      expect(badgeMark({ ...aCredential, engineeringType, achievementId: 1, title: 'T' })).toBe(
        marks[0],
      );
    }
  });

  test('is another for each kind of engineering, outcome and title', async () => {
    const others = [
      ...engineeringTypes.map((engineeringType) => ({ ...aCredential, engineeringType })),
      { ...aCredential, outcome: 'Completed' as const },
      { ...aCredential, outcome: null },
      { ...aCredential, title: 'Load test of a footbridga' },
      { ...aCredential, isDemo: true },
      revoked,
    ];
    expect(new Set(await Promise.all(others.map(badge))).size).toBe(others.length);
  });

  test('tells its text to those who cannot see it', async () => {
    expect(await badge({ ...aCredential, title: 'A < B & 橋' })).toContain(
      '<title>A &lt; B &amp; 橋, Gantry &amp; Söhne. Completed with distinction. Trestle</title>',
    );
    expect(await badge({ ...aCredential, isDemo: true })).toContain(
      '<title>Demo: proves nothing. ',
    );
  });

  test('of what was revoked says so to all, and is crossed out where no text is read', async () => {
    expect(await badge({ ...revoked, isDemo: true })).toContain(
      '<title>Revoked on 1 July 2031. Load',
    );
    expect(badgeMark(revoked)).toContain('<title>Revoked on 1 July 2031. ');
    for (const draw of [badge, badgeMark]) {
      const [before, after] = [
        await greyOf(await draw(aCredential), 60),
        await greyOf(await draw(revoked), 60),
      ];
      const changed = before.filter((tone, at) => Math.abs(tone - after[at]!) > 20).length;
      expect(changed / before.length).toBeGreaterThan(0.03);
    }
  });

  test('needs no font', async () => {
    expect(await badge(aCredential)).not.toMatch(/<text|font/);
  });

  test('is a PNG of 600 pixels', async () => {
    expect(await sharp(await badgePng(aCredential)).metadata()).toMatchObject({
      format: 'png',
      width: 600,
      height: 600,
    });
  });

  test('keeps light lines on a dark ground in grey, also where only the mark is seen', async () => {
    for (const svg of [await badge(aCredential), badgeMark(aCredential)]) {
      const grey = await greyOf(svg, 64);
      const light = grey.filter((tone) => tone > 150).length / grey.length;
      const dark = grey.filter((tone) => tone < 75).length / grey.length;
      expect(light).toBeGreaterThan(0.04);
      expect(dark).toBeGreaterThan(0.6);
    }
  });

  test.each([
    'W'.repeat(200),
    'A tunnel under the river '.repeat(8),
    'Мост через реку '.repeat(12),
  ])('keeps its frame free, however long the title and the company: %s', async (text) => {
    const svg = await badge({
      ...aCredential,
      title: text,
      companyName: text,
      outcome: 'Completed',
    });
    const grey = await greyOf(svg, 600);
    const framed = Array.from({ length: 500 }, (_, at) => grey[(at + 50) * 600 + 570]!);
    expect(Math.max(...framed)).toBeLessThan(75);
  });

  test('does not fail on letters that the faces lack', async () => {
    const strange = { ...aCredential, title: '橋の設計', companyName: '🚀\u0000\ud800' };
    expect((await sharp(await badgePng(strange)).metadata()).width).toBe(600);
  });
});
