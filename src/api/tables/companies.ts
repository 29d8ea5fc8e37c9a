import type {
  ManagedCompany,
  ManagedCompanyForm,
} from '../../contract/companies/managed-companies.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { ensurePassword } from '../act/ensure-password.ts';
import { call, download } from '../client.ts';
import { isSample } from '../sample/origin.ts';
import { sampleSource } from '../sample/source.ts';
import { narrowing, pageFrom } from './asked.ts';
import type { Change, TableSource } from './source.ts';
import { inviteAgain, type StateForm, stateActs } from './states.ts';

const named = {
  noun: 'company',
  idOf: ({ id }: ManagedCompany) => id ?? null,
  labelOf: ({ name }: ManagedCompany) => name,
};

const atServer: TableSource<ManagedCompany, ManagedCompanyForm> = {
  ...named,
  list: (query, signal) => pageFrom(endpoints.listCompanies, query, narrowing(query), signal),
  add: (form, idempotencyKey) => call(endpoints.addCompany, { body: form, idempotencyKey }),
  change: changeCompany,
  beforeRemove: ensurePassword,
  remove: (id, { evenSo, keepalive }) =>
    call(
      endpoints.deleteCompany,
      { params: { id }, query: { evenSo: evenSo ? 'true' : 'false' } },
      { keepalive },
    ),
  exportAll: (query) => download(endpoints.exportCompanies, { query: narrowing(query) as object }),
  instead: stateActs.disable,
  massKind: 'company',
  deletableKind: 'company',
  canForce: true,
};

async function changeCompany({
  id,
  act,
  form,
  patch,
}: Change & { id: number }): Promise<ManagedCompany> {
  if (act === inviteAgain.act) {
    await call(endpoints.inviteCompanyAgain, { params: { id } });
    return patch as ManagedCompany;
  }
  if (act === 'verify' || act === 'take mark back') {
    const body = form as { verified: boolean };
    const { version } = patch as ManagedCompany;
    const { verified } = await call(endpoints.verifyCompany, { params: { id }, body, version });
    return { ...(patch as ManagedCompany), verified };
  }
  return act in stateActs
    ? call(endpoints.setCompanyState, { params: { id }, body: form as StateForm })
    : call(endpoints.updateCompany, {
        params: { id },
        body: form as ManagedCompanyForm,
        version: (patch as ManagedCompany).version,
      });
}

export const companies: TableSource<ManagedCompany, ManagedCompanyForm> = isSample
  ? sampleSource('companies', named)
  : atServer;
