import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { register } from '../accounts/register.ts';
import { Problem } from '../plugins/problem.ts';
import { serve } from '../plugins/serve.ts';
import type { Services } from '../services.ts';
import { addStudent, findStudent } from './repository.ts';

/** Students register, and read who they are. */
export async function students(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.registerStudent, async ({ body }) => {
    const { email, password, ...profile } = body;
    return register(services, { email, password, role: 'Student' }, (transaction, id, now) =>
      addStudent(transaction, id, profile, now),
    );
  });

  for (const endpoint of [endpoints.me, endpoints.current]) {
    serve(app, endpoint, async (_, { person }) => {
      const student = await findStudent(db, person.accountId);
      if (!student) throw new Problem('not-found');
      return student;
    });
  }
}
