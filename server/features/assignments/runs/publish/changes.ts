import type { Database } from '../../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../../platform/database/rows.ts';
import { type AskedScope, takingPart } from '../scope.ts';

interface Counts {
  readonly gone: number;
  readonly added: number;
  readonly moved: number;
  readonly reordered: number;
  readonly reranked: number;
  readonly projects: number;
}

/** What is no longer as it was when a run was proposed, in sentences; none when it all still holds. */
export async function changesSince(
  db: Database,
  runId: number,
  scope: AskedScope,
): Promise<string[]> {
  const rows = await allRows<Omit<Counts, 'projects'>>(db)`
    with today as (select a.id, a.status, a.preference, a.company_rank ${takingPart(scope)}),
      proposed as (select * from assignment_entries where run_id = ${runId})
    select count(*) filter (where t.id is null)::int as gone,
      count(*) filter (where e.application_id is null)::int as added,
      count(*) filter (where t.status <> e.status)::int as moved,
      count(*) filter (where t.id = e.application_id and t.preference is distinct from e.preference)::int as reordered,
      count(*) filter (where t.id = e.application_id and t.company_rank is distinct from e.company_rank)::int as reranked
    from today t full join proposed e on e.application_id = t.id`;
  const place = await firstRow<{ projects: number }>(db)`
    select count(*)::int as projects
    from assignment_projects x left join projects p on p.id = x.project_id
    where x.run_id = ${runId}
      and (p.id is null or p.status <> 'pending' or p.places - p.places_taken <> x.places)`;
  return sentences({ ...rows[0]!, ...place! });
}

const sentences = (counts: Counts): string[] =>
  [
    counted(counts.gone, 'application no longer takes part', 'applications no longer take part'),
    counted(counts.added, 'application is new', 'applications are new'),
    counted(counts.moved, 'application changed status', 'applications changed status'),
    counted(
      counts.reordered,
      'application changed place in its student’s order',
      'applications changed place in their students’ order',
    ),
    counted(
      counts.reranked,
      'applicant was ranked differently',
      'applicants were ranked differently',
    ),
    counted(
      counts.projects,
      'project changed its places or status',
      'projects changed their places or status',
    ),
  ].filter((sentence) => sentence !== '');

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count.toLocaleString('en')} ${count === 1 ? one : many}.`;
