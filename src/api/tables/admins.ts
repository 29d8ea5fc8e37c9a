import type { Admin, AdminForm } from '../../contract/accounts/admins.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { ensurePassword } from '../act/ensure-password.ts';
import { call, download } from '../client.ts';
import { isSample } from '../sample/origin.ts';
import { sampleSource } from '../sample/source.ts';
import { narrowing, pageFrom } from './asked.ts';
import type { Change, TableSource } from './source.ts';
import { inviteAgain, type StateForm, stateActs } from './states.ts';

const named = {
  noun: 'admin',
  idOf: ({ id }: Admin) => id ?? null,
  labelOf: ({ name }: Admin) => name,
};

const atServer: TableSource<Admin, AdminForm> = {
  ...named,
  list: (query, signal) => pageFrom(endpoints.listAdmins, query, narrowing(query), signal),
  add: (form, idempotencyKey) => call(endpoints.addAdmin, { body: form, idempotencyKey }),
  change: changeAdmin,
  beforeRemove: ensurePassword,
  remove: (id, { evenSo, keepalive }) =>
    call(
      endpoints.deleteAdmin,
      { params: { id }, query: { evenSo: evenSo ? 'true' : 'false' } },
      { keepalive },
    ),
  exportAll: (query) => download(endpoints.exportAdmins, { query: narrowing(query) as object }),
  instead: stateActs.disable,
  canForce: true,
};

async function changeAdmin({ id, act, form, patch }: Change & { id: number }): Promise<Admin> {
  if (act === inviteAgain.act) {
    await call(endpoints.inviteAdminAgain, { params: { id } });
    return patch as Admin;
  }
  return act in stateActs
    ? call(endpoints.setAdminState, { params: { id }, body: form as StateForm })
    : call(endpoints.updateAdmin, {
        params: { id },
        body: form as AdminForm,
        version: (patch as Admin).version,
      });
}

export const admins: TableSource<Admin, AdminForm> = isSample
  ? sampleSource('admins', named)
  : atServer;
