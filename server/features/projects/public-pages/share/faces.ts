import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const { resolve } = createRequire(import.meta.url);

const groups = {
  'big-shoulders': ['latin', 'latin-ext', 'vietnamese'],
  'ibm-plex-sans': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
} as const;
type Face = keyof typeof groups;

const filesOf = (face: Face, weight: 600 | 800): Font[] =>
  groups[face].map((group) => ({
    name: `${face} ${group}`,
    weight,
    style: 'normal',
    data: readFileSync(
      resolve(`@fontsource/${face}/files/${face}-${group}-${weight}-normal.woff2`),
    ),
  }));

/** The site's faces, a file for each group of letters. Kept, because parsing them takes longer than a picture. */
export const faces: Font[] = [...filesOf('big-shoulders', 800), ...filesOf('ibm-plex-sans', 600)];

const familyOf = (...order: readonly Face[]): string =>
  order.flatMap((face) => groups[face].map((group) => `'${face} ${group}'`)).join(', ');

/** For headings; letters that the display face lacks stand in the text face. */
export const displayFamily = familyOf('big-shoulders', 'ibm-plex-sans');
export const textFamily = familyOf('ibm-plex-sans');
