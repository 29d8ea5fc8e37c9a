import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import type { Font } from 'satori';
import satori from 'satori';
import type { Card } from './card.ts';

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
const faces: Font[] = [...filesOf('big-shoulders', 800), ...filesOf('ibm-plex-sans', 600)];

const familyOf = (...order: readonly Face[]): string =>
  order.flatMap((face) => groups[face].map((group) => `'${face} ${group}'`)).join(', ');

/** For headings; letters that the display face lacks stand in the text face. */
const displayFamily = familyOf('big-shoulders', 'ibm-plex-sans');
const textFamily = familyOf('ibm-plex-sans');

/** Pixels; what every network asks for. */
export const size = { width: 1200, height: 630 } as const;

/** The colours of the blue sheet in src/styles/_tokens.scss. */
const ink = '#f4f7fc';
const softInk = '#bfd3ee';
const line = '#aacdff';

/** A heading of more letters than this is set smaller. */
const fewLetters = 32;

/**
 * Lays out what a card says, every letter as a path: an SVG without a ground.
 * @returns null when the faces lack one of its letters, which would show as a box
 */
export async function letter(card: Card): Promise<string | null> {
  let lacksLetters = false;
  const svg = await satori(layout(card), {
    ...size,
    fonts: faces,
    async loadAdditionalAsset() {
      lacksLetters = true;
      return [];
    },
  });
  return lacksLetters ? null : svg;
}

/** Everything stands between the name of the site and the bridge, which the sheet has already. */
const layout = ({ initials, above, heading, facts }: Card) =>
  box(
    column,
    box(row, box(square, initials.normalize()), box({ ...oneLine, flex: 1 }, above.normalize())),
    box({ ...headingLines, fontSize: sizeOf(heading) }, heading.normalize()),
    box(chips, ...facts.map((fact) => box(chip, fact))),
  );

const box = (style: CSSProperties, ...inside: ReactNode[]) =>
  createElement('div', { style }, ...inside);

const sizeOf = (heading: string): number => (Array.from(heading).length > fewLetters ? 58 : 88);

const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  padding: '124px 72px 0',
  color: ink,
  fontFamily: textFamily,
};
const row: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontSize: 30,
  color: softInk,
};
const square: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 52,
  height: 52,
  border: `1px solid ${line}`,
  fontSize: 22,
};
const oneLine: CSSProperties = { display: 'block', lineClamp: 1, wordBreak: 'break-all' };
const headingLines: CSSProperties = {
  display: 'block',
  lineClamp: 3,
  marginTop: 18,
  fontFamily: displayFamily,
  lineHeight: 1.05,
  wordBreak: 'break-word',
};
const chips: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 24 };
const chip: CSSProperties = {
  ...oneLine,
  padding: '5px 14px',
  border: `1px solid ${line}66`,
  fontSize: 25,
  color: softInk,
};
