import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A file of a family, with the letters that are looked for in it. */
export interface FontFile {
  readonly path: string;
  /** True if it has all weights. */
  readonly isVariable: boolean;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const { resolve } = createRequire(import.meta.url);

/** The site's own faces have one file for each weight and group of letters. */
export const siteFamily = (name: string, weight: number): readonly FontFile[] =>
  filesOf(`@fontsource/${name}`, false, (group) => `${name}-${group}-${weight}-normal`);

/** Noto's have all weights in one file for each group of letters. */
const noto = (name: string): readonly FontFile[] =>
  filesOf(
    `@fontsource-variable/noto-${name}`,
    true,
    (group) => `noto-${name}-${group}-wght-normal`,
  );

/** By the letters of `unicode.json`: group by group, the numbered ones of Chinese, Japanese and Korean in brackets. */
function filesOf(box: string, isVariable: boolean, fileOf: (group: string) => string): FontFile[] {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(resolve(`${box}/unicode.json`), 'utf8'),
  );
  return Object.entries(ranges).map(([group, letters]) => ({
    path: resolve(`${box}/files/${fileOf(group.replace(/[[\]]/g, ''))}.woff2`),
    isVariable,
    ranges: letters.split(',').map(rangeOf),
  }));
}

/** `U+0600-06FF`, or one letter. */
function rangeOf(text: string): readonly [number, number] {
  const [from, to = from] = text.slice(2).split('-');
  return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
}

/** Alphabets and syllables in everyday use beside Latin, Greek and Cyrillic, as Unicode recommends scripts for names. */
export const scripts: readonly FontFile[] = [
  'sans-arabic',
  'sans-armenian',
  'sans-bengali',
  'sans-devanagari',
  'sans-ethiopic',
  'sans-georgian',
  'sans-gujarati',
  'sans-gurmukhi',
  'sans-hebrew',
  'sans-kannada',
  'sans-khmer',
  'sans-lao',
  'sans-malayalam',
  'sans-myanmar',
  'sans-oriya',
  'sans-sinhala',
  'sans-tamil',
  'sans-telugu',
  'sans-thaana',
  'sans-thai',
  'serif-tibetan',
].flatMap(noto);

const [chinese, japanese, korean] = [noto('sans-sc'), noto('sans-jp'), noto('sans-kr')];

/**
 * Fonts for the characters that Chinese, Japanese and Korean share, by the language of the text. Its syllables identify
 * the language; without any they are drawn as in Chinese.
 */
export function signsFor(text: string): readonly FontFile[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return [...japanese, ...chinese, ...korean];
  if (/\p{Script=Hangul}/u.test(text)) return [...korean, ...chinese, ...japanese];
  return [...chinese, ...japanese, ...korean];
}
