import type { Databases } from './platform/database/open.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { NewsMails } from './platform/notifications/mails/open.ts';
import type { Privacy } from './privacy.ts';

/** What a verb needs beside its transaction: called by a route or by a job. */
export interface VerbContext extends Databases {
  /** The only source of the present, so that tests can move it. */
  readonly clock: () => Date;
  readonly mailer: Mailer;
  readonly newsMails: NewsMails;
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
}
