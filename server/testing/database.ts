import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPostgres } from '../platform/database/open.ts';
import { type KeptRows, keptRows } from './kept-rows.ts';
import { type LentDatabase, lentDatabase } from './lent-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated PGlite data folder as a tarball, so that a test's database opens in a moment. */
    emptyDatabase: Uint8Array<ArrayBuffer> | null;
    /** A migrated PostgreSQL database that tests copy. */
    templateDatabase: string | null;
  }
}

export type TestDatabase = LentDatabase;

/** A fresh, migrated database on the engine this run tests; closing it removes it. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('templateDatabase');
  return template ? copyOf(template) : lentDatabase(() => new Blob([inject('emptyDatabase')!]));
}

async function copyOf(template: string): Promise<TestDatabase> {
  const name = `trestle_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template}`);
  const database = openPostgres(addressOf(name));
  let rows: KeptRows | undefined;
  return {
    ...database,
    async undone(work) {
      rows ??= await keptRows(addressOf(name));
      return rows.undone(work);
    },
    async close() {
      await rows?.close();
      await database.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

/** The address of another database on the server that `DATABASE_URL` names. */
export function addressOf(database: string): string {
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server's own database. */
export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
