import sharp from 'sharp';
import { type Faces, openFaces, type Style } from '../../../../platform/drawing/lettering/faces.ts';
import { lengthOf, lettering } from '../../../../platform/drawing/lettering/lines.ts';
import { outlines } from '../../../../platform/drawing/lettering/outlines.ts';
import type { SharedCard } from './pictures.ts';

/** Pixels; what every network asks for. */
export const size = { width: 1200, height: 630 } as const;

/** Everything is between the name of the site and the bridge, which the sheet has already. */
const edge = 72;
const inner = size.width - 2 * edge;
const square = { y: 124, side: 52 } as const;
const headingFrom = square.y + square.side + 18;
const headingHeight = 196;
const chipHeight = 44;
const gap = 12;

/** The colours of the blue sheet in src/styles/_tokens.scss. */
const ink = '#f4f7fc';
const softInk = '#bfd3ee';
const line = '#aacdff';

/** A card on its sheet, as a PNG. Every letter is a path. */
export async function shareCard({ card, sheet }: SharedCard): Promise<Buffer> {
  const faces = await openFaces(JSON.stringify(card));
  const lettered = svg([...aboveIn(card, faces), ...headingIn(card, faces)]);
  return sharp(sheet)
    .composite([{ input: Buffer.from(lettered) }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

const oneLine = (style: Style, size: number, width: number) =>
  ({ style, width, height: size, sizes: [size] }) as const;

type Card = SharedCard['card'];

function aboveIn({ initials, above }: Card, faces: Faces): string[] {
  const { y, side } = square;
  const letters = oneLine('strong', 22, side);
  const left = edge + (side - widthOf(initials, letters, faces)) / 2;
  const beside = edge + side + 16;
  const setting = oneLine('strong', 30, inner - side - 16);
  return [
    boxed(edge, y, side, side, line),
    written(outlines(initials, letters, faces, left, y + 34), softInk),
    written(outlines(above, setting, faces, beside, y + 37), softInk),
  ];
}

/** Facts follow below it side by side, as many as fit. */
function headingIn({ heading, facts }: Card, faces: Faces): string[] {
  const sizes = [88, 72, 58];
  const setting = { style: 'display', width: inner, height: headingHeight, sizes } as const;
  const { lines, step, baseline } = lettering(heading, setting, faces);
  const top = headingFrom + lines.length * step + 24;
  const chip = oneLine('strong', 25, inner);
  let x = edge;
  const chips = facts.flatMap((fact) => {
    const width = widthOf(fact, chip, faces) + 28;
    if (x + width > edge + inner) return [];
    const text = written(outlines(fact, chip, faces, x + 14, top + 31), softInk);
    const around = boxed(x, top, width, chipHeight, `${line}66`);
    x += width + gap;
    return [around, text];
  });
  return [written(outlines(heading, setting, faces, edge, headingFrom + baseline), ink), ...chips];
}

function widthOf(text: string, setting: Parameters<typeof lettering>[1], faces: Faces): number {
  const { size, lines } = lettering(text, setting, faces);
  return size * lengthOf(lines[0]?.pieces ?? []);
}

const written = (path: string, fill: string): string => `<path fill="${fill}" d="${path}"/>`;
const boxed = (x: number, y: number, width: number, height: number, stroke: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${stroke}"/>`;

const svg = (inside: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${inside.join('')}</svg>`;
