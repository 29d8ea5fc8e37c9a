import * as harfbuzz from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';

/** A font of one weight, as parsed; lengths are in its own units. */
export interface Font {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  /** Glyphs in visual order, from left to right. */
  layout(text: string, directions?: readonly Direction[]): Run;
}

/** As the text of one run is read; without one from left to right. */
type Direction = 'from right to left';

interface Run {
  readonly advanceWidth: number;
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly harfbuzz.GlyphPosition[];
}

interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  /** Its letters; empty if it is a part of another glyph's letter. */
  readonly codePoints: readonly number[];
  readonly path: Outline;
}

/** Outline of a glyph, upwards. */
interface Outline {
  scale(x: number, y: number): Outline;
  translate(x: number, y: number): Outline;
  toSVG(): string;
}

/** A font as pdfkit parses it, beyond its types. */
interface Parsed extends Font {
  getGlyph(id: number, codePoints: readonly number[]): Glyph;
  glyphForCodePoint(point: number): Glyph;
}

/**
 * Opens a WOFF2 file. pdfkit embeds and outlines its glyphs; HarfBuzz, which every browser uses, chooses and places them.
 * @param letters that are wanted of it
 * @param weight of a variable font's; null for any other
 */
export async function openFont(
  woff2: Buffer,
  letters: string,
  weight: number | null,
): Promise<Font> {
  const file = await subsetFont(woff2, letters, {
    targetFormat: 'truetype',
    ...(weight !== null && { variationAxes: { wght: weight } }),
  });
  const reader: unknown = new PDFDocument({ autoFirstPage: false }).font(file);
  const { font } = (reader as { _font: { font: Parsed } })._font;
  const shaper = new harfbuzz.Font(
    new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(file).buffer)),
  );
  const buffer = new harfbuzz.Buffer();
  const letterOf = lettersOf(font);

  font.layout = (text, directions = []) => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    const isFromRight = directions.includes('from right to left');
    buffer.setDirection(isFromRight ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
    harfbuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const clusters = clustersIn(text, infos);
    const glyphs = infos.map(({ codepoint: id, cluster }) => {
      const letter = letterOf.get(id);
      const codePoints = letter === undefined ? clusters.take(cluster) : [letter];
      const { path, advanceWidth } = font.getGlyph(id, codePoints);
      return { id, codePoints, path, advanceWidth };
    });
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { glyphs, positions, advanceWidth };
  };
  return font;
}

/** Glyphs that always mean one letter, in any combination. */
const lettersOf = (font: Parsed): ReadonlyMap<number, number> =>
  new Map(font.characterSet.map((point) => [font.glyphForCodePoint(point).id, point]));

/** The letters that were shaped as one; they go to the first of their glyphs. */
function clustersIn(text: string, infos: readonly harfbuzz.GlyphInfo[]) {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort(
    (one, other) => one - other,
  );
  const left = new Map(
    starts.map((start, at) => [start, Array.from(text.slice(start, starts[at + 1]), pointOf)]),
  );
  return {
    take(cluster: number): number[] {
      const points = left.get(cluster) ?? [];
      left.delete(cluster);
      return points;
    },
  };
}

const pointOf = (letter: string): number => letter.codePointAt(0)!;
