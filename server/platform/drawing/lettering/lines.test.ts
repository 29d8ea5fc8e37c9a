import { beforeAll, describe, expect, test } from 'vitest';
import { namesIn, namesWithoutAFace } from '../../../testing/names.ts';
import { type Faces, openFaces } from './faces.ts';
import { lengthOf, lettering, lineHeights, type Setting } from './lines.ts';

let faces: Faces;
beforeAll(async () => {
  faces = await openFaces(
    'Łódź, Ώδε, Мост, Nguyễn, 橋の設計 עברית العربية (١٢٣) हिन्दी สมชาย بوظ ۱۲ 🚀',
  );
});

const setting: Setting = { style: 'text', width: 200, height: 1000, sizes: [20, 10] };
const textsOf = (text: string, more: Partial<Setting> = {}) =>
  lettering(text, { ...setting, ...more }, faces).lines.map((line) =>
    line.pieces.map((run) => run.text).join(''),
  );

describe('a text set into lines', () => {
  test.each([
    'A tunnel under the river, and a bridge over it: which of both is cheaper?',
    'W'.repeat(100),
    'https://trestle.example/verify/0b8f7c9e-2f4d-4a52-9d1c-1f6f0d9a7e10',
    'Łódź, Ώδε, Мост and Nguyễn in one line of many faces',
  ])('is read on as it was written, and no line is too wide: %s', (text) => {
    const { lines, size, isShortened } = lettering(text, setting, faces);
    expect([textsOf(text).join(''), isShortened, size]).toEqual([text, false, 20]);
    const space = 20 * 0.3;
    for (const line of lines) {
      const ems = lengthOf(line.pieces);
      expect(20 * ems).toBeLessThan(200 + space);
    }
  });

  test('begins a line where its writer began one', () => {
    expect(textsOf('One.\n\n  Two.\r\nThree.')).toEqual(['One. ', 'Two. ', 'Three.']);
  });

  test('is set smaller where it is long, and shortened where that does not do', () => {
    const height = 20 * lineHeights.text;
    expect(lettering('Short', { ...setting, height }, faces)).toMatchObject({ size: 20 });
    const smaller = lettering('A line of some length', { ...setting, width: 150, height }, faces);
    expect([smaller.size, smaller.lines.length, smaller.isShortened]).toEqual([10, 1, false]);
    const long = 'A line of some length '.repeat(9);
    expect(lettering(long, { ...setting, height }, faces).isShortened).toBe(true);
    expect(textsOf(long, { height }).at(-1)).toMatch(/…$/);
  });

  test('has “…” for letters that no font has, and nothing for what is not seen', () => {
    expect(textsOf('🚀 and 🌉🚀')).toEqual(['… and …']);
    expect(textsOf('\ufeffa\u200bb\u0007\u00adc')).toEqual(['abc']);
    expect(lettering('\u200babc', setting, faces).isShortened).toBe(false);
    expect(textsOf('e\u0301')).toEqual(['é']);
    expect(textsOf('')).toEqual([]);
  });
});

describe('the letters of the world', () => {
  const styles = ['display', 'strong', 'text'] as const;
  const lettered = async (text: string, style: Setting['style']) =>
    lettering(text, { ...setting, style, width: 10_000 }, await openFaces(text));

  test.each(Object.entries(namesIn))('in %s are all there, in every style', async (_, name) => {
    for (const style of styles) {
      const { lines, isShortened } = await lettered(name, style);
      expect(isShortened).toBe(false);
      const glyphs = lines[0]!.pieces.flatMap(({ face, text, isFromRight }) =>
        face.font
          .layout(text, isFromRight ? ['from right to left'] : [])
          .glyphs.map(({ id }) => id),
      );
      // Glyph 0 is the box of every font.
      expect(glyphs).not.toContain(0);
      expect(glyphs.length).toBeGreaterThan(2);
    }
  });

  test.each(Object.entries(namesWithoutAFace))('in %s show as “…”', async (_, name) => {
    const { lines, isShortened } = await lettered(`A ${name} B`, 'text');
    expect(lines[0]!.pieces.map(({ text }) => text).join('')).toBe('A … B');
    expect(isShortened).toBe(true);
  });

  test.each([
    ['from right to left', 'جسر (نهر) 2031', ['2031', ') ', 'نهر', ' (', 'جسر']],
    ['from left to right', 'Dam (סכר) B', ['Dam (', 'סכר', ') B']],
  ])('stand as they are read: %s', async (_, text, inOrder) => {
    const { lines } = await lettered(text, 'text');
    const pieces = lines[0]!.pieces.map((piece) => piece.text);
    expect(pieces.join('|').split('|')).toEqual(inOrder);
  });

  test('part lines between words where none are parted by spaces', async () => {
    const text = 'การทดสอบน้ำหนักของสะพานข้ามแม่น้ำ';
    const { lines } = lettering(text, setting, await openFaces(text));
    const words = Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text));
    const starts = words.map(({ index }) => index);
    let at = 0;
    for (const { pieces } of lines) {
      expect(starts).toContain(at);
      at += pieces.map((piece) => piece.text).join('').length;
    }
    expect(lines.length).toBeGreaterThan(1);
  });
});
