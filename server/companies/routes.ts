import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { register } from '../accounts/register.ts';
import { notify } from '../notifications/notify.ts';
import { found } from '../plugins/problem.ts';
import { serve } from '../plugins/serve.ts';
import type { Services } from '../services.ts';
import { ownProfile, publicProfile } from './profile.ts';
import { addCompany, setVerified, updateCompany } from './repository.ts';

/** Companies register and say who they are; admins verify it. */
export async function companies(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;

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

  serve(app, endpoints.myCompany, async (_, { person }) =>
    found(await ownProfile(db, person.accountId)),
  );

  serve(app, endpoints.updateMyCompany, async ({ body }, { person }) => {
    await updateCompany(db, person.accountId, body);
    return found(await ownProfile(db, person.accountId));
  });

  serve(app, endpoints.getCompany, async ({ params }) => found(await publicProfile(db, params.id)));

  serve(app, endpoints.verifyCompany, async ({ params, body: { verified } }) =>
    db.transaction().execute(async (transaction) => {
      const changed = await setVerified(transaction, params.id, verified, clock());
      if (verified && changed?.ownerId)
        await notify(services, transaction, changed.ownerId, {
          kind: 'programme',
          title: 'Your company is verified',
          message: 'Students now see the verified mark beside your name.',
          link: '/company/company-panel',
        });
      return found(await publicProfile(transaction, params.id));
    }),
  );
}
