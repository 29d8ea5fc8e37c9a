import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CallOf, Endpoint } from '../../src/contract/endpoint.ts';
import { type AppServices, buildApp, openServices } from '../app.ts';
import { readConfig } from '../config.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { noReplicas, type Replicas } from '../platform/database/replicas/replicas.ts';
import { openJobs } from '../platform/jobs/open.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { secretsFrom } from '../platform/settings/secrets.ts';
import { openDiskStore } from '../platform/storage/disk.ts';
import type { FileStore } from '../platform/storage/store.ts';
import { startNames, type TestNames } from './name-server.ts';
import { type Answered, wireOf } from './wire.ts';

export interface BuiltApp<Opened extends OpenDatabase = OpenDatabase> {
  readonly app: FastifyInstance;
  readonly services: AppServices;
  readonly database: Opened;
  /** The name service that the product asks. */
  readonly names: TestNames;
  /** Delivers what waits and returns every mail so far, oldest first. */
  mails(): Promise<readonly Mail[]>;
  /** Does what admins have begun to do to many. */
  finishBulkActions(): Promise<void>;
  /** Checks and draws the files that have come. */
  checkFiles(): Promise<void>;
  /** Moves the product's clock. */
  passTime(milliseconds: number): void;
  /** Remembers the clock and the postbox. @returns puts both back */
  remember(): () => void;
  /** Makes one call of the contract, from an address of its own so that limits per address stay out of the way. */
  call<E extends Endpoint>(endpoint: E, input: CallOf<E>, token?: string): Promise<Answered>;
  close(): Promise<void>;
}

/** The whole server on a migrated database, which it closes, with a clock that tests move and a postbox they read. */
export async function builtApp<Opened extends OpenDatabase>(
  database: Opened,
  {
    trustProxy = false,
    privacy = readConfig({}).privacy,
    projectApproval = true,
    timeZone = 'UTC',
    evaluation = readConfig({}).evaluation,
    fileLimits = readConfig({}).fileLimits,
    clamd = null as string | null,
    /** A folder of its own unless one is given. */
    fileStore = null as FileStore | null,
    secret = randomUUID() as string,
    replicas = noReplicas(database.db) as Replicas,
    /** The built site, for a browser; without it the API alone, as behind HTTPS. */
    siteFolder = null as string | null,
  } = {},
): Promise<BuiltApp<Opened>> {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const delivered: Mail[] = [];
  const names = await startNames();
  const secrets = secretsFrom(secret);
  const jobs = await openJobs(database, () => {});
  const transport = async (mail: Mail) => void delivered.push(mail);
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  const store = fileStore ?? openDiskStore(folder);
  const services = await openServices(
    { database, replicas, jobs, transport, fileStore: store, secrets, clock },
    {
      ...readConfig({}),
      publicOrigin: 'https://trestle.example',
      privacy,
      projectApproval,
      timeZone,
      evaluation,
      nameServers: [names.address],
      fileLimits,
      clamd,
    },
  );
  const { accountJobs, fileJobs, announcementJobs, mailer, bulkActionJobs, newsMails } = services;
  const app = await buildApp({
    services,
    logger: false,
    siteFolder,
    corsOrigins: [],
    trustProxy,
    https: siteFolder === null,
  });
  await app.ready();
  let address = 0;

  return {
    app,
    services,
    database,
    names,
    async mails() {
      const work = async () =>
        (await accountJobs.runWaiting()) +
        (await announcementJobs.runWaiting()) +
        (await newsMails.sweep()) +
        (await mailer.queue.runWaiting());
      while ((await work()) > 0);
      return delivered;
    },
    async finishBulkActions() {
      while ((await bulkActionJobs.runWaiting()) > 0);
    },
    async checkFiles() {
      while ((await fileJobs.checks.runWaiting()) + (await fileJobs.drawings.runWaiting()) > 0);
    },
    passTime(milliseconds) {
      ahead += milliseconds;
    },
    remember() {
      const [then, mails] = [ahead, delivered.length];
      return () => {
        ahead = then;
        delivered.length = mails;
      };
    },
    async call(endpoint, input, token) {
      const { method, url, headers, payload } = await wireOf(endpoint, input, token);
      address += 1;
      const response = await app.inject({
        method,
        url,
        headers,
        remoteAddress: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
        ...(payload && { payload }),
      });
      // A HEAD is answered without the body that its headers tell of.
      const json =
        response.body !== '' && String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        headers: response.headers,
        body: json ? response.json() : response.body,
      };
    },
    async close() {
      await app.close();
      await names.close();
      await services.live.close();
      await jobs.stop({ graceful: false });
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
