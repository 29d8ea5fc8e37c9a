import type { Database } from '../database/open.ts';
import type { Replicas } from '../database/replicas/replicas.ts';
import type { Drawings } from '../drawing/drawings.ts';
import type { EventNames } from '../events/told.ts';
import type { NotificationBus } from '../live/bus.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NewsMails } from '../mail/news/open.ts';
import type { Privacy } from '../settings/settings.ts';
import type { ImageWorker } from '../storage/images/image-worker.ts';
import type { FileStore } from '../storage/store.ts';
import type { Authentication, Person } from './person.ts';

/**
 * What follows in other features from what happened in one. Each feature declares here, by merging into this interface, the
 * events it tells of; `server/reactions.ts` says what follows.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their events into it
export interface Reactions {}

/** What the platform gives to every call and every job; made once at the start, or by a test. */
export interface Services {
  readonly db: Database;
  /** The only source of the present, so that tests can move it. */
  readonly clock: () => Date;
  readonly authentication: Authentication;
  readonly reactions: Reactions;
  /** That events are told with, as their records have them. */
  readonly names: EventNames;
  readonly mailer: Mailer;
  readonly newsMails: NewsMails;
  /** Where the bytes of files are kept. */
  readonly fileStore: FileStore;
  readonly imageWorker: ImageWorker;
  readonly drawings: Drawings;
  readonly live: NotificationBus;
  readonly replicas: Replicas;
  /** Keys the hashes of short codes, which could otherwise be guessed from a stolen table. */
  readonly codeKey: Uint8Array;
  /** The address of the site, without a slash at the end. */
  readonly publicOrigin: string;
  readonly privacy: Privacy;
  /** Whether the projects of a company that nobody knows yet wait for an admin before they open. */
  readonly projectApproval: boolean;
  /** In which the days of terms begin and end, as IANA names it. */
  readonly timeZone: string;
  /** Whether students say with a check-in how many hours they have worked in the week. */
  readonly checkInHours: boolean;
  /**
   * Whether both sides also evaluate halfway, from which mean of the steps on work is completed with distinction, and whether
   * whoever a word to the office is about reads it too.
   */
  readonly evaluation: {
    readonly midpoint: boolean;
    readonly distinctionFrom: number;
    readonly disclosed: boolean;
  };
}

/** One thing that a person does: who, when, and the transaction in which all of it is written, or nothing. */
export interface Command extends Services {
  readonly transaction: Database;
  readonly by: Person;
  readonly at: Date;
}

/** What the product itself does, when time has come or after what somebody did: nobody asks for it. */
export type ProductAct = Omit<Command, 'by'>;

/** A person's command in a transaction that is already open. */
export const commandIn = (services: Services, transaction: Database, by: Person): Command => ({
  ...services,
  transaction,
  by,
  at: services.clock(),
});

/** Does commands that answer with a sentence. */
export const changing =
  (services: Services) =>
  async (by: Person, sentence: string, verb: (command: Command) => Promise<void>) => {
    await runCommand(services, by, verb);
    return sentence;
  };

/** Does a command in a transaction of its own. */
export const runCommand = <Result>(
  services: Services,
  by: Person,
  verb: (command: Command) => Promise<Result>,
): Promise<Result> =>
  services.db.transaction().execute((transaction) => verb(commandIn(services, transaction, by)));
