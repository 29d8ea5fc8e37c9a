/** The first characters of a text, none of them cut in half. */
export function firstCharacters(text: string, count: number): string {
  let end = 0;
  let taken = 0;
  for (const character of text) {
    if (taken === count) break;
    taken += 1;
    end += character.length;
  }
  return text.slice(0, end);
}
