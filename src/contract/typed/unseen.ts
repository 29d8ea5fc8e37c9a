/** Zero-width spaces and joiners, and marks that turn the direction of text: copying brings them, and nobody sees them. */
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const unseenOrSpace = /[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

/** A text without them. Not for names: in Persian and in emoji a joiner is part of a word. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** A text without them, and without spaces, at both ends. */
export function withoutEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && unseenOrSpace.test(text[start]!)) start += 1;
  while (end > start && unseenOrSpace.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}
