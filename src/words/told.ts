import type { EventKind, Reader } from '../contract/events/event.ts';
import type { EventName, eventKinds, FactsOf } from '../contract/events/kinds.ts';

/** Words of a notification. */
export interface Said {
  readonly title: string;
  readonly message: string;
}

/** An event as the link to it needs it. */
export interface LinkedEvent {
  readonly kind: EventName;
  readonly aboutId: number;
  readonly facts: object;
}

/** Facts of an event, and the names read beside them. */
export interface Told<Name extends EventName, Names> {
  readonly aboutId: number;
  readonly facts: FactsOf<Name>;
  readonly names: Names;
  /** Zone of the programme, as IANA names it. */
  readonly timeZone: string;
}

type Tells<Name extends EventName> = (typeof eventKinds)[Name] extends {
  readonly tells: infer Readers;
}
  ? keyof Readers & Reader
  : never;

/** The words of one kind, for everybody who is told of it. */
type WordsOf<Name extends EventName, Names> = {
  readonly [Who in Tells<Name>]: (told: Told<Name, Names>) => Said;
};

/** The words of several kinds: one that tells somebody and has no words for them does not compile. */
export type NewsWords<Kinds extends Readonly<Record<string, EventKind>>, Names> = {
  readonly [Name in keyof Kinds & EventName as Tells<Name> extends never ? never : Name]: WordsOf<
    Name,
    Names
  >;
};
