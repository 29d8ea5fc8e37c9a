import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Reading direction of a paragraph. */
export type Base = 'ltr' | 'rtl';

/** Hebrew, Arabic, Thaana and other scripts from right to left. */
const fromRight =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Taken from its first letter. */
export const baseOf = (paragraph: string): Base =>
  fromRight.test(paragraph) && bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1
    ? 'rtl'
    : 'ltr';

/** Nesting depth of a letter among texts of the other direction: even from left to right, odd from right to left. */
export function levelsIn(line: string, base: Base): (at: number) => number {
  if (!fromRight.test(line)) return () => (base === 'rtl' ? 2 : 0);
  const { levels } = bidi.getEmbeddingLevels(line, base);
  return (at) => levels[at] ?? 0;
}

/** Puts pieces in visual order from left to right: the deepest level is reversed first (UAX #9, L2). */
export function inOrder<Piece extends { readonly level: number }>(
  pieces: readonly Piece[],
): Piece[] {
  const order = [...pieces];
  const deepest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && order[to]!.level >= level) to += 1;
      if (to - from > 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  return order;
}
