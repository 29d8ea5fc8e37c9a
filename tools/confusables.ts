import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes the data of look-alike names from Unicode's own: what follows the code points of a line, without the comments.
 *
 * Usage: node tools/confusables.ts FILE, with the `confusables.txt` of https://www.unicode.org/Public/security/
 */
const [, , file] = process.argv;
if (!file) throw new Error('Which file? Download it from https://www.unicode.org/Public/security/');
const lines = readFileSync(file, 'utf8')
  .replace(/^\uFEFF/, '')
  .split('\n');
const stated = (word: string) => lines.find((line) => line.startsWith(`# ${word}`)) ?? '';
const mapped = lines.flatMap((line) => {
  const [from, to, kind] = line.split(';').map((part) => part.trim());
  return from && to && kind?.startsWith('MA') ? [`${from};${to}`] : [];
});
const total = Number(stated('total:').replace('# total:', ''));
if (mapped.length !== total) throw new Error(`${mapped.length} mappings, and not ${total}`);
const head = [
  '# From confusables.txt of Unicode Security Mechanisms (UTS #39), without its comments.',
  '# Source: https://www.unicode.org/Public/security/ · License: https://www.unicode.org/license.txt',
  stated('Version:'),
  stated('Date:'),
  stated('©'),
];
writeFileSync(
  'server/features/companies/names/confusables.txt',
  [...head, ...mapped, ''].join('\n'),
);
