import type { MovedDay } from '../../../../src/contract/engagements/extensions.ts';
import { toDo } from '../../../../src/machines/lifecycle/milestone.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { literals } from '../../../platform/database/expressions.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { happened } from '../events/happened.ts';
import type { Team } from '../lock.ts';
import { overtakeRequests } from '../next.ts';
import { moveDays } from './locate.ts';

/** A teammate's milestone that a new day also applies to. */
interface Shared extends MovedDay {
  readonly id: number;
}

/**
 * Has the new days of a team's milestones hold for the mates too: a team has one day. Nobody loses time by
 * it, and what a mate has handed in or need not stays.
 * @param numbers of the milestones whose days have changed, in the engagement itself
 */
export async function shareDays(
  command: Command,
  { engagement, mates }: Team,
  numbers: readonly number[],
): Promise<void> {
  const { transaction } = command;
  const shared = await allRows<Shared>(transaction)`
    select o.engagement_id as id, o.number, m.due_on::text as "dueOn"
    from milestones m join milestones o on o.series = m.series
    where m.engagement_id = ${engagement.id} and m.number = any(${[...numbers]}::int[])
      and o.engagement_id = any(${mates.map(({ id }) => id)}::bigint[]) and o.state in (${literals(toDo)})
      and o.due_on < m.due_on
    order by o.engagement_id, o.place`;
  for (const mate of mates) {
    const own = shared.filter(({ id }) => id === mate.id);
    await moveDays(transaction, mate.id, own);
    await overtakeRequests(
      transaction,
      mate.id,
      own.map(({ number }) => number),
    );
    for (const { number, dueOn } of own) {
      const moved = { milestone: number, day: dueOn, from: engagement.id };
      await happened(command, mate, 'moved along', moved);
    }
  }
}
