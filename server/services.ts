import type { Tokens } from './accounts/tokens.ts';
import type { Database } from './database/open.ts';
import type { Post } from './mail/post.ts';

/** What every room may use; made once at the start, or by a test. */
export interface Services {
  readonly db: Database;
  /** The only source of the present, so that tests can move it. */
  readonly clock: () => Date;
  readonly tokens: Tokens;
  readonly post: Post;
  /** Keys the hashes of short codes, which could otherwise be guessed from a stolen table. */
  readonly codeKey: Uint8Array;
  /** The address of the site, without a slash at the end. */
  readonly publicOrigin: string;
}
