import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { companyColumns } from '../../src/contract/managed-companies.ts';
import { inTransaction } from '../act.ts';
import { csvFile } from '../http/csv.ts';
import { idempotent } from '../http/idempotency.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { changeCompany, setCompanyState } from './change.ts';
import { deleteCompany } from './delete.ts';
import { inviteCompany } from './invite.ts';
import { everyCompany, listCompaniesFor } from './listing.ts';

/** Companies as admins manage them. */
export async function managedCompanies(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.listCompanies, ({ query }) => listCompaniesFor(db, query));

  serve(app, endpoints.exportCompanies, async ({ query }, { reply }) =>
    csvFile(reply, 'companies', [...companyColumns, 'verified', 'state'], everyCompany(db, query)),
  );

  serve(app, endpoints.addCompany, ({ body }, call) =>
    idempotent(services, call, (act) => inviteCompany(act, body)),
  );

  serve(app, endpoints.updateCompany, ({ params: { id }, body }, { person }) =>
    inTransaction(services, person, (act) => changeCompany(act, id, body)),
  );

  serve(app, endpoints.deleteCompany, async ({ params: { id }, query }, { person }) => {
    const evenSo = query.evenSo === 'true';
    await inTransaction(services, person, (act) => deleteCompany(act, id, { evenSo }));
    return 'The company is deleted.';
  });

  serve(app, endpoints.setCompanyState, ({ params: { id }, body: { state } }, { person }) =>
    inTransaction(services, person, (act) => setCompanyState(act, id, state)),
  );
}
