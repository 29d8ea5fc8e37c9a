import { sql } from 'kysely';
import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import type { FactsOf } from '../../../src/contract/events/kinds.ts';
import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import { live, placeHolding } from '../../../src/machines/lifecycle/application.ts';
import type { ProjectNames } from '../../../src/words/projects/news.ts';
import { type Concerned, type Happening, happened } from '../../platform/acts/happened.ts';
import type { Act } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, hasRow } from '../../platform/database/rows.ts';
import { namesBy } from '../../platform/events/told.ts';
import { adminsOf } from '../../platform/notifications/notify.ts';
import type { LockedProject } from './lock.ts';

interface Move {
  /** Null for a project that is new. */
  readonly from: ProjectStatus | null;
  readonly to: ProjectStatus;
  readonly reason: string;
}

/** Keeps a move of a project, and tells the admins who must approve it, or its lead of what they or the product decided. */
export async function projectMoved(
  act: Act,
  { id, leadId }: Pick<LockedProject, 'id' | 'leadId'>,
  facts: Move,
): Promise<void> {
  const isDecided = facts.from === 'Awaiting approval' && act.by?.role === 'Admin';
  const concerned: Concerned =
    facts.to === 'Awaiting approval'
      ? { admin: await approversOf(act.transaction, id) }
      : { company: leadId !== null && (isDecided || !act.by) ? [leadId] : [] };
  await happened(act, [{ kind: 'project moved', aboutId: id, facts, concerned }]);
}

/** The admins, once for each company, even if it sends more meanwhile. */
async function approversOf(db: Database, id: number): Promise<number[]> {
  const isFirst = await hasRow(db)`
    select p.id from projects p where p.id = ${id} and not exists (
      select 1 from projects other
      where other.company_id = p.company_id and other.status = 'Awaiting approval' and other.id <> p.id)`;
  return isFirst ? adminsOf(db) : [];
}

/** Statuses of an application that is not answered yet. */
const waiting = live.filter((status) => !(placeHolding as readonly string[]).includes(status));

/** Tells everybody who holds a place in a project of its move. */
export const tellPlaceHolders = (act: Act, projectId: number, to: ProjectStatus): Promise<void> =>
  tellApplicants(act, projectId, placeHolding, 'its project moved', { to, isWaiting: false });

/** Tells students who wait for an answer that a project pauses or goes on. */
export const tellWhoWaits = (act: Act, projectId: number, to: ProjectStatus): Promise<void> =>
  tellApplicants(act, projectId, waiting, 'its project moved', { to, isWaiting: true });

/** Tells everybody who holds a place in a project of a note about it. */
export const tellOfNote = (
  act: Act,
  projectId: number,
  note: FactsOf<'its project noted'>,
): Promise<void> => tellApplicants(act, projectId, placeHolding, 'its project noted', note);

async function tellApplicants<Kind extends 'its project moved' | 'its project noted'>(
  act: Act,
  projectId: number,
  statuses: readonly ApplicationStatus[],
  kind: Kind,
  facts: FactsOf<Kind>,
): Promise<void> {
  const rows = await allRows<{ id: number; studentId: number }>(act.transaction)`
    select id, student_id as "studentId" from applications
    where project_id = ${projectId} and status = any(${statuses}::text[])
    order by id`;
  const events = rows.map(({ id, studentId }) => {
    const concerned = { student: [studentId] };
    return { kind, aboutId: id, facts, concerned } as Happening<Kind>;
  });
  await happened(act, events);
}

/** The names that events of projects are told with. */
export const projectNames = namesBy<ProjectNames>(sql`
  select p.id, p.title as project, c.name as company from projects p join companies c on c.id = p.company_id where p.id`);
