import { sql } from 'kysely';
import { settled } from '../../../../src/machines/lifecycle/milestone.ts';
import { literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute } from '../../../platform/database/rows.ts';
import type { Team } from '../lock.ts';

/**
 * Has the team's milestones of an engagement that nothing was handed in for stand where the teammates' stand of the same
 * title, with all that they have handed in. What is settled stays the teammates' own: a new series begins. What is new in
 * the plan gets the latest day that a teammate has for it. The team must be locked.
 * @param added the numbers of what is new
 */
export async function joinTeam(
  transaction: Database,
  { engagement: { id }, mates }: Team,
  added: readonly number[],
): Promise<void> {
  const ofMates = sql`o.engagement_id = any(${mates.map((mate) => mate.id)}::bigint[])
    and m.by = 'team' and o.by = 'team' and ${teamKey('o')} = ${teamKey('m')}`;
  await execute(transaction)`
    update milestones m set series = coalesce(j.series, nextval('milestones_series_seq')),
      state = coalesce(j.state, m.state), since = case when j.version is null then m.since else j.since end,
      version = j.version, due_on = greatest(m.due_on, j.latest)
    from (
      select m.number, o.series, o.state, o.since, o.version, (
        select max(o.due_on) from milestones o where m.number = any(${[...added]}::int[]) and ${ofMates}) as latest
      from milestones m left join lateral (
        select o.* from milestones o where ${ofMates} and o.state not in (${literals(settled)})
        order by o.engagement_id limit 1
      ) o on true
      where m.engagement_id = ${id} and m.state = 'Planned'
    ) j
    where m.engagement_id = ${id} and m.number = j.number`;
}

/** `teamTitle` of the contract, for a milestone. */
const teamKey = (milestone: 'm' | 'o') => sql`lower(trim(${sql.ref(`${milestone}.title`)}))`;
