import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './database/open.ts';
import { type Jobs, openJobs } from './jobs/open.ts';
import { outboxTransport, smtpTransport } from './mail/transport.ts';
import { localSecret, secretsFrom } from './secrets.ts';
import { openServices, type Services } from './services.ts';

export interface Runtime {
  readonly services: Services;
  readonly database: OpenDatabase;
  readonly jobs: Jobs;
  readonly logger: Logger;
  close(): Promise<void>;
}

export const openDatabase = (config: Config): Promise<OpenDatabase> | OpenDatabase =>
  config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir);

/** Opens everything the rooms use, in order, and closes it in the opposite one. */
export async function openRuntime(
  config: Config,
  clock: () => Date = () => new Date(),
): Promise<Runtime> {
  const logger = pino({ level: config.logLevel });
  const database = await openDatabase(config);
  await migrate(database.db);
  const secrets = secretsFrom(config.jwtSecret ?? localSecret(config.dataDir));
  const jobs = await openJobs(database, (error) =>
    logger.error({ err: error }, 'background work failed'),
  );
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outboxTransport(join(config.dataDir, 'outbox'), config.mailFrom, clock, (file) =>
        logger.info({ file }, 'an email was written to the outbox'),
      );
  const { publicOrigin: origin, privacy } = config;
  const services = await openServices(database, jobs, transport, secrets, clock, origin, privacy);
  return {
    services,
    database,
    jobs,
    logger,
    async close() {
      await services.live.close();
      await jobs.stop({ graceful: true, timeout: 5_000 });
      await database.close();
    },
  };
}
