import { type RawBuilder, sql } from 'kysely';
import type { EventAbout, Reader } from '../../../src/contract/events/event.ts';
import { eventKinds } from '../../../src/contract/events/kinds.ts';
import { newsOf, type News as Words } from '../../../src/words/news.ts';
import type { LinkedEvent } from '../../../src/words/told.ts';
import type { Database } from '../database/open.ts';
import { allRows } from '../database/rows.ts';

/** News of which no event is kept. */
export type WrittenNews = Words & {
  readonly eventId?: undefined;
  /** Key that gathers its mails, if not the address it leads to. */
  readonly about?: string;
};

/** News in words, or an event, as whom its reader is told, and what its mails are gathered by. */
export type TellableNews =
  | WrittenNews
  | { readonly eventId: number; readonly reader: Reader; readonly about: string };

/** Key that gathers the mails of news. */
export const subjectOf = (news: TellableNews): string =>
  news.eventId === undefined ? (news.about ?? (news.link || news.title)) : news.about;

/** Such news as the columns of its row. */
export const columnsOfNews = (news: TellableNews) =>
  news.eventId === undefined
    ? { title: news.title, message: news.message, link: news.link, event_id: null, reader: null }
    : { title: null, message: null, link: null, event_id: news.eventId, reader: news.reader };

/** An event as it is read to be told, without its names. */
export interface ReadEvent extends LinkedEvent {
  /** The person who did it; null for the product itself and for somebody who is gone. */
  readonly by: number | null;
}

/** The names that events are told with, in the same order; as their records have them now. */
type NamesOf = (db: Database, events: readonly ReadEvent[]) => Promise<readonly object[]>;

/** By what events are about: the feature whose names they are gives them. */
export type EventNames = Readonly<Record<EventAbout, NamesOf>>;

/** A row of news as it is read. */
export interface NewsRow {
  readonly title: string | null;
  readonly message: string | null;
  readonly link: string | null;
  readonly reader: Reader | null;
  readonly event: ReadEvent | null;
}

/** Columns of news `n` that `inWords` needs. */
export const newsColumns = sql`
  n.title, n.message, n.link, n.reader, (
    select json_build_object('kind', v.kind, 'aboutId', v.about_id, 'by', v.account_id, 'facts', v.facts)
    from events v where v.id = n.event_id) as event`;

/** The database to read from, and what events need besides to be told. */
export interface Reading {
  readonly db: Database;
  readonly names: EventNames;
  /** Zone of the programme, as IANA names it. */
  readonly timeZone: string;
}

/** News as its readers read it, in the same order. */
export async function inWords<Row extends NewsRow>(
  { db, names, timeZone }: Reading,
  rows: readonly Row[],
): Promise<(Omit<Row, keyof NewsRow> & Words)[]> {
  const events = rows.flatMap(({ event }) => event ?? []);
  const named = new Map<ReadEvent, object>();
  for (const [about, own] of Map.groupBy(events, ({ kind }) => eventKinds[kind].about))
    for (const [at, found] of (await names[about](db, own)).entries()) named.set(own[at]!, found);
  return rows.map(({ event, reader, ...row }) => {
    const said = event && newsOf({ ...event, names: named.get(event)!, timeZone }, reader!);
    return { ...row, ...said } as never;
  });
}

/** Rows that a statement finds by number; it ends before `= any(…)`. Each number is asked for once, and none without a statement. */
export async function byNumber<Row>(
  db: Database,
  numbers: readonly number[],
  statement: RawBuilder<unknown>,
): Promise<ReadonlyMap<number, Row>> {
  const ids = [...new Set(numbers)];
  if (ids.length === 0) return new Map();
  const rows = await allRows<Row & { readonly id: number }>(
    db,
  )`${statement} = any(${ids}::bigint[])`;
  return new Map(rows.map(({ id, ...row }) => [id, row as Row]));
}
