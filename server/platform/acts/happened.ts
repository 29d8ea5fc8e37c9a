import * as v from 'valibot';
import type { EventKind, Reader } from '../../../src/contract/events/event.ts';
import { type EventName, eventKinds, type FactsOf } from '../../../src/contract/events/kinds.ts';
import { mailedAs } from '../../../src/words/news.ts';
import { type AuditSubject, audit } from '../audit/audit.ts';
import type { Act } from '../calls/command.ts';
import { allValues } from '../database/rows.ts';
import { type AddressedNews, type Letter, notifyAll } from '../notifications/notify.ts';

/** Accounts that an event concerns, by the relation in which its kind tells them. */
export type Concerned = Readonly<Partial<Record<Reader, Iterable<number>>>>;

/** Something that has happened, before it is kept. */
export interface Happening<Name extends EventName = EventName> {
  readonly kind: Name;
  readonly aboutId: number;
  readonly facts: FactsOf<Name>;
  /** The person who did it, if not the caller; null for the product itself. */
  readonly by?: number | null;
  readonly concerned?: Concerned;
  /** Its subject in the audit log, for an audited kind. */
  readonly subject?: AuditSubject;
  /** The mail of a kind that is a letter. */
  readonly letterTo?: (reader: Reader) => Letter;
}

export type KeptEvent = Happening & { readonly id: number };

/**
 * Keeps what has happened, in the transaction in which it does, and tells whom it concerns. Every act ends with it.
 */
export async function happened(act: Act, happenings: readonly Happening[]): Promise<void> {
  await tellEvents(act, await keepEvents(act, happenings));
}

const batch = 1_000;

/** Keeps events without telling anybody yet, a thousand in a statement. @returns them in the same order */
export async function keepEvents(act: Act, happenings: readonly Happening[]): Promise<KeptEvent[]> {
  const kept: KeptEvent[] = [];
  for (let at = 0; at < happenings.length; at += batch)
    kept.push(...(await keepSome(act, happenings.slice(at, at + batch))));
  return kept;
}

async function keepSome(
  { transaction, at, by: caller }: Act,
  happenings: readonly Happening[],
): Promise<KeptEvent[]> {
  const rows = happenings.map(({ kind, aboutId, facts, by = caller?.accountId ?? null }) => {
    const { about, facts: schema } = eventKinds[kind];
    return { kind, about, aboutId, by, facts: v.parse(schema, facts) };
  });
  const ids = await allValues<number>(transaction)`
    insert into events (at, account_id, kind, about, about_id, facts)
    select ${at}, "by", kind, about, "aboutId", facts
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as one ("by" bigint, kind text, about text, "aboutId" bigint, facts jsonb)
    returning id`;
  return happenings.map((one, at) => ({ ...one, id: ids[at]! }));
}

/** Writes events into the audit log where they are audited, and tells them: on pages and by mail, as their readers chose. */
export async function tellEvents(act: Act, events: readonly KeptEvent[]): Promise<void> {
  for (const event of events) await log(act, event);
  await notifyAll(act, act.transaction, events.flatMap(newsOfEvent));
}

async function log({ by, ...act }: Act, { kind, facts, subject }: KeptEvent): Promise<void> {
  const { audited }: EventKind = eventKinds[kind];
  if (!by || !audited) return;
  const known: Readonly<Record<string, unknown>> = facts;
  const after = Object.fromEntries(
    Object.entries(audited.fields).map(([name, fact]) => [name, fact && known[fact]]),
  );
  await audit({ ...act, by }, { act: audited.act, ...subject!, after });
}

function newsOfEvent({ id: eventId, letterTo, concerned = {}, ...event }: KeptEvent) {
  const { tells = {}, isMailedUnread }: EventKind = eventKinds[event.kind];
  const { answerBy } = event.facts as { readonly answerBy?: string };
  return (Object.keys(tells) as Reader[]).flatMap((reader) =>
    [...(concerned[reader] ?? [])].map(
      (accountId): AddressedNews => ({
        ...{ accountId, kind: tells[reader]!, eventId, reader, about: mailedAs(event, reader) },
        ...(answerBy && { answerBy: new Date(answerBy) }),
        ...(isMailedUnread && { isMailedUnread }),
        ...(letterTo && { letter: letterTo(reader) }),
      }),
    ),
  );
}
