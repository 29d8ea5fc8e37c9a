import { readFileSync } from 'node:fs';

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
