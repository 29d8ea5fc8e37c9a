import { type Face, faceWith, type Style } from './faces.ts';

/** Letters, those of one font after those of another. */
export type Line = readonly { readonly face: Face; readonly text: string }[];

export interface Lettering {
  readonly size: number;
  readonly lines: readonly Line[];
  /** Some of it shows as '…': letters that no font has, or what was too much. */
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

/** How far apart lines stand, in sizes. */
export const lineHeights: Record<Style, number> = { display: 1.06, strong: 1.35, text: 1.35 };

export function lettering(text: string, { style, width, height, sizes }: Setting): Lettering {
  const visible = text.normalize().replace(invisible, '').trim();
  const known = lettersWeHave(visible, style);
  const paragraphs = paragraphsOf(known, style);
  for (const size of sizes) {
    const lines = paragraphs.flatMap((words) => linesOf(words, style, width / size));
    const linesAtMost = Math.max(1, Math.floor(height / size / lineHeights[style]));
    if (lines.length > linesAtMost && size !== sizes.at(-1)) continue;
    return {
      size,
      lines: cut(lines, linesAtMost, style, width / size).map((line) => lineOf(line, style)),
      isShortened: known !== visible || lines.length > linesAtMost,
    };
  }
  throw new Error('A text is set in one size at least.');
}

/** What steers text and is not seen. */
const invisible = /\p{Cf}|(?!\s)\p{Cc}/gu;

/** Letters that no font has show as '…', where each would be a box. */
function lettersWeHave(text: string, style: Style): string {
  const known = Array.from(text, (letter) =>
    /\s/.test(letter) || faceWith(letter.codePointAt(0)!, style) ? letter : '\0',
  );
  return known.join('').replace(/\0[\s\0]*\0|\0/g, '…');
}

/** Widths are in ems: with the space after it, and as the last of a line. */
interface Word {
  readonly text: string;
  readonly width: number;
  readonly lastWidth: number;
}

const measured = (text: string, style: Style): Word => {
  const width = widthOf(text, style);
  const isSpaced = /\s$/.test(text);
  return { text, width, lastWidth: isSpaced ? widthOf(text.trimEnd(), style) : width };
};

const paragraphsOf = (text: string, style: Style): Word[][] =>
  text
    .replace(/\s*\n\s*/g, ' \n')
    .split('\n')
    .map((paragraph) =>
      paragraph.split(/(?<=\s)(?=\S)|(?<=[/-])(?=\w)/).map((word) => measured(word, style)),
    );

/** Greedy. A word that is wider than a line is broken. A line keeps its last space, with which its text is read on. */
function linesOf(words: readonly Word[], style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const word of words) {
    const isTooWide = word.lastWidth > width;
    const pieces = isTooWide ? Array.from(word.text, (letter) => measured(letter, style)) : [word];
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

function cut(lines: string[], atMost: number, style: Style, width: number): string[] {
  if (lines.length <= atMost) return lines;
  let last = lines[atMost - 1]!;
  while (last && widthOf(`${last}…`, style) > width) last = last.slice(0, -1);
  return [...lines.slice(0, atMost - 1), `${last.trimEnd()}…`];
}

/** A space stays with the letters before it. */
function lineOf(text: string, style: Style): Line {
  const line: { face: Face; text: string }[] = [];
  for (const letter of text) {
    const last = line.at(-1);
    const face = /\s/.test(letter) && last ? last.face : faceWith(letter.codePointAt(0)!, style);
    if (!face) continue;
    if (last?.face === face) last.text += letter;
    else line.push({ face, text: letter });
  }
  return line;
}

const widthOf = (text: string, style: Style): number =>
  lineOf(text, style).reduce((sum, { face, text }) => sum + emsOf(face, text), 0);

/** How wide letters are, in sizes. */
export const emsOf = ({ font }: Face, text: string): number =>
  font.layout(text).advanceWidth / font.unitsPerEm;
