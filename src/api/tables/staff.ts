import { endpoints } from '../../contract/endpoints.ts';
import type { StaffForm, StaffMember } from '../../contract/universities/staff.ts';
import { ensurePassword } from '../act/ensure-password.ts';
import { call } from '../client.ts';
import { everyRow, narrowing, pageFrom } from './asked.ts';
import { type CsvColumn, csvOf } from './csv.ts';
import type { Change, TableSource } from './source.ts';
import { inviteAgain, type StateForm, stateActs } from './states.ts';

/** What a file of the table holds. */
const staffCsv: readonly CsvColumn<StaffMember>[] = [
  { name: 'id', of: ({ id }) => id },
  { name: 'name', of: ({ name }) => name },
  { name: 'email', of: ({ email }) => email },
  { name: 'universities', of: ({ universities }) => universities.map((u) => u.name).join('; ') },
  { name: 'state', of: ({ state }) => state },
  { name: 'createdAt', of: ({ createdAt }) => createdAt },
];

/** The staff of universities, at the server in every build. */
export const staff: TableSource<StaffMember, StaffForm> = {
  noun: 'member of staff',
  idOf: ({ id }) => id,
  labelOf: ({ name }) => name,
  list: (query, signal) => pageFrom(endpoints.listStaff, query, narrowing(query), signal),
  add: (form, idempotencyKey) => call(endpoints.addStaff, { body: form, idempotencyKey }),
  change: changeStaff,
  beforeRemove: ensurePassword,
  remove: (id, { evenSo, keepalive }) =>
    call(
      endpoints.deleteStaff,
      { params: { id }, query: { evenSo: evenSo ? 'true' : 'false' } },
      { keepalive },
    ),
  exportAll: async (query) => csvOf(await everyRow(staff.list, query), staffCsv),
  instead: stateActs.disable,
  canForce: true,
};

async function changeStaff({
  id,
  act,
  form,
  patch,
}: Change & { id: number }): Promise<StaffMember> {
  if (act === inviteAgain.act) {
    await call(endpoints.inviteStaffAgain, { params: { id } });
    return patch as StaffMember;
  }
  return act in stateActs
    ? call(endpoints.setStaffState, { params: { id }, body: form as StateForm })
    : call(endpoints.updateStaff, {
        params: { id },
        body: form as StaffForm,
        version: (patch as StaffMember).version,
      });
}
