import { sql } from 'kysely';
import {
  type Shares,
  type SharesForm,
  sentencesAtMost,
  teamAtMost,
} from '../../../src/contract/evaluations/shares.ts';
import { isWritable } from '../../../src/machines/lifecycle/evaluation.ts';
import type { Command, Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, execute, insertAll } from '../../platform/database/rows.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { findEngagement } from '../engagements/lock.ts';
import { factorsOf, type Given, pointedOut } from './peer-shares.ts';
import { lockRound } from './rounds.ts';

type TeamMember = Shares['members'][number] & {
  /** By when they are asked to evaluate the work; null while they are not. */
  readonly dueOn: string | null;
  readonly isOpen: boolean;
};

/**
 * Students who work, or worked, on the project of an engagement, with the points its own student gave, who comes first.
 * Without those who left early; empty if no team is left.
 */
async function teamOf(db: Database, id: number): Promise<TeamMember[]> {
  const rows = await allRows<TeamMember>(db)`
    select e.id, s.first_name || ' ' || s.last_name as name, g.points, r.opened_at is not null as "isOpen",
      case when e.state <> 'Working' then r.due_on::text end as "dueOn"
    from applications own join applications a on a.project_id = own.project_id
      join engagements e on e.id = a.id join students s on s.id = a.student_id
      left join evaluation_rounds r on (r.engagement_id, r.moment) = (e.id, 'final')
      left join peer_shares g on (g.giver, g.member) = (own.id, e.id)
    where own.id = ${id} and e.state <> 'Ended early'
    order by e.id <> own.id, s.first_name collate reading, s.id limit ${sql.lit(teamAtMost + 1)}`;
  return rows[0]?.id === id && rows.length > 1 && rows.length <= teamAtMost ? rows : [];
}

/** A team's view of its members' shares of the work, as this person may read it; null for none. */
export async function sharesOf(
  { db, clock, timeZone }: Pick<Services, 'db' | 'clock' | 'timeZone'>,
  id: number,
  { role }: Person,
): Promise<Shares | null> {
  if (role === 'Faculty') return null;
  const team = await teamOf(db, id);
  const [own] = team;
  if (!own?.dueOn) return null;
  if (role === 'Student') {
    const members = team.map(({ id, name, points }) => ({ id, name, points }));
    return { mayGive: isWritable(own.dueOn, dayIn(timeZone, clock())), members, hint: null };
  }
  if (!own.isOpen) return null;
  // A deleted member no longer seals anything.
  const open = team.filter(({ isOpen }) => isOpen).map(({ id, name }) => ({ id, name }));
  const ids = open.map(({ id }) => id);
  const given = await allRows<Given>(db)`
    select giver, member, points from peer_shares where member = any(${ids})
      and (giver = any(${ids}) or not exists (select from engagements e where e.id = giver))`;
  if (!given.some(({ points }) => points > 0)) return null;
  const hint = {
    members: factorsOf(open, given),
    pointedOut: pointedOut(open, given).slice(0, sentencesAtMost),
  };
  return { mayGive: false, members: [], hint };
}

/**
 * Gives points to all members of one's team, themselves included, or changes them, up to the day on which the
 * evaluations open at the latest. Nobody is notified, and it has no consequences.
 * @throws {Problem} `not-found`, `move-not-allowed`, `invalid`
 */
export async function giveShares(command: Command, id: number, form: SharesForm): Promise<void> {
  const { transaction, by } = command;
  await findEngagement(transaction, id, by);
  await lockRound(transaction, id, 'final');
  const shares = await sharesOf({ ...command, db: transaction }, id, by);
  if (!shares?.mayGive)
    throw new Problem('move-not-allowed', 'Points cannot be given here any more.');
  if (
    inOrder(form.given.map(({ member }) => member)) !== inOrder(shares.members.map(({ id }) => id))
  )
    throw badField('given', 'Give everybody in your team 0 to 5 points.');
  await execute(transaction)`delete from peer_shares where giver = ${id}`;
  const rows = form.given.map((one) => ({ giver: id, ...one }));
  await insertAll(transaction, 'peer_shares', rows);
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join();
