import { sql } from 'kysely';
import type { Shares, SharesForm } from '../../../src/contract/evaluations/shares.ts';
import { membersAtMost } from '../../../src/contract/evaluations/shares.ts';
import { isWritable } from '../../../src/machines/lifecycle/evaluation.ts';
import {
  factorsOf,
  type Given,
  type Member,
  pointedOut,
} from '../../../src/machines/lifecycle/peer-shares.ts';
import type { Command, Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { insertAll } from '../../platform/database/rows.ts';
import { badField, Problem } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { findEngagement } from '../engagements/lock.ts';
import { lockRound } from './rounds.ts';

interface TeamMember extends Member {
  /** By when they are asked to evaluate the work; null while they are not. */
  readonly dueOn: string | null;
  readonly isOpen: boolean;
  /** What they were given by whose engagement was asked for. */
  readonly points: number | null;
}

/** Who works on the project of an engagement, or has, its own student first; whoever left early is none. Nobody where there is no team. */
async function teamOf(db: Database, id: number): Promise<TeamMember[]> {
  const { rows } = await sql<TeamMember>`
    select e.id, s.first_name || ' ' || s.last_name as name, g.points, r.opened_at is not null as "isOpen",
      case when e.state <> 'Working' then r.due_on::text end as "dueOn"
    from applications own join applications a on a.project_id = own.project_id
      join engagements e on e.id = a.id join students s on s.id = a.student_id
      left join evaluation_rounds r on (r.engagement_id, r.moment) = (e.id, 'final')
      left join peer_shares g on (g.giver, g.member) = (own.id, e.id)
    where own.id = ${id} and e.state <> 'Ended early'
    order by e.id <> own.id, lower(s.first_name), s.id limit ${sql.lit(membersAtMost + 1)}`.execute(
    db,
  );
  return rows.length < 2 || rows.length > membersAtMost ? [] : rows;
}

/** Whether a member may give points: until the day on which evaluations open. What was given then stays as it is. */
function mayGive(team: readonly TeamMember[], { dueOn, isOpen }: TeamMember, today: string) {
  const hasGiven = team.some(({ points }) => points !== null);
  return dueOn !== null && isWritable(dueOn, today) && !(isOpen && hasGiven);
}

/** How a team sees who did how much, as this person may read it; null where that is nothing. */
export async function sharesOf(
  { db, clock, timeZone }: Services,
  id: number,
  { role }: Person,
): Promise<Shares | null> {
  const team = await teamOf(db, id);
  const own = team.find((member) => member.id === id);
  if (!own?.dueOn) return null;
  if (role === 'Student') {
    const members = team.map(({ id, name, points }) => ({ id, name, points }));
    return { mayGive: mayGive(team, own, dayIn(timeZone, clock())), members, hint: null };
  }
  const isReader = role === 'Company' || role === 'Admin';
  const hint = isReader && own.isOpen ? await hintOf(db, team) : null;
  return hint && { mayGive: false, members: [], hint };
}

/** What those whose evaluations are open gave each other; somebody whose account is gone seals nothing. */
async function hintOf(db: Database, team: readonly TeamMember[]): Promise<Shares['hint']> {
  const open = team.filter(({ isOpen }) => isOpen).map(({ id, name }) => ({ id, name }));
  const ids = open.map(({ id }) => id);
  const { rows: given } = await sql<Given>`
    select giver, member, points from peer_shares
    where member = any(${ids}) and (giver = any(${ids}) or not exists (select from engagements e where e.id = giver))`.execute(
    db,
  );
  if (!given.some(({ points }) => points > 0)) return null;
  return { members: factorsOf(open, given), pointedOut: pointedOut(open, given) };
}

/**
 * Gives all members of one's team points, themselves included, or gives them anew. Nobody is told, and nothing follows.
 * @throws {Problem} `not-found`, `move-not-allowed`, `invalid`
 */
export async function giveShares(
  { transaction, by, at, timeZone }: Command,
  id: number,
  { given }: SharesForm,
): Promise<void> {
  await findEngagement(transaction, id, by);
  await lockRound(transaction, id, 'final');
  const team = await teamOf(transaction, id);
  const own = team.find((member) => member.id === id);
  if (!own || !mayGive(team, own, dayIn(timeZone, at)))
    throw new Problem('move-not-allowed', 'Points cannot be given here any more.');
  const members = new Set(given.map(({ member }) => member));
  if (
    members.size !== given.length ||
    team.length !== members.size ||
    !team.every(({ id }) => members.has(id))
  )
    throw badField('given', 'Give everybody in your team 0 to 5 points.');
  await sql`delete from peer_shares where giver = ${id}`.execute(transaction);
  await insertAll(
    transaction,
    'peer_shares',
    given.map((one) => ({ giver: id, ...one })),
  );
}
