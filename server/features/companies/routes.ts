import type { FastifyInstance } from 'fastify';
import { companyColumns } from '../../../src/contract/companies/managed-companies.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../platform/calls/command.ts';
import { idempotent } from '../../platform/calls/idempotency.ts';
import { membershipOf } from '../../platform/calls/person.ts';
import { serve } from '../../platform/calls/serve.ts';
import { everyRow, pageOf } from '../../platform/database/paged.ts';
import { csvFile } from '../../platform/http/csv/write.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { register } from '../accounts/registration/register.ts';
import {
  changeCompany,
  deleteCompany,
  inviteCompany,
  inviteCompanyAgain,
  setCompanyState,
} from './change.ts';
import { companyListing, readRecord } from './listing.ts';
import { refuseLookAlike } from './names/near-names.ts';
import { changeOwnCompany, ownProfile, publicProfile } from './profile.ts';
import { insertCompany } from './repository.ts';
import { verifyCompany } from './verify.ts';

/** Companies register and say who they are; admins manage and verify them. */
export async function companies(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.registerCompany, async ({ body }, { request }) => {
    await refuseLookAlike(db, body.name);
    const { password, ...profile } = body;
    const words = [profile.name, profile.recruiter];
    const account = { email: profile.email, password, role: 'Company', words } as const;
    return register(services, request, account, async (transaction, accountId, now) => {
      await insertCompany(transaction, accountId, profile, now);
    });
  });

  serve(app, endpoints.myCompany, async (_, { person }) =>
    orNotFound(await ownProfile(services, membershipOf(person).companyId)),
  );

  serve(app, endpoints.updateMyCompany, async ({ body }, { person, version }) => {
    await refuseLookAlike(db, body.name, membershipOf(person).companyId);
    return runCommand(services, person, (command) => changeOwnCompany(command, body, version));
  });

  serve(app, endpoints.getCompany, async ({ params }, { reads }) =>
    orNotFound(await publicProfile(reads, params.id, services.clock())),
  );

  serve(app, endpoints.verifyCompany, ({ params, body: { verified } }, { person, version }) =>
    runCommand(services, person, (command) => verifyCompany(command, params.id, verified, version)),
  );

  serve(app, endpoints.listCompanies, ({ query }, { reads }) =>
    pageOf(reads, companyListing, query),
  );

  serve(app, endpoints.getCompanyRecord, ({ params }) => readRecord(db, params.id));

  serve(app, endpoints.exportCompanies, async ({ query }, { reply }) =>
    csvFile(
      reply,
      'companies',
      [...companyColumns, 'verified', 'state'],
      everyRow(db, companyListing, query),
    ),
  );

  serve(app, endpoints.addCompany, ({ body }, call) =>
    idempotent(services, call, (command) => inviteCompany(command, body)),
  );

  serve(app, endpoints.updateCompany, ({ params: { id }, body }, { person, version }) =>
    runCommand(services, person, (command) => changeCompany(command, id, body, version)),
  );

  serve(app, endpoints.deleteCompany, async ({ params: { id }, query }, { person }) => {
    await runCommand(services, person, (command) => deleteCompany(command, id, query));
    return 'Company deleted.';
  });

  serve(app, endpoints.inviteCompanyAgain, ({ params }, { person }) =>
    runCommand(services, person, (command) => inviteCompanyAgain(command, params.id)),
  );

  serve(app, endpoints.setCompanyState, ({ params: { id }, body: { state } }, { person }) =>
    runCommand(services, person, (command) => setCompanyState(command, id, state)),
  );
}
