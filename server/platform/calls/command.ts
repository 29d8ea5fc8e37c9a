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
 * Consequences in other features. Each feature merges the events it raises into this interface; `server/reactions.ts`
 * has the consequences.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their events into it
export interface Reactions {}

/** Services of the platform for every call and job, made once at the start or by a test. */
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
  /** True if an admin must approve the projects of an unknown company before they open. */
  readonly projectApproval: boolean;
  /** In which the days of terms begin and end, as IANA names it. */
  readonly timeZone: string;
  /** Settings of evaluations: if there is one halfway, and the mean of the steps from which work is completed with distinction. */
  readonly evaluation: {
    readonly midpoint: boolean;
    readonly distinctionFrom: number;
  };
}

/** One act: who does it, when, and the transaction in which all of it is written, or nothing. */
export interface Command<By = Person> extends Services {
  readonly transaction: Database;
  /** Null for a visitor, and for the product itself. */
  readonly by: By;
  readonly at: Date;
}

/** An act of the product itself, when time passes or after somebody's act. */
export type ProductAct = Omit<Command, 'by'>;

/** An act of a person, or of the product itself. */
export type Act = ProductAct & {
  readonly by?: Pick<Person, 'accountId' | 'role'> | null | undefined;
};
