import type { FastifyInstance } from 'fastify';
import { companyColumns } from '../../../src/contract/companies/managed-companies.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { membershipOf } from '../../platform/calls/person.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
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
  const act = acts(app, services);
  const { db } = services;

  serve(app, endpoints.registerCompany, async ({ body }, call) => {
    await refuseLookAlike(db, body.name);
    const { password, ...profile } = body;
    const words = [profile.name, profile.recruiter];
    const account = { email: profile.email, password, role: 'Company', words } as const;
    return register(services, call, account, async (transaction, accountId, now) => {
      await insertCompany(transaction, accountId, profile, now);
    });
  });

  serve(app, endpoints.myCompany, async (_, { person }) =>
    orNotFound(await ownProfile(services, membershipOf(person).companyId)),
  );

  act(endpoints.updateMyCompany, async (command, { body, version }) => {
    await refuseLookAlike(command.transaction, body.name, membershipOf(command.by).companyId);
    return changeOwnCompany(command, body, version);
  });

  serve(app, endpoints.getCompany, async ({ params }, { reads }) =>
    orNotFound(await publicProfile(reads, params.id, services.clock())),
  );

  act(endpoints.verifyCompany, (command, { params, body: { verified }, version }) =>
    verifyCompany(command, params.id, verified, version),
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

  act(endpoints.addCompany, (command, { body }) => inviteCompany(command, body));

  act(endpoints.updateCompany, (command, { params: { id }, body, version }) =>
    changeCompany(command, id, body, version),
  );

  act(endpoints.deleteCompany, (command, { params: { id }, query }) =>
    deleteCompany(command, id, query),
  );

  act(endpoints.inviteCompanyAgain, (command, { params }) =>
    inviteCompanyAgain(command, params.id),
  );

  act(endpoints.setCompanyState, (command, { params: { id }, body: { state } }) =>
    setCompanyState(command, id, state),
  );
}
