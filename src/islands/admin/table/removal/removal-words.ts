/** What a delete is about: one row by its name, more by their number. */
export const wordsFor = (rows: readonly { label: string }[]): string =>
  rows.length === 1 ? `“${rows[0]?.label}” is` : `${rows.length} entries are`;
