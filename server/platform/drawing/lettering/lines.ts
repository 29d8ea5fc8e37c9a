import { type Base, baseOf, inOrder, levelsIn } from './directions.ts';
import type { Face, FaceOf, Faces, Style } from './faces.ts';

/** Letters of one face that are read in one direction. */
export interface Piece {
  readonly face: Face;
  readonly text: string;
  readonly isFromRight: boolean;
}

/** Pieces in visual order, from left to right. */
export interface Line {
  readonly pieces: readonly Piece[];
  /** Left edge in sizes. Lines of right-to-left text end at the edge of the widest. */
  readonly left: number;
}

export interface Lettering {
  readonly size: number;
  /** Distance of the lines, and of the first baseline from the top. */
  readonly step: number;
  readonly baseline: number;
  readonly lines: readonly Line[];
  /** Some of it shows as '…': letters that no face has, or what was too much. */
  readonly isShortened: boolean;
}

export interface Setting {
  readonly style: Style;
  readonly width: number;
  /** As many lines as fit in are set, and one in any case. */
  readonly height: number;
  /** Largest first: the first is taken with which the text fits, else the last, and what is too much ends in '…'. */
  readonly sizes: readonly number[];
}

/** Line heights of the site's own faces, and of the world's scripts, which are taller; in sizes. */
export const lineHeights: Record<Style, number> = { display: 1.06, strong: 1.35, text: 1.35 };
const tallLineHeight = 1.38;

export function lettering(text: string, setting: Setting, faces: Faces): Lettering {
  const { style, width, height, sizes } = setting;
  const faceOf = faces[style];
  const visible = visibleIn(text);
  const known = lettersWeHave(visible, faceOf);
  const paragraphs = known
    .replace(/\s*\n\s*/g, ' \n')
    .split('\n')
    .map((paragraph) => ({ base: baseOf(paragraph), words: wordsOf(paragraph, faceOf) }));
  const own = lineHeights[style];
  const isTall = Array.from(known).some((letter) => faceOf(letter.codePointAt(0)!)?.isTall);
  const lineHeight = isTall ? Math.max(own, tallLineHeight) : own;
  for (const size of sizes) {
    const isLast = size === sizes.at(-1);
    if (isTall && size * lineHeight > height && !isLast) continue;
    const lines = paragraphs.flatMap(({ base, words }) =>
      linesOf(words, faceOf, width / size).map((line) => ({ base, line })),
    );
    const linesAtMost = Math.max(1, Math.floor(height / size / lineHeight));
    const isTooLong = lines.length > linesAtMost;
    if (isTooLong && !isLast) continue;
    const shown = lines.slice(0, linesAtMost);
    const last = shown.at(-1);
    if (isTooLong && last) last.line = cut(last.line, faceOf, width / size);
    return {
      size,
      step: size * lineHeight,
      baseline: size * (0.86 + (lineHeight - own) / 2),
      lines: placed(
        shown.map(({ base, line }) => ({ base, pieces: piecesOf(line, faceOf, base) })),
      ),
      isShortened: known !== visible || isTooLong,
    };
  }
  throw new Error('A text is set in one size at least.');
}

function placed(lines: readonly { base: Base; pieces: readonly Piece[] }[]): Line[] {
  const widest = Math.max(0, ...lines.map(({ pieces }) => lengthOf(pieces)));
  return lines.map(({ base, pieces }) => ({
    pieces,
    left: base === 'rtl' ? widest - lengthOf(pieces) : 0,
  }));
}

/** Invisible control characters, except joiners within a word. */
const invisible =
  /(?![\u200c\u200d])[\p{Cf}\p{DI}]|(?!\s)\p{Cc}|(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;
const isJoiner = (letter: string): boolean => letter === '\u200c' || letter === '\u200d';

const visibleIn = (text: string): string => text.normalize().replace(invisible, '').trim();

/** Letters that no face has show as '…', where each would be a box. */
function lettersWeHave(text: string, faceOf: FaceOf): string {
  const known = Array.from(text, (letter) =>
    /\s/.test(letter) || isJoiner(letter) || faceOf(letter.codePointAt(0)!) ? letter : '\0',
  );
  return known.join('').replace(/\0[\s\0]*\0|\0/g, '…');
}

/** Widths are in ems: with the space after it, and as the last of a line. */
interface Word {
  readonly text: string;
  readonly width: number;
  readonly lastWidth: number;
}

function measured(text: string, faceOf: FaceOf): Word {
  const width = widthOf(text, faceOf);
  const isSpaced = /\s$/.test(text);
  return { text, width, lastWidth: isSpaced ? widthOf(text.trimEnd(), faceOf) : width };
}

/** Lines break behind spaces, slashes and hyphens, and the signs that part words in Tibetan and Ethiopic. */
const breaks = /(?<=\s)(?=\S)|(?<=[/-])(?=\w)|(?<=[\u0f0b\u1361])(?=\p{L})/u;
/** Written without spaces. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const wordsOf = (paragraph: string, faceOf: FaceOf): Word[] =>
  paragraph
    .split(breaks)
    .flatMap((part) => (unspaced.test(part) ? partsOf(part) : [part]))
    .map((word) => measured(word, faceOf));

/** The words of a text without spaces, each with the signs behind it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(text))
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts.push(parts.pop() + segment);
  return parts;
}

const lettersIn = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Greedy. A word that is wider than a line is broken. A line keeps its last space, with which its text is read on. */
function linesOf(words: readonly Word[], faceOf: FaceOf, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const word of words) {
    const isTooWide = word.lastWidth > width;
    const pieces = isTooWide
      ? lettersIn(word.text).map((letter) => measured(letter, faceOf))
      : [word];
    for (const piece of pieces) {
      if (line && taken + piece.lastWidth > width) {
        lines.push(line);
        line = '';
        taken = 0;
      }
      line += piece.text;
      taken += piece.width;
    }
  }
  return line.trim() ? [...lines, line] : lines;
}

function cut(line: string, faceOf: FaceOf, width: number): string {
  const letters = lettersIn(line);
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, faceOf) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Spaces, marks and joiners stay with the letter before them where its face has them. */
function piecesOf(text: string, faceOf: FaceOf, base = baseOf(text)): Piece[] {
  const levels = levelsIn(text, base);
  const pieces: { face: Face; text: string; level: number }[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels(at);
    at += letter.length;
    const point = letter.codePointAt(0)!;
    const last = pieces.at(-1);
    const stays = /[\s\p{M}\u200c\u200d]/u.test(letter) && last?.face.letters.has(point);
    const face = stays ? last!.face : faceOf(point);
    if (!face) continue;
    if (last?.face === face && last.level === level) last.text += letter;
    else pieces.push({ face, text: letter, level });
  }
  return inOrder(pieces).map(({ face, text, level }) => ({
    face,
    text,
    isFromRight: level % 2 === 1,
  }));
}

/** The widths of words and letters come again and again; those of a drawing go with it. */
const widths = new WeakMap<FaceOf, Map<string, number>>();

function widthOf(text: string, faceOf: FaceOf): number {
  const known = widths.get(faceOf) ?? new Map<string, number>();
  widths.set(faceOf, known);
  const width = known.get(text) ?? lengthOf(piecesOf(text, faceOf));
  known.set(text, width);
  return width;
}

/** Width of pieces side by side, in sizes. */
export const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + emsOf(piece), 0);

/** Width of a piece, in sizes. */
export const emsOf = ({ face: { font }, text, isFromRight }: Piece): number =>
  font.layout(text, isFromRight ? ['from right to left'] : []).advanceWidth / font.unitsPerEm;
