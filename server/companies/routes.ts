import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { register } from '../accounts/register.ts';
import { found } from '../plugins/problem.ts';
import { serve } from '../plugins/serve.ts';
import type { Services } from '../services.ts';
import { findCompanyOf } from './company.ts';
import { addCompany } from './repository.ts';

/** Companies register, and read who they are. */
export async function companies(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.registerCompany, async ({ body }) => {
    const { password, ...profile } = body;
    return register(
      services,
      { email: body.email, password, role: 'Company' },
      async (transaction, accountId, now) => {
        await addCompany(transaction, { ...profile, accountId }, now);
      },
    );
  });

  serve(app, endpoints.myCompany, async (_, { person }) => {
    return found(await findCompanyOf(db, person.accountId));
  });
}
