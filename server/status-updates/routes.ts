import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { StatusUpdate } from '../../src/contract/status-updates.ts';
import { audit } from '../audit/audit.ts';
import { whole } from '../audit/rules.ts';
import { idempotent } from '../http/idempotency.ts';
import { orNotFound } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { deleteNote, findNote, listNotes } from './repository.ts';
import { saveNote } from './save.ts';

/** Progress notes: companies write about their own projects, admins about any. */
export async function statusUpdates(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;

  serve(app, endpoints.listStatusUpdates, async ({ query }, { person }) =>
    listNotes(db, person, query),
  );

  serve(app, endpoints.addStatusUpdate, async ({ body }, { person, request }) =>
    idempotent({ db, now: clock(), request, person }, async (transaction) => {
      const id = await saveNote(services, transaction, null, body, person);
      return orNotFound(await findNote(transaction, id, person));
    }),
  );

  serve(app, endpoints.updateStatusUpdate, async ({ params, body }, { person }) =>
    db.transaction().execute(async (transaction) => {
      const before = orNotFound(await findNote(transaction, params.id, person));
      const projectId = body.projectId ?? projectStillMeant(before, body.projectTitle);
      await saveNote(services, transaction, params.id, { ...body, projectId }, person);
      return orNotFound(await findNote(transaction, params.id, person));
    }),
  );

  serve(app, endpoints.deleteStatusUpdate, async ({ params }, { person }) => {
    await db.transaction().execute(async (transaction) => {
      const { id, projectTitle, title, remarks } = orNotFound(
        await findNote(transaction, params.id, person),
      );
      await deleteNote(transaction, id);
      const act = {
        by: person,
        at: clock(),
        act: 'deleted',
        kind: 'status',
        subjectId: id,
      } as const;
      await audit(transaction, {
        ...act,
        subject: projectTitle,
        before: whole({ title, remarks }),
      });
    });
    return 'The status is deleted.';
  });
}

/** A note keeps its project while its project title is left as it is, also when the project was renamed since. */
const projectStillMeant = (before: StatusUpdate, projectTitle: string): number | undefined =>
  before.projectTitle === projectTitle ? (before.projectId ?? undefined) : undefined;
