import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { addressOf } from '../../accounts/person.ts';
import { audit } from '../../audit/audit.ts';
import { idempotent } from '../../http/idempotency.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { ownProject } from '../../projects/owner.ts';
import type { Services } from '../../services.ts';
import { compute } from './propose/computing.ts';
import { forgetBulk } from './propose/keep.ts';
import { preview, takesPartIn } from './propose/scope.ts';
import { publish, subjectOf } from './publish/publish.ts';
import { replay } from './read/replay.ts';
import { resultOf, resultOfProject } from './read/results.ts';
import { listAssigned } from './read/students.ts';
import { addRun, findRun, listRuns, moveRun } from './repository.ts';
import { undo } from './undo/undo.ts';

/** The assignment: admins propose, compare, publish and take back; both sides read what came of it. */
export async function assignments(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;
  const run = async (id: number) => orNotFound(await findRun(db, id, clock()));

  serve(app, endpoints.previewAssignment, async ({ body }) => preview(db, body));

  serve(
    app,
    endpoints.proposeAssignment,
    async ({ body: { scope, seed } }, { person, request }) => {
      if (!(await takesPartIn(db, scope))) {
        const words = 'No open application belongs to a project of this choice.';
        throw new Problem('nobody-takes-part', words);
      }
      const chosen = { scope, seed: seed ?? randomInt(2 ** 32) };
      const by = await addressOf(db, person.accountId);
      const at = clock();
      let isNew = false;
      const call = { db, now: at, request, person };
      const { id } = await idempotent(call, async (transaction) => {
        isNew = true;
        const added = await addRun(transaction, { ...chosen, by, at });
        await audit(transaction, {
          by: person,
          at,
          act: 'proposed',
          ...subjectOf(added),
          after: chosen,
        });
        return { id: added };
      });
      // It goes on after the answer; the run itself says how far it is and how it ended.
      if (isNew) compute(services, id, chosen).catch((error: unknown) => request.log.error(error));
      return run(id);
    },
  );

  serve(app, endpoints.listAssignments, async ({ query }) =>
    listRuns(db, sql`true`, query, clock()),
  );

  serve(app, endpoints.getAssignment, async ({ params }) => run(params.id));

  serve(app, endpoints.listAssignedStudents, async ({ params, query }) => {
    await run(params.id);
    return listAssigned(db, params.id, query);
  });

  serve(app, endpoints.publishAssignment, async ({ params, body }, { person }) => {
    const name = await addressOf(db, person.accountId);
    await publish(services, params.id, body.kind, { ...person, name });
    return run(params.id);
  });

  serve(app, endpoints.undoAssignment, async ({ params }, { person }) => {
    await undo(services, params.id, person);
    return run(params.id);
  });

  serve(app, endpoints.discardAssignment, async ({ params }, { person }) => {
    await run(params.id);
    await db.transaction().execute(async (transaction) => {
      const open = ['proposing', 'proposed', 'failed'] as const;
      if (!(await moveRun(transaction, params.id, open, 'discarded')))
        throw new Problem('run-not-ready', 'Only a run that is not published can be given up.');
      await audit(transaction, {
        by: person,
        at: clock(),
        act: 'given up',
        ...subjectOf(params.id),
        after: { state: 'discarded' },
      });
    });
    await forgetBulk(db, params.id);
    return run(params.id);
  });

  serve(app, endpoints.replayAssignment, async ({ params }) => {
    const { state } = await run(params.id);
    if (!['proposed', 'published', 'undone'].includes(state))
      throw new Problem('run-not-ready', 'Only a run that was computed can be computed again.');
    return { same: await replay(db, params.id) };
  });

  serve(app, endpoints.myAssignment, async (_, { person }) => resultOf(db, person.accountId));

  serve(app, endpoints.getProjectAssignment, async ({ params }, { person }) => {
    await ownProject(db, params.pid, person);
    return resultOfProject(db, params.pid);
  });
}
