import pg from 'pg';

/** Does something while a table is not where it belongs. */
export async function withoutTable<T>(
  url: string,
  table: string,
  work: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`alter table ${table} rename to ${table}_taken_away`);
    try {
      return await work();
    } finally {
      await client.query(`alter table ${table}_taken_away rename to ${table}`);
    }
  } finally {
    await client.end();
  }
}
