import type { FieldError } from '../../../../../src/contract/problem.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows } from '../../../../platform/database/rows.ts';
import { type AskedScope, takingPart } from '../scope.ts';
import { faultsOf, keyOf, type Pair, type Pinned } from './rules.ts';

/** Checks pins and exclusions against the projects and students of a scope. */
export async function decidePins(
  db: Database,
  scope: AskedScope,
  pinned: Pinned,
): Promise<FieldError[]> {
  const pairs = [...pinned.pins, ...pinned.exclusions];
  if (pairs.length === 0) return [];
  const rows = await allRows<Pair & { places: number }>(db)`
    select a.student_id as "studentId", a.project_id as "projectId", p.places - p.places_taken as places
    ${takingPart(scope)} and (a.student_id, a.project_id) in (
      select * from unnest(
        ${pairs.map(({ studentId }) => studentId)}::bigint[],
        ${pairs.map(({ projectId }) => projectId)}::bigint[]))`;
  const taking = new Set(rows.map(keyOf));
  const places = new Map(rows.map(({ projectId, places }) => [projectId, places]));
  return faultsOf(pinned, {
    has: (pair) => taking.has(keyOf(pair)),
    placesOf: (projectId) => places.get(projectId) ?? 0,
  });
}
