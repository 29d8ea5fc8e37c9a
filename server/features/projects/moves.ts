import { sql } from 'kysely';
import { memberMay } from '../../../src/contract/companies/member-rights.ts';
import type { ReplyOf } from '../../../src/contract/endpoint.ts';
import type { listProjectMoves } from '../../../src/contract/projects/running-projects.ts';
import {
  type ProjectStatus,
  projectStatusLabels,
} from '../../../src/contract/projects/statuses.ts';
import { openOffer } from '../../../src/machines/lifecycle/application.ts';
import { causesOf, type RelatedRecords } from '../../../src/machines/lifecycle/causes.ts';
import { editableFields } from '../../../src/machines/lifecycle/editing.ts';
import { finishes, needsReason, projectMoves } from '../../../src/machines/lifecycle/project.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant, literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { needsApproval } from '../companies/needs-approval.ts';
import { isOver } from '../terms/rules.ts';
import { mayReopen, projectMovesOf } from './repository.ts';

/** Lists the moves this person can make now, with their consequences. */
export async function possibleMoves(
  services: Services,
  id: number,
  { role, member }: Person,
): Promise<ReplyOf<typeof listProjectMoves>> {
  const { db } = services;
  const row = await firstRow<
    RelatedRecords & { status: ProjectStatus; companyId: number; endsAt: Date | null }
  >(db)`
    select p.status, p.company_id as "companyId", t.ends_at as "endsAt", p.open_applications as open,
      (select count(*)::int from applications a where a.project_id = p.id and a.status in (${literals(openOffer)})) as offers,
      (select count(*)::int from applications a where a.project_id = p.id and a.status = 'Accepted') as accepted
    from projects p left join terms t on t.id = p.term_id where p.id = ${id}`;
  const { status, companyId, endsAt, ...hanging } = orNotFound(row);
  const act = { ...services, transaction: db, at: services.clock() };
  const circumstances = {
    needsApproval: await needsApproval(act, companyId),
    mayReopen: await mayReopen(act, id),
  };
  const mayMove = !member || memberMay(member.memberRole, 'run projects');
  const over = isOver(endsAt === null ? null : { endsAt }, act.at);
  const possible = (mayMove ? projectMoves(status, role, circumstances) : []).filter(
    (to) => !over || finishes(status, to),
  );
  const moves = possible.map((to) => ({
    to,
    label: projectStatusLabels[to],
    needsReason: needsReason(status, to, role),
    causes: causesOf(status, to, hanging),
  }));
  const returned = status === 'Draft' ? await reasonReturned(db, id) : null;
  return { status, moves, editable: mayMove && !over ? [...editableFields(status)] : [], returned };
}

interface Returned {
  readonly at: string;
  readonly reason: string;
}

/** When an admin made a draft of a project again instead of approving it, and why; null where that was not the last move. */
async function reasonReturned(db: Database, projectId: number): Promise<Returned | null> {
  const last = await firstRow<Returned & { isReturn: boolean }>(db)`
    select ${asInstant(sql`x.at`)} as at, x.facts ->> 'reason' as reason,
      x.facts ->> 'from' = 'Awaiting approval' and x.facts ->> 'reason' <> '' as "isReturn"
    ${projectMovesOf(sql`${projectId}`)} order by x.at desc, x.id desc limit 1`;
  return last?.isReturn ? { at: last.at, reason: last.reason } : null;
}
