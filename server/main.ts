import { existsSync } from 'node:fs';
import { setTimeout as setTimer } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { addDemoConversations } from './demo/conversations.ts';
import { addDemoCredentials, makeDemoKeys } from './demo/credentials.ts';
import { demoAccounts, seedDemo } from './demo/seed.ts';
import { addDemoFiles } from './demo/work/files.ts';
import { rememberReminders } from './demo/work/reminders.ts';
import { tellOfKeys } from './features/credentials/keys/keys.ts';
import { endProcess } from './platform/operating/end-process.ts';
import { listening } from './platform/operating/listening.ts';
import { described } from './platform/operating/log.ts';
import { type Metrics, openMetrics, serveMetrics } from './platform/operating/metrics.ts';
import { BadSetting } from './platform/settings/settings.ts';
import { openRuntime, type Runtime } from './runtime.ts';

/** Seconds after the drain until open connections are cut off. */
const stopTimeoutSeconds = 35;

/**
 * Connections that may wait to be taken while the process is busy; the system takes no more than its own
 * `net.core.somaxconn`. Node's usual 511 overflows when a thousand come at once, and everybody else's first
 * packet is then dropped and sent again only a second later.
 */
const listenBacklog = 4_096;

const siteFolder = fileURLToPath(new URL('../dist', import.meta.url));

/** Starts the product and says where it is; ends by itself on SIGTERM and SIGINT, with nothing half done. */
async function main() {
  const config = readConfig(process.env);
  const runtime = await openRuntime(config);
  const seeded = config.demo && (await seedDemo(runtime.services.db, runtime.services.clock()));
  if (config.demo) await makeDemoKeys(runtime.services);
  if (seeded) {
    await addDemoConversations(runtime.services.db, runtime.services.clock());
    await addDemoFiles(runtime.services);
    await addDemoCredentials(runtime.services);
    await rememberReminders(runtime.services);
  }
  const metrics = config.metrics ? openMetrics() : undefined;
  if (metrics) runtime.services.backupWatch.report(metrics.registry);
  const app = await buildApp({
    services: runtime.services,
    logger: runtime.logger,
    siteFolder: existsSync(siteFolder) ? siteFolder : null,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    metrics,
    https: config.publicOrigin.startsWith('https:'),
  });
  // A service manager may end it before it has begun: what has been started is then stopped like everything else.
  const started = begin(app, runtime, config, metrics);
  const stop = async () => {
    setTimeout(() => process.exit(1), (config.drainSeconds + stopTimeoutSeconds) * 1000).unref();
    app.stopping.begun = true;
    const [metricsServer] = await Promise.all([started, setTimer(config.drainSeconds * 1000)]);
    await app.close();
    await metricsServer?.close();
    await runtime.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await started;
  announce(config.publicOrigin, runtime, seeded, config.demo);
}

/** Listens, and starts what works by itself. @returns the server of the figures, where it has one */
async function begin(
  app: FastifyInstance,
  { services, logger }: Runtime,
  { host, port, metrics: metricsPlace }: Config,
  metrics?: Metrics,
) {
  await listening({ port, host }, '', () => app.listen({ port, host, backlog: listenBacklog }));
  const metricsServer = metrics && metricsPlace && (await serveMetrics(metrics, metricsPlace));
  // Only now, because a process that cannot listen must not begin to work.
  const workers = [
    services.mailer.queue,
    services.newsMails,
    services.accountJobs,
    services.bulkActionJobs,
    services.announcementJobs,
    services.timeouts,
    services.digests,
    services.termReminders,
    services.workJobs,
    services.evaluationJobs,
    services.credentialJobs,
    services.fileJobs,
    services.housekeeping,
    services.vacuum,
    services.backupWatch,
  ];
  for (const worker of workers) await worker?.start();
  await tellOfKeys(services, logger);
  return metricsServer;
}

function announce(origin: string, { database }: Runtime, seeded: boolean, demo: boolean) {
  const lines = [
    '',
    `  Trestle is ready on ${origin}`,
    `  API ${origin}/api, described at ${origin}/api/openapi.json`,
    `  Database: ${database.kind}${seeded ? ', filled with the demo' : ''}`,
  ];
  if (demo) {
    lines.push('', '  Demo accounts, all with the password Trestle-demo-1:');
    lines.push(...demoAccounts.map(({ email, who }) => `    ${email.padEnd(28)} ${who}`));
  }
  console.log(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof BadSetting;
  console.error('Trestle cannot start:', isPlain ? error.message : described(error));
  endProcess(1);
});
