import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/database/migrate.ts';
import { openInMemory, openPostgres } from '../platform/database/open.ts';
import { openJobs } from '../platform/jobs/open.ts';
import { addressOf, administer } from './database.ts';

/** Migrates once per run; every test then starts from a copy. */
export default async function prepare(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (project.config.env.TEST_DATABASE === 'postgresql') return preparePostgres(project);
  const database = await openInMemory();
  await migrate(database.db);
  await makeJobTables(database);
  await withoutTemplates(database.pglite);
  const dump = await database.pglite.dumpDataDir('none');
  await database.close();
  project.provide('emptyDatabase', new Uint8Array(await dump.arrayBuffer()));
  project.provide('templateDatabase', null);
  return undefined;
}

/** Takes out what new databases are copied from: no test makes one, and each would open half as much again. */
async function withoutTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  await pglite.exec('checkpoint');
}

async function preparePostgres(project: TestProject) {
  const template = `trestle_template_${process.pid}`;
  await administer(`create database ${template}`);
  const database = openPostgres(addressOf(template));
  await migrate(database.db);
  await makeJobTables(database);
  await database.close();
  project.provide('emptyDatabase', null);
  project.provide('templateDatabase', template);
  return () => administer(`drop database ${template} with (force)`);
}

async function makeJobTables(database: Parameters<typeof openJobs>[0]) {
  const jobs = await openJobs(database, (error) => {
    throw error;
  });
  await jobs.stop({ graceful: false });
}
