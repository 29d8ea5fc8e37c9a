import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { type AppServices, openServices } from './app.ts';
import type { Config } from './config.ts';
import { embeddedProblem, serverProblem } from './platform/database/database-problem.ts';
import { migrate } from './platform/database/migrate.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './platform/database/open.ts';
import { requireOwnSessions } from './platform/database/postgresql/own-sessions.ts';
import { noReplicas, openReplicas, type Replicas } from './platform/database/replicas/replicas.ts';
import { type Jobs, openJobs } from './platform/jobs/open.ts';
import { outboxTransport, smtpTransport } from './platform/mail/transport.ts';
import { openLog } from './platform/operating/log.ts';
import { prepareDataFolder } from './platform/settings/data-folder.ts';
import { localSecret, type Secrets, secretsFrom } from './platform/settings/secrets.ts';
import { BadSetting } from './platform/settings/settings.ts';
import { openDiskStore } from './platform/storage/disk.ts';
import { openS3Store } from './platform/storage/s3.ts';
import type { FileStore } from './platform/storage/store.ts';

export interface Runtime {
  readonly services: AppServices;
  readonly database: OpenDatabase;
  readonly jobs: Jobs;
  readonly logger: Logger;
  close(): Promise<void>;
}

/**
 * Opens the database that is set, and brings it up to date.
 * @throws {BadSetting} where it cannot be used
 */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<OpenDatabase> {
  try {
    if (databaseUrl) await requireOwnSessions(databaseUrl);
    const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
    await migrate(database.db);
    return database;
  } catch (error) {
    if (error instanceof BadSetting) throw error;
    const problem = databaseUrl
      ? serverProblem(databaseUrl, error)
      : embeddedProblem(resolve(dataDir), error);
    throw problem ? new BadSetting(problem, { cause: error }) : error;
  }
}

function replicasOf(
  { databaseUrl, databaseReplicas }: Config,
  { db }: OpenDatabase,
  logger: Logger,
): Replicas {
  if (!databaseUrl || databaseReplicas.length === 0) return noReplicas(db);
  return openReplicas({ db, url: databaseUrl }, databaseReplicas, (replica, isReadFrom) =>
    logger.warn({ replica }, isReadFrom ? 'a replica is read from' : 'a replica is left out'),
  );
}

/** The keys of the configuration; outside production one secret, made at the first start, serves for all. */
export function secretsOf({ jwtSecret, credentialsSecret, dataDir, production }: Config): Secrets {
  const secret = jwtSecret ?? localSecret(dataDir);
  return secretsFrom(secret, credentialsSecret ?? (production ? null : secret));
}

/** Opens everything the rooms use, in order, and closes it in the opposite one. */
export async function openRuntime(
  config: Config,
  clock: () => Date = () => new Date(),
): Promise<Runtime> {
  const logger = openLog(config.logLevel);
  const database = await openDatabase(config);
  const secrets = secretsOf(config);
  const jobs = await openJobs(database, (error) =>
    logger.error({ err: error }, 'background work failed'),
  );
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(
        join(prepareDataFolder(config.dataDir), 'outbox'),
        config.mailFrom,
        clock,
        (file) => logger.info({ file }, 'an email was written to the outbox'),
      );
  const replicas = replicasOf(config, database, logger);
  const services = await openServices(
    { database, replicas, jobs, transport, fileStore: openFileStore(config), secrets, clock },
    config,
  );
  return {
    services,
    database,
    jobs,
    logger,
    async close() {
      await services.live.close();
      await jobs.stop({ graceful: true, timeout: 5_000 });
      await replicas.close();
      await database.close();
    },
  };
}

/** Files are in a bucket if there is one, otherwise in a folder. */
interface StorageSettings {
  readonly fileBucket: Parameters<typeof openS3Store>[0] | null;
  readonly filesDir: string;
}

/** The store that is set: a bucket, or else a folder. */
const openFileStore = ({ fileBucket, filesDir }: StorageSettings): FileStore =>
  fileBucket ? openS3Store(fileBucket) : openDiskStore(prepareDataFolder(filesDir));
