interface Found {
  readonly total: number;
  /** True if there are more than were counted. */
  readonly hasMore?: boolean;
}

/** Counts a whole list for an act, after its verb: `all 1,250`, `all 41 that match`, `1 student`. */
export function wholeList(
  { total, hasMore = false }: Found,
  isNarrowed: boolean,
  one: string,
): string {
  // It finds nothing, or nobody knows yet what.
  if (total <= 0) return 'all';
  const number = total.toLocaleString('en');
  if (total === 1) return `1 ${one}`;
  const all = hasMore ? `more than ${number}` : `all ${number}`;
  return isNarrowed ? `${all} that match` : all;
}
