import { call, download } from '../../api/client.ts';
import { asBearer } from '../../api/reader/bearer.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ManagedCompany, ManagedCompanyForm } from '../../contract/managed-companies.ts';
import { sampleSource } from '../sample/source.ts';
import type { Change, TableSource } from '../table/source.ts';
import { narrowing, pageFrom } from './asked.ts';
import { isSample } from './origin.ts';
import { type StateForm, stateActs } from './states.ts';

const named = {
  noun: 'company',
  idOf: ({ id }: ManagedCompany) => id ?? null,
  labelOf: ({ name }: ManagedCompany) => name,
};

const atServer: TableSource<ManagedCompany, ManagedCompanyForm> = {
  ...named,
  list: (query, signal) => pageFrom(endpoints.listCompanies, query, narrowing(query), signal),
  add: (form, idempotencyKey) =>
    asBearer((token) => call(endpoints.addCompany, { body: form, idempotencyKey }, { token })),
  change: changeCompany,
  remove: (id, { evenSo, keepalive }) =>
    asBearer((token) =>
      call(
        endpoints.deleteCompany,
        { params: { id }, query: { evenSo: evenSo ? 'true' : 'false' } },
        { token, keepalive },
      ),
    ),
  exportAll: (query) =>
    asBearer((token) =>
      download(endpoints.exportCompanies, { query: narrowing(query) as object }, { token }),
    ),
  instead: stateActs.disable,
  canForce: true,
};

async function changeCompany({
  id,
  act,
  form,
  patch,
}: Change & { id: number }): Promise<ManagedCompany> {
  if (act === 'verify' || act === 'take mark back') {
    const body = form as { verified: boolean };
    const { verified } = await asBearer((token) =>
      call(endpoints.verifyCompany, { params: { id }, body }, { token }),
    );
    return { ...(patch as ManagedCompany), verified };
  }
  return asBearer((token) =>
    act in stateActs
      ? call(endpoints.setCompanyState, { params: { id }, body: form as StateForm }, { token })
      : call(
          endpoints.updateCompany,
          { params: { id }, body: form as ManagedCompanyForm },
          { token },
        ),
  );
}

export const companies: TableSource<ManagedCompany, ManagedCompanyForm> = isSample
  ? sampleSource('companies', named)
  : atServer;
