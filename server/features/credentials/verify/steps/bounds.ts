/** How deep values may be nested, and how many there may be: a badge with everything has about 300 of them, 12 deep. */
const deepAtMost = 32;
const valuesAtMost = 2_000;

/** What JSON-LD calls its own words: these say in which language a text is. Others would move or redefine what was signed. */
const plainWords = ['@value', '@language', '@direction'];

/** Why a document is not looked at any further, or null. Its contexts, at the top, are checked elsewhere. */
export function excessOf(document: Record<string, unknown>): string | null {
  const { '@context': _, ...rest } = document;
  const waiting: { value: unknown; depth: number }[] = [{ value: rest, depth: 0 }];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (++values > valuesAtMost) return `It holds more than ${valuesAtMost} values.`;
    if (depth > deepAtMost) return `It is nested more than ${deepAtMost} deep.`;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name.startsWith('@') && !plainWords.includes(name))
        return `It uses “${name.slice(0, 40)}” inside, by which its words could come to mean something else.`;
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return null;
}
