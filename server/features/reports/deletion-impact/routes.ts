import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import type { Deletion } from '../../../../src/contract/reports/deletions.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { obstaclesToDeletingAdmins } from '../../accounts/admins/change.ts';
import { impactSentence, impactsOfDeleting } from '../../accounts/deletion-impact.ts';
import { decideDelete } from '../../projects/rules.ts';
import { obstaclesToDeletingTerms } from '../../terms/save.ts';
import { obstaclesToDeletingUniversities } from '../../universities/save.ts';
import { lossesWithStaff } from '../../universities/staff/change.ts';

/** Counts the records a deletion would remove, to show before asking for confirmation. */
export async function deletionImpact(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.listDeletions, async ({ query: { kind, ids } }, { person }) => {
    switch (kind) {
      case 'project':
        return forGood(await obstaclesToDeleting(db, ids));
      case 'university':
        return forGood(await obstaclesToDeletingUniversities(db, ids));
      case 'term':
        return forGood(await obstaclesToDeletingTerms(db, ids));
      case 'admin':
        return obstaclesToDeletingAdmins(db, person, ids);
      case 'staff':
        return unlessForced(await lossesWithStaff(db, ids));
      default: {
        const impacts = await impactsOfDeleting(db, kind, ids);
        return unlessForced(
          impacts.map(({ id, ...impact }) => ({ id, sentence: impactSentence(kind, impact) })),
        );
      }
    }
  });
}

interface Obstacle {
  readonly id: number;
  readonly sentence: string | null;
}

const told = (obstacles: readonly Obstacle[], mayForce: boolean): Deletion[] =>
  obstacles.flatMap(({ id, sentence }) => (sentence === null ? [] : [{ id, sentence, mayForce }]));
const forGood = (obstacles: readonly Obstacle[]) => told(obstacles, false);
const unlessForced = (obstacles: readonly Obstacle[]) => told(obstacles, true);

/** Finds the projects that cannot be deleted, with reasons. */
async function obstaclesToDeleting(db: Database, ids: readonly number[]): Promise<Obstacle[]> {
  const rows = await allRows<{ id: number; status: ProjectStatus; applications: number }>(db)`
    select p.id, p.status,
      (select count(*)::int from applications a where a.project_id = p.id) as applications
    from projects p where p.id = any(${ids}::bigint[]) order by p.id`;
  return rows.map(({ id, status, applications }) => ({
    id,
    sentence: decideDelete(status, applications),
  }));
}
