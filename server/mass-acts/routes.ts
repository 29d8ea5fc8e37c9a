import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { MassAct } from '../../src/contract/mass-acts.ts';
import { idempotent } from '../http/idempotency.ts';
import { badField, orNotFound, Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { findMassAct, insertMassAct, massActsSince, moveMassAct } from './repository.ts';
import { isPossible } from './rules.ts';

const day = 24 * 3_600_000;

/** What an admin does to many people at once: shown, begun, followed and taken back. */
export async function massActs(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock, massActJobs, massActAbove } = services;
  const find = async (id: number) => orNotFound(await findMassAct(db, id, clock()));

  serve(app, endpoints.proposeMassAct, async ({ body }, call) => {
    if (!isPossible(body.kind, body.act)) throw badField('act', 'Students cannot be verified.');
    const { id } = await idempotent(services, call, async ({ transaction, by, at }) => ({
      id: orNotFound(await insertMassAct(transaction, body, by.accountId, at)),
    }));
    return find(id);
  });

  serve(app, endpoints.listMassActs, async () => ({
    above: massActAbove,
    acts: await massActsSince(db, new Date(clock().getTime() - day), clock()),
  }));

  serve(app, endpoints.getMassAct, ({ params }) => find(params.id));

  /** Moves an act on and queues its work, both or neither. A second press finds it under way. */
  const begin = async (act: MassAct, to: 'running' | 'taking back', by: number) => {
    await db.transaction().execute(async (transaction) => {
      const move = { from: act.state, to };
      if (await moveMassAct(transaction, act.id, move, null))
        await massActJobs.send(transaction, { id: act.id, by });
    });
    return find(act.id);
  };

  serve(app, endpoints.startMassAct, async ({ params }, { person }) => {
    const act = await find(params.id);
    return act.state === 'proposed' ? begin(act, 'running', person.accountId) : act;
  });

  serve(app, endpoints.undoMassAct, async ({ params }, { person }) => {
    const act = await find(params.id);
    if (act.state === 'taking back' || act.state === 'taken back') return act;
    if (act.undoUntil === null || new Date(act.undoUntil) <= clock())
      throw new Problem('undo-over', 'This can be taken back for 24 hours, and deleting never.');
    return begin(act, 'taking back', person.accountId);
  });
}
