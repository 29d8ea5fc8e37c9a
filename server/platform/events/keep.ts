import * as v from 'valibot';
import { type EventName, eventKinds, type FactsOf } from '../../../src/contract/events/kinds.ts';
import type { Database } from '../database/open.ts';
import { allValues } from '../database/rows.ts';

/** Something that has happened, before it is kept. */
export interface Happened<Name extends EventName = EventName> {
  readonly kind: Name;
  readonly aboutId: number;
  /** The person who did it; null for the product itself. */
  readonly by: number | null;
  readonly facts: FactsOf<Name>;
}

/** An event as it is kept. */
export interface KeptEvent extends Happened {
  readonly id: number;
}

/** Keeps what has happened, in the transaction in which it does. @returns its events, in the same order */
export async function keepEvents(
  { transaction, at }: { readonly transaction: Database; readonly at: Date },
  happened: readonly Happened[],
): Promise<KeptEvent[]> {
  if (happened.length === 0) return [];
  const rows = happened.map(({ kind, facts, ...one }) => {
    const { about, facts: schema } = eventKinds[kind];
    return { ...one, kind, about, facts: v.parse(schema, facts) };
  });
  const ids = await allValues<number>(transaction)`
    insert into events (at, account_id, kind, about, about_id, facts)
    select ${at}, "by", kind, about, "aboutId", facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as one ("by" bigint, kind text, about text, "aboutId" bigint, facts jsonb)
    returning id`;
  return happened.map((one, at) => ({ ...one, id: ids[at]! }));
}
