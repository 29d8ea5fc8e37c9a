import type { Database } from '../../platform/database/open.ts';
import { allRows, execute } from '../../platform/database/rows.ts';

/**
 * The companies of imported postings by name, in any letter case; those that are missing are made,
 * without an account. An unverified company that registered under a known name gets none of its
 * postings: only verified companies and those nobody signs in for are matched.
 */
export async function importedCompanies(
  transaction: Database,
  names: readonly string[],
  now: Date,
): Promise<{ idOf: (name: string) => number; created: number }> {
  const known = await find(transaction, names);
  const missing = [...new Map(names.map((name) => [name.toLowerCase(), name])).entries()]
    .filter(([key]) => !known.has(key))
    .map(([, name]) => name);
  await execute(transaction)`
    insert into companies (name, recruiter, email, industry, size, created_at)
    select name, '', '', '', '', ${now} from unnest(${missing}::text[]) as name`;
  const all = await find(transaction, names);
  return {
    created: missing.length,
    idOf(name) {
      const id = all.get(name.toLowerCase());
      if (id === undefined) throw new Error(`Could not create a company for ${name}.`);
      return id;
    },
  };
}

async function find(transaction: Database, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await allRows<{ key: string; id: number }>(transaction)`
    select wanted.name as key, min(c.id) as id
    from unnest(${names.map((name) => name.toLowerCase())}::text[]) as wanted (name)
      join companies c on lower(c.name) = lower(wanted.name)
    where c.account_id is null or c.verified_at is not null
    group by wanted.name`;
  return new Map(rows.map(({ key, id }) => [key, id]));
}
