import { folderProblem } from '../settings/data-folder.ts';
import { damaged, placeIn } from './embedded/whole-folder.ts';
import { OlderSchema } from './migrate.ts';
import { isUnavailable } from './unavailable.ts';

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Startup parameters of our connections, by PgBouncer's names. */
const startupParameters = 'options, statement_timeout, idle_in_transaction_session_timeout';

/** Refusal of a database whose tables are not those of this product. @param remedy for who starts anew */
const older = (database: string, remedy: string) =>
  `${database} was made by a version before 0.1.0, and nothing in it was changed. ${remedy} to start anew, or keep using the version that made it.`;

const codeOf = (error: unknown) => String((error as Failure).code ?? '');

/** Explains why PostgreSQL cannot be used, with the remedy; null if no setting is at fault. Contains no password. */
export function serverProblem(address: string, error: unknown): string | null {
  const { host, pathname } = new URL(address);
  const database = decodeURIComponent(pathname.slice(1));
  const code = codeOf(error);
  const at = `PostgreSQL at ${host || 'the local socket'}`;
  const refused = /unsupported startup parameter(?: in options)?: (\w+)/.exec(
    String((error as Failure).message),
  );
  if (error instanceof OlderSchema)
    return older(`DATABASE_URL: database “${database}” of ${at}`, 'Name an empty database');
  if (refused)
    return `DATABASE_URL: the pooler at ${host} refuses “${refused[1]}”. Set its ignore_startup_parameters to ${startupParameters}.`;
  if (code === '3D000')
    return `DATABASE_URL: ${at} has no database “${database}”. Create it with createdb, or correct the address.`;
  if (code.startsWith('28') || /^SASL/.test(String((error as Failure).message)))
    return `DATABASE_URL: ${at} refuses this user or password. Correct them.`;
  if (code === '42501')
    return `DATABASE_URL: ${at} does not let this user change database “${database}”. Make the user its owner.`;
  if (code === '53100') return `DATABASE_URL: the disk of ${at} is full. Free some space.`;
  if (code === 'ENOENT' || isUnavailable(error as Failure))
    return `DATABASE_URL: no ${at} answers. Start it, or correct the address.`;
  return null;
}

/** Explains why an embedded database cannot be used; null if no setting is at fault. */
export function embeddedProblem(dataFolder: string, error: unknown): string | null {
  if (error instanceof OlderSchema)
    return older(
      `DATA_DIR: the database in ${placeIn(dataFolder)}`,
      'Set DATA_DIR to an empty folder',
    );
  const full = folderProblem(dataFolder, error);
  if (full) return full;
  const code = codeOf(error);
  // PostgreSQL's errors about our statements are our defects; errors from below it, or about files, are the folder's.
  const isAboutStatements = /^[0-9A-Z]{5}$/.test(code) && !/^(XX|58)/.test(code);
  return isAboutStatements ? null : damaged(placeIn(dataFolder));
}
