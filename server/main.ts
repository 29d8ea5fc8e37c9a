import { existsSync } from 'node:fs';
import { setTimeout as setTimer } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { demoAccounts, seedDemo } from './demo/seed.ts';
import { addDemoFiles } from './demo/work/files.ts';
import { listening } from './platform/operating/listening.ts';
import { described } from './platform/operating/log.ts';
import { openMetrics, serveMetrics } from './platform/operating/metrics.ts';
import { BadSetting } from './platform/settings/settings.ts';
import { openRuntime, type Runtime } from './runtime.ts';

/** Whatever is still open so many seconds after the drain is cut off. */
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
  if (seeded) await addDemoFiles(runtime.services);
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
  const { port, host } = config;
  await listening({ port, host }, '', () => app.listen({ port, host, backlog: listenBacklog }));
  const metricsServer = metrics && config.metrics && (await serveMetrics(metrics, config.metrics));
  // Only now: whoever cannot listen has not begun to work either.
  await runtime.services.mailer.queue.start();
  await runtime.services.newsMails.start();
  await runtime.services.accountJobs.start();
  await runtime.services.bulkActionJobs.start();
  await runtime.services.announcementJobs.start();
  await runtime.services.timeouts.start();
  await runtime.services.digests.start();
  await runtime.services.termReminders.start();
  await runtime.services.workJobs.start();
  await runtime.services.evaluationJobs.start();
  await runtime.services.fileJobs.start();
  await runtime.services.housekeeping.start();
  await runtime.services.vacuum?.start();
  await runtime.services.backupWatch.start();
  announce(config.publicOrigin, runtime, seeded, config.demo);

  const stop = async () => {
    setTimeout(() => process.exit(1), (config.drainSeconds + stopTimeoutSeconds) * 1000).unref();
    app.stopping.begun = true;
    await setTimer(config.drainSeconds * 1000);
    await app.close();
    await metricsServer?.close();
    await runtime.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
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
  process.exit(1);
});
