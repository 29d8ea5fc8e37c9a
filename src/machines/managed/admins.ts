import { call, download } from '../../api/client.ts';
import { asBearer } from '../../api/reader/bearer.ts';
import type { Admin, AdminForm } from '../../contract/admins.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { sampleSource } from '../sample/source.ts';
import type { TableSource } from '../table/source.ts';
import { narrowing, pageFrom } from './asked.ts';
import { isSample } from './origin.ts';
import { type StateForm, stateActs } from './states.ts';

const named = {
  noun: 'admin',
  idOf: ({ id }: Admin) => id ?? null,
  labelOf: ({ name }: Admin) => name,
};

const atServer: TableSource<Admin, AdminForm> = {
  ...named,
  list: (query, signal) => pageFrom(endpoints.listAdmins, query, narrowing(query), signal),
  add: (form, idempotencyKey) =>
    asBearer((token) => call(endpoints.addAdmin, { body: form, idempotencyKey }, { token })),
  change: ({ id, act, form }) =>
    asBearer((token) =>
      act in stateActs
        ? call(endpoints.setAdminState, { params: { id }, body: form as StateForm }, { token })
        : call(endpoints.updateAdmin, { params: { id }, body: form as AdminForm }, { token }),
    ),
  remove: (id, { evenSo, keepalive }) =>
    asBearer((token) =>
      call(
        endpoints.deleteAdmin,
        { params: { id }, query: { evenSo: evenSo ? 'true' : 'false' } },
        { token, keepalive },
      ),
    ),
  exportAll: (query) =>
    asBearer((token) =>
      download(endpoints.exportAdmins, { query: narrowing(query) as object }, { token }),
    ),
  instead: stateActs.disable,
  canForce: true,
};

export const admins: TableSource<Admin, AdminForm> = isSample
  ? sampleSource('admins', named)
  : atServer;
