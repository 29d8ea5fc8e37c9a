import { lazily } from '../lazily.ts';

const graphemes = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Characters read for each one wanted, because marks and addresses are removed and some letters have many parts. */
const readEach = 24;

/**
 * The first characters of a text in plain words, counted as people count them, so that no letter or
 * flag is cut in two; nor a word, unless it alone is too long.
 */
export function excerptOf(text: string, length: number): string {
  const read = text.slice(0, length * readEach);
  const line = plainWords(read).replace(/\s+/g, ' ').trim();
  if (line.length <= length) return read === text ? line : `${line}…`;
  const starts = Array.from(
    graphemes().segment(line.slice(0, length * 12)),
    ({ segment }) => segment,
  );
  if (starts.length <= length) return line;
  const cut = starts.slice(0, length).join('');
  const words = /\s/.test(starts[length]!) ? cut : cut.replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:]+$/, '')}…`;
}

/** The signs of markdown and what they leave, in the order in which they nest; each is bounded. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/<(https?:[^\s<>]{1,300}|[^\s<>@]{1,100}@[^\s<>@]{1,200})>/gi, '$1'],
  [/<\/?[a-z][^<>]{0,1000}>|<!--[^<>]{0,1000}-->/gi, ' '],
  [/^[ \t]*(```|~~~).*$/gm, ''],
  [/^[ \t]*([-*_])([ \t]*\1){2,}[ \t]*$/gm, ''],
  [/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*$/gm, ''],
  [/^[ \t]*={3,}[ \t]*$/gm, ''],
  [/^[ \t]{0,9}(>[ \t]?){1,9}/gm, ''],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*[-*+][ \t]+(\[[ xX]\][ \t]+)?/gm, ''],
  [/^[ \t]*\|(.*)\|[ \t]*$/gm, '$1'],
  [/!?(?<!\\)\[([^[\]]{0,300})\]\([^()\s]{0,1000}([ \t]+"[^"\n]{0,300}")?\)/g, '$1'],
  [/(?<!\\)(\*\*|__|~~)(?=\S)([^\n]{1,500}?)(?<=\S)\1/g, '$2'],
  [/(?<![\\*\w])\*(?=[^\s*])([^*\n]{1,500})(?<=\S)\*/g, '$1'],
  [/(?<![\\\w])_(?=[^\s_])([^_\n]{1,500})(?<=\S)_(?!\w)/g, '$1'],
  [/(?<!\\)`([^`\n]{1,500})`/g, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!~|<>])/g, '$1'],
];

const plainWords = (text: string): string =>
  signs.reduce((words, [sign, left]) => words.replace(sign, left), text);
