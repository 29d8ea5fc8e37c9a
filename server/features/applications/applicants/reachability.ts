import { type RawBuilder, sql } from 'kysely';
import type { MoveOutcome } from '../../../../src/contract/applications/applicants.ts';
import { addressed } from '../../../../src/machines/lifecycle/application.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import type { Privacy } from '../../../platform/settings/settings.ts';

/** A reader of applicants, and when the programme shows a company their addresses. */
export interface Reader {
  readonly person: Pick<Person, 'role'>;
  readonly privacy: Pick<Privacy, 'emailFromShortlisted'>;
}

type Reachable = NonNullable<MoveOutcome['reachable']>;

/** A student's address, or why the reader does not get it: beside `applications a`, `companies c`, `students s`. */
export const reachability = (reader: Reader): RawBuilder<Reachable> => sql`(
  select case when e.withheld is null then s.email end as "studentEmail", e.withheld as "emailWithheld"
  from (select ${withheld(reader)} as withheld) e)`;

const withheld = ({ person, privacy }: Reader): RawBuilder<unknown> =>
  person.role === 'Admin'
    ? sql`null::text`
    : sql`case
        when c.verified_at is null then 'unverified'
        when a.status in (${literals(addressed)}) then null
        when a.status <> 'Under Review' then 'ended'
        ${privacy.emailFromShortlisted ? sql`else 'not-shortlisted'` : sql``}
      end`;

/** Reads the addresses for these applications, or why the reader does not get them. */
export async function reachableAmong(
  db: Database,
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Reachable>> {
  const rows = await allRows<Reachable & { id: number }>(db)`
    select a.id, r.*
    from applications a
      join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
      join students s on s.id = a.student_id
      cross join lateral ${reachability(reader)} r
    where a.id = any(${ids}::bigint[])`;
  return new Map(rows.map(({ id, ...reachable }) => [id, reachable]));
}
