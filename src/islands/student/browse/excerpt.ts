const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first characters of a text as people count them, so that no letter or flag is cut in two. */
export function excerptOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const starts = Array.from(
    graphemes.segment(line.slice(0, length * 12)),
    ({ segment }) => segment,
  );
  if (starts.length <= length) return line;
  return `${starts.slice(0, length).join('').trimEnd()}…`;
}
