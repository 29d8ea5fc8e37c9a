import * as v from 'valibot';
import { accountStates } from '../accounts/people.ts';
import { endpoint, says } from '../endpoint.ts';
import { email, id, idInPath, requiredLine } from '../fields.ts';
import { upTo } from '../paging.ts';
import { choice, deleteQuery, tableCall, tableEntries } from '../table.ts';
import { instant } from '../time.ts';

/** A university by its number and name. */
export const namedUniversity = v.object({ id: v.number(), name: v.string() });
export type NamedUniversity = v.InferOutput<typeof namedUniversity>;

/** The most universities one member of staff belongs to. */
export const universitiesAtMost = 20;

/** Somebody who works at universities, as an admin lists them. */
const staffMember = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  /** The address that is to replace `email` once its owner confirms it. */
  newEmail: v.nullable(v.string()),
  /** One at least: they see the students who fall under these. */
  universities: upTo(universitiesAtMost, namedUniversity),
  state: v.picklist(accountStates),
  createdAt: instant,
  /** Changes with every edit; an edit names the one it began from. */
  version: v.optional(v.string()),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

export const staffForm = v.object({
  name: requiredLine('Name is required.', 150),
  email: email(),
  universityIds: v.pipe(
    v.array(id, 'Choose a university.'),
    v.nonEmpty('Choose a university.'),
    v.maxLength(universitiesAtMost, `Choose at most ${universitiesAtMost} universities.`),
  ),
});
export type StaffForm = v.InferOutput<typeof staffForm>;

export const staffColumns = ['name', 'email', 'createdAt'] as const;

const reply = { kind: 'json', schema: staffMember } as const;

export const listStaff = endpoint({
  ...tableCall.list,
  route: 'GET /Staff',
  summary: 'Staff of universities, newest first',
  query: v.object({
    ...tableEntries(staffColumns),
    state: choice(accountStates, 'Choose a state.'),
    /** The number of a university they belong to. */
    university: v.optional(
      v.union([v.literal(''), idInPath], 'This must be the number of a university.'),
      '',
    ),
  }),
  reply: { kind: 'json', schema: v.array(staffMember) },
});

export const addStaff = endpoint({
  ...tableCall.add,
  route: 'POST /Staff',
  summary: 'Add a member of staff of one or more universities and email an invitation',
  body: staffForm,
  reply: { ...reply, status: 201 },
  problems: ['email-taken'],
});

export const updateStaff = endpoint({
  ...tableCall.change,
  route: 'PUT /Staff/{id}',
  summary: 'Change a member of staff’s name, address and universities',
  body: staffForm,
  reply,
  problems: ['changed', 'email-taken', 'password-needed'],
});

export const deleteStaff = endpoint({
  ...tableCall.remove,
  route: 'DELETE /Staff/{id}',
  summary: 'Delete a member of staff; their sessions end',
  asksPassword: true,
  query: deleteQuery,
  reply: says('Member of staff deleted.'),
  problems: ['others-depend'],
});

export const setStaffState = endpoint({
  ...tableCall.setState,
  route: 'PUT /Staff/{id}/state',
  summary: 'Disable a member of staff, whose sessions end, or enable them',
  reply,
});

export const inviteStaffAgain = endpoint({
  ...tableCall.inviteAgain,
  route: 'POST /Staff/{id}/invitation',
  summary: 'Email a member of staff their invitation to choose a password again',
  problems: ['not-invited'],
});
