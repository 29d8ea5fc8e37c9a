import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { companyColumns } from '../../src/contract/managed-companies.ts';
import { setAccountState } from '../accounts/state.ts';
import { audit } from '../audit/audit.ts';
import { changes, stateAct, whole } from '../audit/rules.ts';
import { csvFile } from '../http/csv.ts';
import { idempotent } from '../http/idempotency.ts';
import { orNotFound, Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { everyCompany, findManagedCompany, listCompaniesFor } from './listing.ts';
import { addInvited, changeCompany, deleteCompany } from './managing.ts';

/** Companies as admins manage them. */
export async function managedCompanies(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;
  const subjectOf = ({ id, name }: { id: number; name: string }) =>
    ({ kind: 'company', subjectId: id, subject: name }) as const;

  serve(app, endpoints.listCompanies, async ({ query }) => listCompaniesFor(db, query));

  serve(app, endpoints.exportCompanies, async ({ query }, { reply }) =>
    csvFile(reply, 'companies', [...companyColumns, 'verified', 'state'], everyCompany(db, query)),
  );

  serve(app, endpoints.addCompany, async ({ body }, { person, request }) => {
    const at = clock();
    return idempotent({ db, now: at, request, person }, async (transaction) => {
      const id = await addInvited(services, transaction, body);
      const act = { by: person, at, act: 'added', ...subjectOf({ ...body, id }) };
      await audit(transaction, { ...act, after: whole(body) });
      return orNotFound(await findManagedCompany(transaction, id));
    });
  });

  serve(app, endpoints.updateCompany, async ({ params: { id }, body }, { person }) =>
    db.transaction().execute(async (transaction) => {
      const before = orNotFound(await findManagedCompany(transaction, id));
      await changeCompany(transaction, before, body, clock());
      const after = orNotFound(await findManagedCompany(transaction, id));
      const act = { by: person, at: clock(), act: 'changed', ...subjectOf(after) };
      await audit(transaction, { ...act, ...changes(before, after) });
      return after;
    }),
  );

  serve(app, endpoints.deleteCompany, async ({ params: { id }, query }, { person }) => {
    await db.transaction().execute(async (transaction) => {
      const company = orNotFound(await findManagedCompany(transaction, id));
      await deleteCompany(transaction, company, query.evenSo === 'true');
      const { name, recruiter, email, industry, size, projects } = company;
      const before = { name, recruiter, email, industry, size, projects };
      const act = { by: person, at: clock(), act: 'deleted', ...subjectOf(company) };
      await audit(transaction, { ...act, before });
    });
    return 'The company is deleted.';
  });

  serve(app, endpoints.setCompanyState, async ({ params: { id }, body: { state } }, { person }) =>
    db.transaction().execute(async (transaction) => {
      const company = orNotFound(await findManagedCompany(transaction, id));
      if (company.accountId === null)
        throw new Problem('no-account', `There is no account of ${company.name} to disable.`);
      if (company.state === state) return company;
      const at = clock();
      await setAccountState(transaction, company.accountId, state, at);
      const act = { by: person, at, act: stateAct(state), ...subjectOf(company) };
      await audit(transaction, { ...act, before: { state: company.state }, after: { state } });
      return { ...company, state };
    }),
  );
}
