import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

export interface Face {
  /** Unlike that of any other. */
  readonly name: string;
  readonly font: Font;
}

/** As parsed; lengths are in its own units. */
interface Font {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  glyphForCodePoint(point: number): object;
  hasGlyphForCodePoint(point: number): boolean;
  layout(text: string): {
    readonly advanceWidth: number;
    readonly glyphs: readonly { readonly path: Outline }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
  };
}

/** Of a letter, in the font's units, upwards. */
interface Outline {
  scale(x: number, y: number): Outline;
  translate(x: number, y: number): Outline;
  toSVG(): string;
}

const { resolve } = createRequire(import.meta.url);

const latin = ['latin', 'latin-ext', 'vietnamese'];
const everyGroup = [...latin, 'cyrillic', 'cyrillic-ext', 'greek'];
const filesOf = (family: string, weight: number, groups: readonly string[]) =>
  groups.map((group) => `${family}/files/${family}-${group}-${weight}-normal.woff`);

const strong = filesOf('ibm-plex-sans', 600, everyGroup);

/** For each style the files its letters are looked for in, in this order. */
const files = {
  display: [...filesOf('big-shoulders', 800, latin), ...strong],
  strong,
  text: filesOf('ibm-plex-sans', 400, everyGroup),
};
export type Style = keyof typeof files;

const opened = new Map<string, Face>();

/** The font that has the letter, or null; fonts are kept. */
export function faceWith(point: number, style: Style): Face | null {
  for (const file of files[style]) {
    const face = opened.get(file) ?? open(file);
    opened.set(file, face);
    if (face.font.hasGlyphForCodePoint(point)) return face;
  }
  return null;
}

/** pdfkit parses fonts and also takes parsed ones; its types tell of neither. */
function open(name: string): Face {
  const file = trueTypeOf(readFileSync(resolve(`@fontsource/${name}`)));
  const reader: unknown = new PDFDocument({ autoFirstPage: false }).font(file);
  const { font } = (reader as { _font: { font: Font } })._font;
  // A glyph keeps for good which letter it was first asked for, which is none where it is a part of another one.
  for (const point of font.characterSet) font.glyphForCodePoint(point);
  return { name, font };
}

const headerBytes = 44;
const entryBytes = 20;

/** A WOFF file as the TrueType font inside it: fontkit reads beyond the end of what it unpacks from WOFF itself. */
function trueTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts = [directory];
  let end = directory.length;
  for (let at = 0; at < count; at += 1) {
    const entry = woff.subarray(headerBytes + entryBytes * at, headerBytes + entryBytes * (at + 1));
    const [offset, packed, length] = [4, 8, 12].map((place) => entry.readUInt32BE(place));
    const stored = woff.subarray(offset!, offset! + packed!);
    const table = packed! < length! ? inflateSync(stored) : stored;
    const begin = 12 + 16 * at;
    entry.copy(directory, begin, 0, 4);
    entry.copy(directory, begin + 4, 16, 20);
    directory.writeUInt32BE(end, begin + 8);
    directory.writeUInt32BE(length!, begin + 12);
    const padded = Buffer.alloc(Math.ceil(length! / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}
