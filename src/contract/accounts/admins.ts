import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { email, requiredLine } from '../fields.ts';
import { choice, deleteQuery, tableCall, tableEntries } from '../table.ts';
import { instant } from '../time.ts';
import { accountStates, adminLevels } from './people.ts';

/** An admin as listed. `role` is Super Admin or Moderator. */
const admin = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  /** The address that is to replace `email` once its owner confirms it. */
  newEmail: v.nullable(v.string()),
  role: v.picklist(adminLevels),
  createdAt: instant,
  state: v.picklist(accountStates),
  /** Changes with every edit; an edit names the one it began from. The original API has none. */
  version: v.optional(v.string()),
});
export type Admin = v.InferOutput<typeof admin>;

export const adminForm = v.object({
  name: requiredLine('Name is required.', 150),
  email: email(),
  role: v.picklist(adminLevels, 'Choose a role.'),
});
export type AdminForm = v.InferOutput<typeof adminForm>;

export const adminColumns = ['name', 'email', 'role', 'createdAt'] as const;
const filters = {
  ...tableEntries(adminColumns),
  role: choice(adminLevels, 'Choose a role.'),
  state: choice(accountStates, 'Choose a state.'),
};

export const currentAdmin = endpoint({
  route: 'GET /Admins/me',
  summary: 'The signed-in admin',
  audience: { Admin: 'own' },
  reply: { kind: 'json', schema: admin },
});

/** Moderators may look; only a Super Admin may change who is an admin. */
export const listAdmins = endpoint({
  ...tableCall.list,
  route: 'GET /Admins',
  summary: 'Admins, newest first',
  query: v.object(filters),
  reply: { kind: 'json', schema: v.array(admin) },
});

export const addAdmin = endpoint({
  ...tableCall.add,
  route: 'POST /Admins',
  summary: 'Add an admin and email an invitation; Super Admins only',
  asksPassword: true,
  body: adminForm,
  reply: { kind: 'json', schema: admin, status: 201 },
  problems: ['email-taken'],
});

export const updateAdmin = endpoint({
  ...tableCall.change,
  route: 'PUT /Admins/{id}',
  summary: 'Change an admin; the last Super Admin keeps the role',
  asksPassword: true,
  body: adminForm,
  reply: { kind: 'json', schema: admin },
  problems: ['changed', 'email-taken', 'last-super-admin'],
});

export const deleteAdmin = endpoint({
  ...tableCall.remove,
  route: 'DELETE /Admins/{id}',
  summary: 'Delete an admin; not the last Super Admin, and not yourself',
  asksPassword: true,
  query: deleteQuery,
  reply: says('Admin deleted.'),
  problems: ['last-super-admin', 'others-depend'],
});

export const setAdminState = endpoint({
  ...tableCall.setState,
  route: 'PUT /Admins/{id}/state',
  summary: 'Disable or enable an admin',
  reply: { kind: 'json', schema: admin },
  problems: ['last-super-admin'],
});

export const inviteAdminAgain = endpoint({
  ...tableCall.inviteAgain,
  route: 'POST /Admins/{id}/invitation',
  summary: 'Email an admin their invitation to choose a password again',
  problems: ['not-invited'],
});

const { page: _, pageSize: __, ...exported } = filters;

export const exportAdmins = endpoint({
  ...tableCall.export,
  route: 'GET /Admins/export',
  summary: 'Export the list of admins as CSV',
  query: v.object(exported),
});
