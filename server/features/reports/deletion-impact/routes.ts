import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { impactSentence, impactsOfDeleting } from '../../accounts/deletion-impact.ts';
import { decideDelete } from '../../projects/rules.ts';
import { obstaclesToDeletingTerms } from '../../terms/save.ts';
import { obstaclesToDeletingUniversities } from '../../universities/save.ts';

/** What a deletion would take with it, for whoever is about to be asked whether they are sure. */
export async function deletionImpact(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.listDeletions, async ({ query: { kind, ids } }) => {
    if (kind === 'project') return obstaclesToDeleting(db, ids);
    if (kind === 'university') return obstaclesToDeletingUniversities(db, ids);
    if (kind === 'term') return obstaclesToDeletingTerms(db, ids);
    const impacts = await impactsOfDeleting(db, kind, ids);
    return impacts.flatMap(({ id, ...impact }) => {
      const sentence = impactSentence(kind, impact);
      return sentence === null ? [] : [{ id, sentence }];
    });
  });
}

/** Which of these projects cannot be deleted, and why. */
async function obstaclesToDeleting(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; sentence: string }[]> {
  const rows = await allRows<{ id: number; status: ProjectStatus; applications: number }>(db)`
    select p.id, p.status,
      (select count(*)::int from applications a where a.project_id = p.id) as applications
    from projects p where p.id = any(${ids}::bigint[]) order by p.id`;
  return rows.flatMap(({ id, status, applications }) => {
    const sentence = decideDelete(status, applications);
    return sentence === null ? [] : [{ id, sentence }];
  });
}
