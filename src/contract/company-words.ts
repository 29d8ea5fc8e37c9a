/** A company's first letters, where a person would have a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&+.,-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('');
}

/** What a company's median of days to its first word means to somebody who waits for one. */
export function answersWithin(responseDays: number): string {
  if (responseDays <= 1) return 'usually answers within a day';
  return `usually answers within ${Math.ceil(responseDays)} days`;
}
