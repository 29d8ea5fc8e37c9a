import { sql } from 'kysely';
import type { Database } from '../../server/database/open.ts';
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
}

/** Compares what was acknowledged with what is there. */
export async function verify(db: Database, acknowledged: Acknowledged): Promise<Verdict> {
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
        from applications a join application_events e on e.application_id = a.id and e.event = 'apply'
        group by a.student_id, a.project_id`),
    },
  ];
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
  };
}

export const broken = ({ acknowledged, lost, twice, oversold }: Verdict): boolean =>
  acknowledged === 0 || lost + twice + oversold > 0;
