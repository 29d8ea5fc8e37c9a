import { sql } from 'kysely';
import { startServer } from '../../../server/testing/process.ts';
import type { Engine } from '../engines.ts';

/** Notes that an older schema made the database. @returns what is wrong with how the product then refuses it */
export async function refuseOlder(engine: Engine): Promise<string[]> {
  const counted = async () => {
    const { db, close } = await engine.open();
    const { rows } = await sql`
      select (select count(*) from pg_class) as relations, (select count(*) from projects) as projects,
        (select string_agg(name, ', ' order by name) from kysely_migration) as steps`.execute(db);
    await close();
    return JSON.stringify(rows);
  };
  const { db, close } = await engine.open();
  await sql`update kysely_migration set name = '0001_house.sql' where name = '0001_schema.sql'`.execute(
    db,
  );
  await close();
  const before = await counted();
  const server = await startServer(engine.settings);
  if (server.process.exitCode === null) await server.end('SIGKILL');
  const said = server.output();
  const faults: string[] = [];
  if (server.process.exitCode !== 1) faults.push('One on an older schema started.');
  if (!/^Trestle cannot start: .* was made by a version before 0\.1\.0, .*\n$/.test(said))
    faults.push(`It says of an older schema: ${said}`);
  if ((await counted()) !== before) faults.push('It changed an older schema.');
  return faults;
}
