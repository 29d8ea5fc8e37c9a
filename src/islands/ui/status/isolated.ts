const rightToLeft =
  '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}]';

/** What stands in quotation marks and has such a letter; else such words, with the spaces and figures between them. */
const names = new RegExp(
  `(?<=“)[^“”]*${rightToLeft}[^“”]*(?=”)|${rightToLeft}(?:[\\p{M}\\p{N}\\p{Zs}’'-]*${rightToLeft})*`,
  'gu',
);

/**
 * A sentence in which names that are written from right to left keep their direction and leave the words around them
 * theirs: what `<bdi>` does in markup, by Unicode’s first strong isolate.
 */
export const isolated = (sentence: string): string => sentence.replace(names, '\u2068$&\u2069');
