import { readFileSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';

/** What each character is taken for, by Unicode's table of confusables. */
const prototypes: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('confusables.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^[0-9A-F]/.test(line))
    .map((line) => line.split(';').map(charactersOf) as [string, string]),
);

function charactersOf(codePoints: string): string {
  return String.fromCodePoint(...codePoints.split(' ').map((one) => Number.parseInt(one, 16)));
}

/** The skeleton of a text (UTS #39, §4): two texts that can be taken for each other at a glance have the same one. */
export function skeleton(text: string): string {
  const visible = text.normalize('NFD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visible, (one) => prototypes.get(one) ?? one)
    .join('')
    .normalize('NFD');
}

/** What tells no two companies apart: articles, and the forms that companies have. */
const unsaid =
  `the a an der die das le la les el los il de het and und et y ltd limited inc incorporated llc llp plc gmbh mbh ag kg kgaa ug se
  co company corp corporation sa sas sarl srl spa sl slu bv nv ab as asa oy oyj aps pty pte`.split(
    /\s+/,
  );

const shape = (word: string): string =>
  skeleton(word.toLowerCase())
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const unsaidShapes: ReadonlySet<string> = new Set(unsaid.map(shape));

/** The words of a name by which it is known, as they look. */
function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .replaceAll(/[.'’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}\p{Cf}]+/u)
    .map(shape)
    .filter((word) => word !== '');
  const known = words.filter((word) => !unsaidShapes.has(word));
  return known.length > 0 ? known : words;
}

/** How a name looks with nothing that tells no two companies apart. */
export const lookOf = (name: string): string => wordsOf(name).join('');

/** A word or two that are shorter than this are in many names. */
const telling = 5;

/** Letters by which names of a length may differ and still be taken for each other. */
const slips = (length: number): number => (length < 5 ? 0 : length < 10 ? 1 : 2);

/**
 * Whether somebody could take one company's name for another's: they look the same but for articles and legal forms, differ
 * by a letter or two, or the other's whole name is in it.
 */
export function isNear(name: string, other: string): boolean {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  const [look, otherLook] = [words.join(''), others.join('')];
  if (look === '' || otherLook === '') return false;
  if (distance(look, otherLook) <= slips(Math.min(look.length, otherLook.length))) return true;
  return otherLook.length >= telling && others.every((word) => words.includes(word));
}
