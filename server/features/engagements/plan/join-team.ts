import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { runs } from '../columns.ts';
import { newestVersion, teamKey } from '../deliveries/repository.ts';

/** A milestone of an engagement, and the same one of a mate. */
interface Joined {
  readonly number: number;
  readonly mate: number;
  readonly mates: number;
}

/**
 * Takes over what the team has handed in already for milestones that are new to an engagement, with its reviews and
 * objections, so that its student stands where the mates stand. What is approved or waived stays theirs. The team must be
 * locked: no mate hands in or is reviewed meanwhile.
 */
export async function joinTeam(transaction: Database, id: number): Promise<void> {
  const { rows } = await sql<Joined>`
    select distinct on (m.number) m.number, o.engagement_id as mate, o.number as mates
    from milestones m
      join applications own on own.id = m.engagement_id
      join applications b on b.project_id = own.project_id and b.id <> own.id
      join engagements e on e.id = b.id and ${runs}
      join milestones o on o.engagement_id = b.id and o.by = 'team' and o.state in ('Submitted', 'Changes asked for')
        and ${teamKey(sql`o.title`)} = ${teamKey(sql`m.title`)}
    where m.engagement_id = ${id} and m.by = 'team' and m.state = 'Planned' and ${newestVersion} = 0
    order by m.number, o.engagement_id`.execute(transaction);
  for (const joined of rows) await takeOver(transaction, id, joined);
}

async function takeOver(
  transaction: Database,
  id: number,
  { number, mate, mates }: Joined,
): Promise<void> {
  const theirs = sql`engagement_id = ${mate} and milestone = ${mates}`;
  await sql`
    insert into deliveries (engagement_id, milestone, version, words, links, sha256, at, account_id)
    select ${id}, ${number}, version, words, links, sha256, at, account_id from deliveries where ${theirs}`.execute(
    transaction,
  );
  await sql`
    insert into delivery_files (engagement_id, milestone, version, place, file_id)
    select ${id}, ${number}, version, place, file_id from delivery_files where ${theirs}`.execute(
    transaction,
  );
  await sql`
    insert into reviews (engagement_id, milestone, version, verdict, words, notes, at, account_id)
    select ${id}, ${number}, version, verdict, words, notes, at, account_id from reviews where ${theirs}`.execute(
    transaction,
  );
  await sql`
    insert into objections (engagement_id, milestone, version, account_id, reason, at)
    select ${id}, ${number}, version, account_id, reason, at from objections where ${theirs}`.execute(
    transaction,
  );
  await sql`
    update milestones m set state = o.state, since = o.since from milestones o
    where m.engagement_id = ${id} and m.number = ${number} and o.engagement_id = ${mate} and o.number = ${mates}`.execute(
    transaction,
  );
}
