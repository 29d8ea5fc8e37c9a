import { type Errands, openErrands } from './accounts/errands.ts';
import { type Tokens, tokensWith } from './accounts/tokens.ts';
import { openTimeouts, type Timeouts } from './applications/timeouts.ts';
import type { Databases, OpenDatabase } from './database/open.ts';
import type { Jobs } from './jobs/open.ts';
import type { Carrier } from './mail/carrier.ts';
import { openPost, type Post } from './mail/post.ts';
import { type Live, openLive } from './notifications/live.ts';
import { type Housekeeping, openHousekeeping } from './operating/housekeeping.ts';
import type { Secrets } from './secrets.ts';

/** What every room may use; made once at the start, or by a test. */
export interface Services extends Databases {
  /** The only source of the present, so that tests can move it. */
  readonly clock: () => Date;
  readonly tokens: Tokens;
  readonly post: Post;
  readonly errands: Errands;
  readonly timeouts: Timeouts;
  readonly housekeeping: Housekeeping;
  readonly live: Live;
  /** Keys the hashes of short codes, which could otherwise be guessed from a stolen table. */
  readonly codeKey: Uint8Array;
  /** The address of the site, without a slash at the end. */
  readonly publicOrigin: string;
}

export async function openServices(
  database: OpenDatabase,
  jobs: Jobs,
  carrier: Carrier,
  { tokenKey, mailKey, codeKey }: Secrets,
  clock: () => Date,
  publicOrigin: string,
): Promise<Services> {
  const post = await openPost(jobs, carrier, mailKey);
  const basics = { db: database.db, clock, post, codeKey, publicOrigin };
  return {
    ...basics,
    quick: database.quick,
    tokens: tokensWith(tokenKey, clock),
    errands: await openErrands(jobs, basics),
    timeouts: await openTimeouts(jobs, basics),
    housekeeping: await openHousekeeping(jobs, basics),
    live: await openLive(database),
  };
}
