import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { companyColumns } from '../../src/contract/managed-companies.ts';
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
    idempotent(services, call, (transaction) =>
      inviteCompany(services, transaction, body, call.person),
    ),
  );

  serve(app, endpoints.updateCompany, ({ params: { id }, body }, { person }) =>
    db
      .transaction()
      .execute((transaction) => changeCompany(services, transaction, id, body, person)),
  );

  serve(app, endpoints.deleteCompany, async ({ params: { id }, query }, { person }) => {
    const evenSo = query.evenSo === 'true';
    await db
      .transaction()
      .execute((transaction) => deleteCompany(services, transaction, id, { evenSo }, person));
    return 'The company is deleted.';
  });

  serve(app, endpoints.setCompanyState, ({ params: { id }, body: { state } }, { person }) =>
    db
      .transaction()
      .execute((transaction) => setCompanyState(services, transaction, id, state, person)),
  );
}
