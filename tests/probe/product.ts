import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../server/platform/database/migrate.ts';
import { openEmbedded, openPostgres } from '../../server/platform/database/open.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import { createDatabase } from '../../server/testing/own-database.ts';
import { freePort, type RunningServer, startServer } from '../../server/testing/process.ts';
import { type Answered, wireOf } from '../../server/testing/wire.ts';
import type { CallOf, Endpoint } from '../../src/contract/endpoint.ts';
import { address } from '../harness/persistent.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { fill, type People, type Size } from './people.ts';

/** The product as `npm start` runs it, on a database of its own, and everything a probe knows of it. */
export interface Product {
  readonly people: People;
  /** The people's database before the start, in a data folder; null on PostgreSQL. */
  readonly untouched: string | null;
  /** Where PostgreSQL has this database; null for an embedded one. */
  readonly databaseUrl: string | null;
  /** Where it keeps files. */
  readonly filesFolder: string;
  readonly secret: string;
  readonly server: RunningServer;
  /** With which it was started. */
  readonly settings: Record<string, string>;
  readonly port: number;
  readonly outbox: Outbox;
  /** A call of the contract over HTTP, as if from an address of its own. */
  call<E extends Endpoint>(endpoint: E, input: CallOf<E>, token?: string): Promise<Answered>;
  close(): Promise<void>;
}

/** How much all files of one engagement may take. */
export const engagementMegabytes = 64;

/** @param url of a PostgreSQL where databases may be made; without it an embedded one is used */
export async function startProduct(url: string | null, size: Size): Promise<Product> {
  const place = mkdtempSync(join(tmpdir(), 'trestle-probe-'));
  const folder = join(place, 'data');
  const own = url ? await createDatabase(url) : null;
  const secret = randomUUID();
  let server: RunningServer | undefined;
  const close = async () => {
    await server?.end('SIGTERM');
    await own?.drop();
    rmSync(place, { recursive: true, force: true });
  };
  try {
    const database = own ? openPostgres(own.url) : await openEmbedded(folder);
    await migrate(database.db);
    const filesFolder = join(folder, 'files');
    const port = await freePort();
    const publicOrigin = `http://localhost:${port}`;
    const people = await fill(database, openDiskStore(filesFolder), { secret, publicOrigin, size });
    const untouched = own ? null : join(place, 'untouched');
    if (untouched) cpSync(folder, untouched, { recursive: true });
    const settings = {
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: own?.url ?? '',
      JWT_SECRET: secret,
      CREDENTIALS_SECRET: secret,
      SMTP_URL: '',
      TRUST_PROXY: 'true',
      // Every case has a company of its own, and many of them post.
      PROJECT_APPROVAL: 'false',
      ENGAGEMENT_MEGABYTES: String(engagementMegabytes),
      LOG_LEVEL: 'info',
    };
    server = await startServer(settings);
    if (server.process.exitCode !== null) throw new Error(server.output());
    const { origin } = server;
    return {
      people,
      untouched,
      databaseUrl: own?.url ?? null,
      filesFolder,
      secret,
      server,
      settings,
      port,
      outbox: openOutbox(join(folder, 'outbox')),
      call: callingAt(origin),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Calls of the contract, of a product at an address. */
export const callingAt =
  (origin: string): Product['call'] =>
  (endpoint, input, token) =>
    callAt(origin, endpoint, input, token);

async function callAt<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: CallOf<E>,
  token?: string,
): Promise<Answered> {
  const { method, url, headers, payload } = await wireOf(endpoint, input, token);
  const response = await fetch(origin + url, {
    method,
    headers: { 'x-forwarded-for': address(), ...headers },
    ...(payload && { body: payload }),
  });
  const text = await response.text();
  const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: isJson ? JSON.parse(text) : text,
  };
}
