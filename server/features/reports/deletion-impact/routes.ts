import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { impactSentence, impactsOfDeleting } from '../../accounts/deletion-impact.ts';
import { obstaclesToDeleting } from '../../projects/deletable.ts';
import { obstaclesToDeletingTerms } from '../../terms/delete.ts';
import { obstaclesToDeletingUniversities } from '../../universities/delete.ts';

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
