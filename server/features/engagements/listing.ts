import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type {
  Engagement,
  listEngagements,
  Turn,
} from '../../../src/contract/engagements/engagements.ts';
import type { Page } from '../../../src/contract/paging.ts';
import type { Person } from '../../platform/calls/person.ts';
import { pageWithTotal } from '../../platform/database/count-matching.ts';
import type { Database } from '../../platform/database/open.ts';
import { limitsOf } from '../../platform/database/paged.ts';
import { allRows } from '../../platform/database/rows.ts';
import { ownProjects } from '../projects/lock.ts';
import { seenBy } from '../universities/students.ts';
import { standingInSql, type Viewer } from './board/standing-in-sql.ts';
import { engagementColumns, engagementJoins, evaluatedBy, hasEvaluated } from './columns.ts';

type Query = v.InferOutput<typeof listEngagements.query>;

/** Condition for the engagements a person may list; null for all. */
export function within(person: Person): RawBuilder<unknown> | null {
  switch (person.role) {
    case 'Admin':
      return null;
    case 'Student':
      return sql`e.id in (select a.id from applications a where a.student_id = ${person.accountId})`;
    case 'Company':
      return sql`e.id in (
        select a.id from projects p join applications a on a.project_id = p.id where ${ownProjects(person)})`;
    case 'Faculty':
      return sql`e.id in (
        select a.id from students s join applications a on a.student_id = s.id where ${seenBy(person.accountId)})`;
  }
}

/**
 * Engagements with this person's turn first, calls for help before the rest; then those that have waited longest; ended
 * ones last.
 */
function orderFor(person: Person): RawBuilder<unknown> {
  const side = sideOf(person);
  return side
    ? sql`(${isTurnOf(side, person)}) desc nulls last,
        case e.next when 'unblock' then 0 when 'help' then 1 else 2 end, e.turn_since, e.id desc`
    : sql`e.turn_since, e.id desc`;
}

const sideOf = ({ role }: Person): Turn | null =>
  role === 'Student' ? 'student' : role === 'Company' ? 'company' : null;

/** True if it is this side's turn in `engagements e`. A side that has evaluated the work has nothing more to do. */
const isTurnOf = (turn: Turn, person: Person) =>
  turn === sideOf(person)
    ? sql`(e.turn in (${turn}, 'both') and not ${evaluatedBy(person)} or ${alsoOf(turn)}
        or ${alsoOf('both')} and not ${hasEvaluated(person, 'midpoint')})`
    : sql`(e.turn in (${turn}, 'both') or ${alsoOf(turn)} or ${alsoOf('both')})`;

/** True if something besides the next step waits for this side. */
const alsoOf = (turn: Turn) => sql`e.also @> ${JSON.stringify([{ turn }])}::jsonb`;

/** One page of a person’s engagements. */
export async function listOfPerson(
  db: Database,
  { person, ...moment }: Viewer,
  { state, turn, ...part }: Query,
): Promise<Page<Engagement>> {
  const conditions = [
    within(person),
    state && sql`e.state = ${state}`,
    turn && isTurnOf(turn, person),
  ].filter((condition) => condition !== null && condition !== '');
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const order = orderFor(person);
  const rows = await allRows<Engagement>(db)`
    select ${engagementColumns(standingInSql(moment), person)} from (
      select * from engagements e where ${where} order by ${order} ${limitsOf(part)}
    ) e ${engagementJoins}
    order by ${order}`;
  return pageWithTotal(db, rows, part, sql`engagements e`, where);
}
