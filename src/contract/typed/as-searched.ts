const plain: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ı: 'i', ŧ: 't' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe' },
};

/** Words as the database's `as_searched` has them: without letter case, accents and apostrophes. */
export const asSearched = (words: string): string =>
  words
    .replace(/['’‘ʼ′´`]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđħıŧßæœ]/g, (letter) => plain[letter]!);
