import * as v from 'valibot';
import { mended, requiredLine } from '../fields.ts';
import { withoutEnds } from './unseen.ts';

/**
 * A file's name as it is kept: without what nobody sees at its ends, with a point for the wide one of a Chinese keyboard,
 * and the number of a second download before the ending: `report.pdf (1)` is `report (1).pdf`.
 */
export const fileNameFrom = (given: string): string =>
  withoutEnds(given.normalize())
    .replaceAll('．', '.')
    .replace(/^(.{1,200}?)(\.[a-z0-9]{1,8}) ?(\(\d{1,4}\))$/i, '$1 $3$2');

/** The name itself, or with the first number that none of these others has, in any letter case. */
export function numberedName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name)!;
  const candidates = Array.from(
    { length: taken.size + 1 },
    (_, at) => `${stem} (${at + 2})${ending}`,
  );
  return [name, ...candidates].find((one) => !taken.has(one.toLowerCase()))!;
}

/** The longest name of a file, in characters. */
export const fileNameLength = 200;

/** The name of a file, as `fileNameFrom` keeps it. */
export const fileName = v.pipe(
  v.string('Name the file.'),
  mended(fileNameFrom),
  requiredLine('Name the file.', fileNameLength),
);
