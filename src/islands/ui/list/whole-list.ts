interface Found {
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly hasMore?: boolean;
}

/** How many an act on a whole list is about, after its verb: `all 1,250`, `all 41 that match`. */
export function wholeList({ total, hasMore = false }: Found, isNarrowed: boolean): string {
  // It finds nothing, or nobody knows yet what.
  if (total <= 0) return 'all';
  const number = total.toLocaleString('en');
  const all = hasMore ? `more than ${number}` : total === 1 ? '1' : `all ${number}`;
  if (!isNarrowed) return all;
  return `${all} that ${total === 1 ? 'matches' : 'match'}`;
}
