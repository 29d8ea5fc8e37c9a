import type { QueryFunctionContext } from '@tanstack/query-core';
import type { CallOf, Endpoint, ReplyOf } from '../../contract/endpoint.ts';
import { call, callPage } from '../client.ts';
import { type ListPage, lastPageOf, type Paging, pageOf } from './page.ts';
import { reader } from './reader.ts';

/** Something a screen reads: the name it is kept under, and how it is asked for. */
export interface Read<Data> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<Data>;
  /**
   * Milliseconds for which a cached value is not read again without a reason; 'static' for not even with one; 0 by
   * default.
   */
  readonly staleTime?: number | 'static';
  /** Shows the value once something else has read it, without reading it itself. */
  readonly isNotFetched?: true;
  /** True if the previous answer may stay in sight until this one arrives. */
  isKept?(previous: Data): boolean;
  /** After how many milliseconds it is read again by itself; null for not at all. */
  againAfter?(known: Data): number | null;
}

/** One call of the contract; `as` makes of its answer what the screen shows. */
export const read = <E extends Endpoint, Data = ReplyOf<E>>(
  endpoint: E,
  input: CallOf<E>,
  as: (answer: ReplyOf<E>) => Data = (answer) => answer as unknown as Data,
): Read<Data> => ({
  queryKey: [endpoint.path, input],
  queryFn: async ({ signal }) => as(await call(endpoint, input, { signal })),
});

type RowOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer Row)[] ? Row : never;
type ListCall<E extends Endpoint> = CallOf<E> & { readonly query?: object };

interface Rows<Row> {
  /** Makes of each row what the screen shows. */
  readonly as?: (row: Row) => Row;
  /** Leaves out the other rows. */
  readonly shown?: (row: Row) => boolean;
}

async function fetchPage<E extends Endpoint>(
  endpoint: E,
  input: ListCall<E>,
  { page, pageSize }: Paging,
  { as = (row) => row, shown }: Rows<RowOf<E>>,
  signal: AbortSignal,
): Promise<ListPage<RowOf<E>>> {
  const listed: RowOf<E>[] = [];
  const ask = async (part: Paging) => {
    const query = { ...input.query, page: String(part.page), pageSize: String(part.pageSize) };
    const { rows, ...answer } = await callPage(endpoint, { ...input, query }, { signal });
    listed.push(...(rows as unknown as readonly RowOf<E>[]).map(as));
    return answer;
  };
  let { next, ...counted } = await ask({ page, pageSize });
  // Rows that are large together come in smaller pages, which are put together here.
  while (next && next.pageSize < pageSize && listed.length < pageSize) ({ next } = await ask(next));
  return pageOf({ rows: listed, ...counted }, { page, pageSize }, shown);
}

/** One page of a list; past the end of it, the last. The page before stays in sight until this one is there. */
export const readPage = <E extends Endpoint>(
  endpoint: E,
  input: ListCall<E>,
  { page, pageSize }: Paging,
  rows: Rows<RowOf<E>> = {},
): Read<ListPage<RowOf<E>>> => ({
  queryKey: [endpoint.path, input, page, pageSize],
  queryFn: async ({ signal }) => {
    const list = await fetchPage(endpoint, input, { page, pageSize }, rows, signal);
    const last = lastPageOf(list.total, pageSize);
    return page > last ? fetchPage(endpoint, input, { page: last, pageSize }, rows, signal) : list;
  },
  isKept: () => true,
});

/** The first pages of a list as one, each row once: one that is added meanwhile moves the others down. */
export const readPages = <E extends Endpoint>(
  endpoint: E,
  input: ListCall<E>,
  { pages, pageSize }: { readonly pages: number; readonly pageSize: number },
  { idOf, ...rows }: Rows<RowOf<E>> & { readonly idOf: (row: RowOf<E>) => unknown },
): Read<Omit<ListPage<RowOf<E>>, 'page'>> => ({
  queryKey: [endpoint.path, input, { pages, pageSize }],
  queryFn: async ({ signal }) => {
    const found = new Map<unknown, RowOf<E>>();
    for (let page = 1; ; page += 1) {
      const list = await fetchPage(endpoint, input, { page, pageSize }, rows, signal);
      for (const row of list.rows) found.set(idOf(row), row);
      if (page === pages || page >= lastPageOf(list.total, pageSize))
        return { rows: [...found.values()], total: list.total };
    }
  },
  isKept: () => true,
});

/** Uses the cached value if there is one. A refresh still reads it again. */
export const asKnown = <Data>(what: Read<Data>): Read<Data> => ({
  ...what,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Keeps the previous answer in sight until this one arrives. */
export const keepPrevious = <Data>(what: Read<Data>): Read<Data> => ({
  ...what,
  isKept: () => true,
});

/** Shows the value beside a screen that reads it. */
export const withoutFetching = <Data>(what: Read<Data>): Read<Data> => ({
  ...what,
  isNotFetched: true,
});

/** Shows a change of what is read at once; an answer asked for before it cannot undo it. */
export function change<Data>({ queryKey }: Read<Data>, to: (known: Data) => Data): void {
  const known = reader.getQueryData<Data>(queryKey);
  if (known === undefined) return;
  // It takes effect at once, so there is nothing to wait for.
  void reader.cancelQueries({ queryKey });
  reader.setQueryData<Data>(queryKey, to(known));
}

/** Stores a value that came from elsewhere, and returns the earlier one. */
export function setCached<Data>({ queryKey }: Read<Data>, now: Data): Data | undefined {
  const known = reader.getQueryData<Data>(queryKey);
  void reader.cancelQueries({ queryKey });
  reader.setQueryData<Data>(queryKey, now);
  return known;
}

/** Reads this again if a screen shows it, or everything that screens show. */
export function refresh(what?: Pick<Read<unknown>, 'queryKey'>): void {
  void reader.invalidateQueries({ queryKey: what?.queryKey });
}
