import type * as v from 'valibot';
import type { NotificationKind } from '../notifications.ts';

/** Subject of an event: something with a history, or one person alone. */
export type EventAbout =
  | 'term'
  | 'student'
  | 'company'
  | 'project'
  | 'application'
  | 'assignment'
  | 'engagement'
  | 'conversation'
  | 'credential'
  | 'message'
  | 'account'
  | 'note';

/**
 * As what somebody is told of an event: as the student it is about or one whose team-mate it is about, as the people of the
 * company who follow it, as the supervisor or the staff of the university, or as an admin.
 */
export type Reader = 'student' | 'mate' | 'company' | 'supervisor' | 'university' | 'admin';

/** A kind of event, as data. What is said of it stands in `src/words`. */
export interface EventKind {
  readonly about: EventAbout;
  /** Numbers, days, states, versions; text only where a person wrote it, and never anybody’s name. */
  readonly facts: v.GenericSchema<Facts>;
  /** True if the history of its subject lists it. */
  readonly inHistory: boolean;
  /** People notified, each with the kind of news. No side is notified of its own act. */
  readonly tells?: Readonly<Partial<Record<Reader, NotificationKind>>>;
  /**
   * The act that the audit log names it by, and the fields that it names: with the fact that each shows, or null where it
   * names the field alone.
   */
  readonly audited?: {
    readonly act: string;
    readonly fields: Readonly<Record<string, string | null>>;
  };
  /** True for a letter: mailed as written, and read only by admins and its addressees. */
  readonly isLetter?: true;
  /** True if it is mailed apart from other news of its subject. */
  readonly isMailedAlone?: true;
  /** True if it is mailed only if it stays unread for a while. */
  readonly isMailedUnread?: true;
  /** Part of the page that the news leads to. */
  readonly place?: 'proof';
}

type Facts = Readonly<Record<string, unknown>>;

/** The facts of one kind of a table of kinds. */
export type FactsIn<
  Kinds extends Readonly<Record<string, EventKind>>,
  Kind extends keyof Kinds,
> = v.InferOutput<Kinds[Kind]['facts']>;

/** Kinds that the history of their subject lists. */
export type ListedKind<Kinds extends Readonly<Record<string, EventKind>>> = {
  [Kind in keyof Kinds]: Kinds[Kind]['inHistory'] extends true ? Kind : never;
}[keyof Kinds];

export const listedKinds = <Kinds extends Readonly<Record<string, EventKind>>>(kinds: Kinds) =>
  Object.keys(kinds).filter((kind) => kinds[kind]!.inHistory) as (ListedKind<Kinds> & string)[];
