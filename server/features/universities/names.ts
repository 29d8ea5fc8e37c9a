import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';

/**
 * Gives a university these names, its own first, in place of those it had; one that is spelled twice counts once.
 * @throws {Problem} `university-taken` where another one has a name of them
 */
export async function writeNames(
  transaction: Database,
  id: number,
  { name, otherNames }: { name: string; otherNames: readonly string[] },
): Promise<void> {
  const names = [name, ...otherNames];
  await execute(transaction)`delete from university_names where university_id = ${id}`;
  await execute(transaction)`
    insert into university_names (name, university_id)
    select distinct on (university_key(name)) name, ${id}::bigint
    from unnest(${names}::text[]) with ordinality as given (name, place)
    order by university_key(name), place
    on conflict (key) do nothing`;
  const taken = await firstRow<{ name: string; owner: string; isOwn: boolean }>(transaction)`
    select given.name, u.name as owner, given.place = 1 as "isOwn"
    from unnest(${names}::text[]) with ordinality as given (name, place)
      join university_names n on n.key = university_key(given.name)
      join universities u on u.id = n.university_id
    where u.id <> ${id} order by given.place limit 1`;
  if (!taken) return;
  const message = `${taken.owner} already has the name “${taken.name}”.`;
  throw new Problem('university-taken', message, {
    errors: [{ path: taken.isOwn ? 'name' : 'otherNames', message }],
  });
}

/**
 * Gives a university these mail domains, in place of those it had.
 * @throws {Problem} `university-taken` where another one has one of them
 */
export async function writeDomains(
  transaction: Database,
  id: number,
  domains: readonly string[],
): Promise<void> {
  await execute(transaction)`delete from university_domains where university_id = ${id}`;
  await execute(transaction)`
    insert into university_domains (domain, university_id)
    select distinct domain, ${id}::bigint from unnest(${domains}::text[]) as domain
    on conflict (domain) do nothing`;
  const taken = await firstRow<{ domain: string; owner: string }>(transaction)`
    select d.domain, u.name as owner
    from university_domains d join universities u on u.id = d.university_id
    where d.domain = any(${domains}::text[]) and u.id <> ${id}
    order by d.domain limit 1`;
  if (!taken) return;
  const message = `${taken.owner} already has the domain ${taken.domain}.`;
  throw new Problem('university-taken', message, { errors: [{ path: 'domains', message }] });
}
