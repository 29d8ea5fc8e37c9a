import { describe, expect, test } from 'vitest';
import { emsOf, lettering, lineHeights, type Setting } from './lines.ts';

const setting: Setting = { style: 'text', width: 200, height: 1000, sizes: [20, 10] };
const textsOf = (text: string, more: Partial<Setting> = {}) =>
  lettering(text, { ...setting, ...more }).lines.map((line) =>
    line.map((run) => run.text).join(''),
  );

describe('a text set into lines', () => {
  test.each([
    'A tunnel under the river, and a bridge over it: which of both is cheaper?',
    'W'.repeat(100),
    'https://trestle.example/verify/0b8f7c9e-2f4d-4a52-9d1c-1f6f0d9a7e10',
    'Łódź, Ώδε, Мост and Nguyễn in one line of many faces',
  ])('is read on as it was written, and no line is too wide: %s', (text) => {
    const { lines, size, isShortened } = lettering(text, setting);
    expect([textsOf(text).join(''), isShortened, size]).toEqual([text, false, 20]);
    const space = 20 * 0.3;
    for (const line of lines) {
      const ems = line.reduce((sum, run) => sum + emsOf(run.face, run.text), 0);
      expect(20 * ems).toBeLessThan(200 + space);
    }
  });

  test('begins a line where its writer began one', () => {
    expect(textsOf('One.\n\n  Two.\r\nThree.')).toEqual(['One. ', 'Two. ', 'Three.']);
  });

  test('is set smaller where it is long, and shortened where that does not do', () => {
    const height = 20 * lineHeights.text;
    expect(lettering('Short', { ...setting, height })).toMatchObject({ size: 20 });
    const smaller = lettering('A line of some length', { ...setting, width: 150, height });
    expect([smaller.size, smaller.lines.length, smaller.isShortened]).toEqual([10, 1, false]);
    const long = 'A line of some length '.repeat(9);
    expect(lettering(long, { ...setting, height }).isShortened).toBe(true);
    expect(textsOf(long, { height }).at(-1)).toMatch(/…$/);
  });

  test('has “…” for letters that no font has, and nothing for what is not seen', () => {
    expect(textsOf('橋 の 設計 and 🚀')).toEqual(['… and …']);
    expect(textsOf('\ufeffa\u200bb\u0007\u00adc')).toEqual(['abc']);
    expect(lettering('\u200babc', setting).isShortened).toBe(false);
    expect(textsOf('e\u0301')).toEqual(['é']);
    expect(textsOf('')).toEqual([]);
  });
});
