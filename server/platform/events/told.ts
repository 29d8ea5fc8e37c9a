import { type RawBuilder, sql } from 'kysely';
import type { EventAbout, Reader } from '../../../src/contract/events/event.ts';
import { eventKinds } from '../../../src/contract/events/kinds.ts';
import { newsOf, type News as Words } from '../../../src/words/news.ts';
import type { LinkedEvent } from '../../../src/words/told.ts';
import type { Database } from '../database/open.ts';
import { allRows } from '../database/rows.ts';

/** An event as it is read to be told, without its names. */
export interface ReadEvent extends LinkedEvent {
  readonly id: number;
  /** The person who did it; null for the product itself and for somebody who is gone. */
  readonly by: number | null;
}

/** The names that events are told with, in the same order; as their records have them now. */
type NamesOf = (db: Database, events: readonly ReadEvent[]) => Promise<readonly object[]>;

/** By what events are about: the feature whose names they are gives them. */
export type EventNames = Readonly<Record<EventAbout, NamesOf>>;

/** A row of news as it is read. */
export interface NewsRow {
  readonly reader: Reader;
  readonly event: ReadEvent;
}

/** Columns of news `n` that `inWords` needs. */
export const newsColumns = sql`
  n.reader, (
    select json_build_object('id', v.id, 'kind', v.kind, 'aboutId', v.about_id, 'by', v.account_id, 'facts', v.facts)
    from events v where v.id = n.event_id) as event`;

/** The database to read from, and what events need besides to be told. */
export interface Reading {
  readonly db: Database;
  readonly names: EventNames;
  /** Zone of the programme, as IANA names it. */
  readonly timeZone: string;
}

/**
 * News as its readers read it, in the same order. During a rollout a later version tells of kinds that this one has no words
 * for; they are left out.
 */
export async function inWords<Row extends NewsRow>(
  { db, names, timeZone }: Reading,
  all: readonly Row[],
): Promise<(Omit<Row, keyof NewsRow> & Words)[]> {
  const rows = all.filter(({ event }) => event.kind in eventKinds);
  const events = rows.map(({ event }) => event);
  const named = new Map<ReadEvent, object>();
  for (const [about, own] of Map.groupBy(events, ({ kind }) => eventKinds[kind].about))
    for (const [at, found] of (await names[about](db, own)).entries()) named.set(own[at]!, found);
  return rows.map(({ event, reader, ...row }) => ({
    ...row,
    ...newsOf({ ...event, names: named.get(event)!, timeZone }, reader),
  }));
}

/**
 * Rows that a statement finds by number; it ends before `= any(…)`. Each number is asked for once, and none without a
 * statement; an event that names none has null or undefined.
 */
export async function byNumber<Row>(
  db: Database,
  numbers: readonly (number | null | undefined)[],
  statement: RawBuilder<unknown>,
): Promise<ReadonlyMap<number | null | undefined, Row>> {
  const ids = [...new Set(numbers.filter((number) => number != null))];
  if (ids.length === 0) return new Map();
  const rows = await allRows<Row & { readonly id: number }>(
    db,
  )`${statement} = any(${ids}::bigint[])`;
  return new Map(rows.map(({ id, ...row }) => [id, row as Row]));
}

/** Names that one statement has for all events of a subject; it ends before `= any(…)`. */
export const namesBy =
  <Names extends object>(statement: RawBuilder<unknown>) =>
  async (db: Database, events: readonly ReadEvent[]): Promise<Names[]> => {
    const ids = events.map(({ aboutId }) => aboutId);
    const named = await byNumber<Names>(db, ids, statement);
    return ids.map((id) => named.get(id)!);
  };
