/**
 * Quoted text with a right-to-left letter (Hebrew to Arabic, U+0590 to U+08FF), or words of such letters with the
 * spaces and figures between them.
 */
const names =
  /(?<=“)[^“”]*[\u0590-\u08ff][^“”]*(?=”)|[\u0590-\u08ff](?:[\p{N}\p{Zs}’'-]*[\u0590-\u08ff])*/gu;

/**
 * A sentence in which names that are written from right to left keep their direction and leave the words around them
 * theirs: what `<bdi>` does in markup, by Unicode’s first strong isolate.
 */
export const isolated = (sentence: string): string => sentence.replace(names, '\u2068$&\u2069');
