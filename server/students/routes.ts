import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { register } from '../accounts/registration/register.ts';
import { inTransaction } from '../act.ts';
import { orNotFound } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { changeStudent } from './change.ts';
import { findStudent, insertStudent } from './repository.ts';

/** Students register, read who they are, and change it. */
export async function students(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.registerStudent, ({ body }, { request }) => {
    const { email, password, ...profile } = body;
    const account = { email, password, role: 'Student' } as const;
    return register(services, request, account, (transaction, id, now) =>
      insertStudent(transaction, id, profile, now),
    );
  });

  for (const endpoint of [endpoints.me, endpoints.current]) {
    serve(app, endpoint, async (_, { person }) =>
      orNotFound(await findStudent(db, person.accountId)),
    );
  }

  serve(app, endpoints.updateStudent, ({ params, body }, { person }) =>
    inTransaction(services, person, (act) => changeStudent(act, params.sId, body)),
  );
}
