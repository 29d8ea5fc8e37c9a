import { restore } from './restore.ts';

/**
 * Backs up a product in use, restores it to the moment before a mistake, and tries the test restore. Needs PostgreSQL and
 * pgBackRest as Debian has them; nothing that is there already is touched.
 *
 * Usage: npm run restore
 */
process.exit((await restore()) ? 1 : 0);
