/** What a company's median of days to its first word means to somebody who waits for one. */
export function answersWithin(responseDays: number): string {
  if (responseDays <= 1) return 'usually answers within a day';
  return `usually answers within ${Math.ceil(responseDays)} days`;
}
