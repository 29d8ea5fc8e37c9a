const unmarked: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
};

/** Text as an address can hold it: small Latin letters and digits, words joined by hyphens. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}|[’']/gu, '')
    .replaceAll(/[ßøæłđıœðþ]/g, (letter) => unmarked[letter]!)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
