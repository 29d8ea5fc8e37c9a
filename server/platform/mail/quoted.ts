/** In characters: longer names are sentences. */
const nameLength = 80;

/**
 * A name that somebody typed, as a mail of the programme says it: quoted and cut, so that it reads as theirs and not as ours,
 * and with nothing in it that a program for mail makes a link of.
 */
export const quoted = (name: string): string =>
  `“${Array.from(name.replaceAll(/\s+/g, ' '))
    .slice(0, nameLength)
    .join('')
    .replaceAll('://', ': //')
    .replaceAll(/\.(?=\p{L})/gu, '.\u2060')
    .replaceAll('@', ' at ')}”`;
