import { sql } from 'kysely';
import { proveFiles } from '../../server/features/engagements/files/prove.ts';
import type { Database } from '../../server/platform/database/open.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { placeHolding } from '../../src/machines/lifecycle/application.ts';
import type { Acknowledged } from './storm.ts';

export interface Verdict {
  readonly acknowledged: number;
  /** Acknowledged, and not in the database. */
  readonly lost: number;
  /** Written more often than once. */
  readonly twice: number;
  /** Projects with more people than places, or whose count says otherwise than their applications. */
  readonly oversold: number;
  /** Files without their bytes, and bytes that no file knows of. */
  readonly orphans: number;
  /** Evaluations that are open without both, sealed with both, or do not agree with the state of their work. */
  readonly unsealed: number;
  /** Taken places without a room, rooms that count otherwise than their milestones, versions with a gap. */
  readonly adrift: number;
}

/** Compares what was acknowledged with what is there. */
export async function verify(
  db: Database,
  store: FileStore,
  acknowledged: Acknowledged,
): Promise<Verdict> {
  const counted = async (query: ReturnType<typeof sql<{ name: string; n: number }>>) => {
    const { rows } = await query.execute(db);
    return new Map(rows.map(({ name, n }) => [name, n]));
  };
  const kinds = [
    {
      said: acknowledged.titles,
      there: await counted(sql<{ name: string; n: number }>`
        select title as name, count(*)::int as n from projects where title like 'Storm %' group by title`),
    },
    {
      said: acknowledged.remarks,
      there: await counted(sql<{ name: string; n: number }>`
        select remarks as name, count(*)::int as n from status_updates where remarks like 'Storm %' group by remarks`),
    },
    {
      said: acknowledged.applications,
      there: await counted(sql<{ name: string; n: number }>`
        select a.student_id || ' at ' || a.project_id as name, count(*)::int as n
        from applications a join events e on e.about_id = a.id and e.kind = 'apply'
        group by a.student_id, a.project_id`),
    },
    {
      said: acknowledged.deliveries,
      there: await counted(sql<{ name: string; n: number }>`
        select words as name, count(*)::int as n from deliveries where words like 'Storm %' group by words`),
    },
    {
      said: acknowledged.files,
      there: await counted(sql<{ name: string; n: number }>`
        select f.sha256 as name, count(*)::int as n
        from delivery_files d join files f on f.id = d.file_id join milestones m on m.series = d.series
          join applications a on a.id = m.engagement_id join projects p on p.id = a.project_id
        where p.title like 'Storm %' group by f.sha256`),
    },
    {
      said: acknowledged.extensions,
      there: await counted(sql<{ name: string; n: number }>`
        select engagement_id::text as name, count(*)::int as n from extensions where state = 'Granted' group by 1`),
    },
    {
      said: acknowledged.evaluations,
      there: await counted(sql<{ name: string; n: number }>`
        select words as name, count(*)::int as n from evaluations where words like 'Storm %' group by words`),
    },
    {
      said: acknowledged.messages,
      there: await counted(sql<{ name: string; n: number }>`
        select text as name, count(*)::int as n from conversation_messages where text like 'Storm %' group by text`),
    },
  ];
  const { rows: unsealed } = await sql`
    select r.engagement_id from evaluation_rounds r join engagements e on e.id = r.engagement_id
      join applications a on a.id = e.id join projects p on p.id = a.project_id and p.title like 'Storm %'
      cross join lateral (
        select count(*) = 2 as "areBoth" from evaluations v where v.engagement_id = r.engagement_id and v.moment = r.moment) w
    where r.moment = 'final' and (w."areBoth" <> (r.opened_at is not null)
      or w."areBoth" <> (e.state = 'Completed')
      or w."areBoth" <> exists (select from outcomes o where o.engagement_id = e.id))`.execute(db);
  const { missing, ownerless } = await proveFiles(db, store);
  const { rows: adrift } = await sql`
    select a.id from applications a left join engagements e on e.id = a.id
    where a.status in ('Accepted', 'Completed', 'Not completed') and (e.id is null
      or e.planned <> (select count(*) from milestones m where m.engagement_id = e.id)
      or e.settled <> (select count(*) from milestones m where m.engagement_id = e.id and m.state in ('Approved', 'Waived'))
      or exists (
        select from milestones m join deliveries d on d.series = m.series where m.engagement_id = e.id
        group by m.number having count(*) <> max(d.version)))`.execute(db);
  const { rows: oversold } = await sql`
    select p.id from projects p
      left join applications a on a.project_id = p.id and a.status = any(${[...placeHolding]}::text[])
    group by p.id
    having count(a.id) > p.places or count(a.id) <> p.places_taken`.execute(db);
  const sum = (count: (kind: (typeof kinds)[number]) => number) =>
    kinds.reduce((total, kind) => total + count(kind), 0);
  return {
    acknowledged: sum(({ said }) => said.size),
    lost: sum(({ said, there }) => [...said].filter((name) => !there.has(name)).length),
    twice: sum(({ there }) => [...there.values()].filter((n) => n > 1).length),
    oversold: oversold.length,
    unsealed: unsealed.length,
    adrift: adrift.length,
    orphans: missing.length + ownerless.length,
  };
}

export const broken = ({ acknowledged, ...faults }: Verdict): boolean =>
  acknowledged === 0 || Object.values(faults).some((count) => count > 0);
