import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endpoints } from '../../src/contract/endpoints.ts';
import { register } from '../accounts/registration/register.ts';
import { audit } from '../audit/audit.ts';
import { orNotFound } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { ownProfile, publicProfile } from './profile.ts';
import { addCompany, setVerified, writeCompany } from './repository.ts';

/** Companies register and say who they are; admins verify it. */
export async function companies(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;

  serve(app, endpoints.registerCompany, async ({ body }, { request }) => {
    const { password, ...profile } = body;
    return register(
      services,
      request,
      { email: body.email, password, role: 'Company' },
      async (transaction, accountId, now) => {
        await addCompany(transaction, { ...profile, accountId }, now);
      },
    );
  });

  serve(app, endpoints.myCompany, async (_, { person }) =>
    orNotFound(await ownProfile(db, person.accountId)),
  );

  serve(app, endpoints.updateMyCompany, async ({ body }, { person }) => {
    await writeCompany(db, sql<boolean>`account_id = ${person.accountId}`, body);
    return orNotFound(await ownProfile(db, person.accountId));
  });

  serve(app, endpoints.getCompany, async ({ params }) =>
    orNotFound(await publicProfile(db, params.id)),
  );

  serve(app, endpoints.verifyCompany, async ({ params, body: { verified } }, { person }) =>
    db.transaction().execute(async (transaction) => {
      const changed = await setVerified(transaction, params.id, verified, clock());
      if (verified && changed?.ownerId)
        await notify(services, transaction, changed.ownerId, {
          kind: 'programme',
          title: 'Your company is verified',
          message: 'Students now see the verified mark beside your name.',
          link: '/company/company-panel',
        });
      const company = orNotFound(await publicProfile(transaction, params.id));
      if (changed)
        await audit(transaction, {
          by: person,
          at: clock(),
          act: verified ? 'verified' : 'unverified',
          kind: 'company',
          subjectId: company.id,
          subject: company.name,
          before: { verified: !verified },
          after: { verified },
        });
      return company;
    }),
  );
}
