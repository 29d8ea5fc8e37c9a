export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Lines per page of records that belong to another one, and of history at first. */
export const linesPerPage = 10;

/** One page of a list as the screen shows it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** All rows over every page, as far as the server counted them. */
  readonly total: number;
  readonly hasMore?: boolean;
  readonly page: number;
}

/**
 * The page behind a list answer. An answer without a total is the whole list, and is paged here;
 * rows that are not `shown` are left out either way.
 */
export function pageOf<Row>(
  answer: Pick<ListPage<Row>, 'rows' | 'hasMore'> & { readonly total: number | null },
  { page, pageSize }: Paging,
  shown: (row: Row) => boolean = () => true,
): ListPage<Row> {
  const rows = answer.rows.filter(shown);
  const { total, hasMore } = answer;
  if (total !== null) return { rows, total, page, ...(hasMore && { hasMore }) };
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page };
}

/** A list with each of its rows as it is now. */
export const eachRow =
  <Row>(now: (row: Row) => Row) =>
  <List extends { readonly rows: readonly Row[] }>(list: List): List => ({
    ...list,
    rows: list.rows.map(now),
  });

export const lastPageOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
