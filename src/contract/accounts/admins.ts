import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { email, idInPath, requiredLine } from '../fields.ts';
import { choice, csvReply, deleteQuery, stateForm, tableEntries } from '../table.ts';
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

/** Moderators may look; only a Super Admin may change who is an admin. */
const audience = { Admin: 'any' } as const;
const byId = v.object({ id: idInPath });

export const currentAdmin = endpoint({
  method: 'GET',
  path: '/Admins/me',
  summary: 'The signed-in admin',
  audience: { Admin: 'own' },
  reply: { kind: 'json', schema: admin },
});

export const listAdmins = endpoint({
  method: 'GET',
  path: '/Admins',
  summary: 'Admins, newest first',
  audience,
  query: v.object(filters),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(admin) },
});

export const addAdmin = endpoint({
  method: 'POST',
  path: '/Admins',
  summary: 'Add an admin and email an invitation; Super Admins only',
  audience,
  asksPassword: true,
  body: adminForm,
  idempotent: true,
  reply: { kind: 'json', schema: admin, status: 201 },
  problems: ['email-taken'],
});

export const updateAdmin = endpoint({
  method: 'PUT',
  path: '/Admins/{id}',
  summary: 'Change an admin; the last Super Admin keeps the role',
  audience,
  asksPassword: true,
  params: byId,
  body: adminForm,
  versioned: true,
  reply: { kind: 'json', schema: admin },
  problems: ['changed', 'email-taken', 'last-super-admin'],
});

export const deleteAdmin = endpoint({
  method: 'DELETE',
  path: '/Admins/{id}',
  summary: 'Delete an admin; not the last Super Admin, and not yourself',
  audience,
  asksPassword: true,
  params: byId,
  query: deleteQuery,
  reply: { kind: 'text' },
  problems: ['last-super-admin', 'others-depend'],
});

export const setAdminState = endpoint({
  method: 'PUT',
  path: '/Admins/{id}/state',
  summary: 'Disable or enable an admin',
  audience,
  params: byId,
  body: stateForm,
  reply: { kind: 'json', schema: admin },
  problems: ['last-super-admin'],
});

export const inviteAdminAgain = endpoint({
  method: 'POST',
  path: '/Admins/{id}/invitation',
  summary: 'Email the invitation to choose a password to an admin once more',
  audience,
  params: byId,
  reply: { kind: 'text' },
  problems: ['not-invited'],
});

const { page: _, pageSize: __, ...exported } = filters;

export const exportAdmins = endpoint({
  method: 'GET',
  path: '/Admins/export',
  summary: 'Export the list of admins as CSV',
  audience,
  query: v.object(exported),
  reply: csvReply,
});
