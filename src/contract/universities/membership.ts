import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idInPath } from '../fields.ts';
import { instant } from '../time.ts';

/** Somebody who says that they study at the caller’s university, without their address: nobody has confirmed it. */
const claimant = v.object({
  id: v.number(),
  name: v.string(),
  engineeringType: v.string(),
  collegeYear: v.string(),
  university: v.string(),
  joinedAt: instant,
});

const unconfirmed = v.object({
  count: v.number(),
  /** One at a time; null where nobody is left. */
  next: v.nullable(claimant),
});
export type Unconfirmed = v.InferOutput<typeof unconfirmed>;

const audience = { Faculty: 'own' } as const;

export const getUnconfirmed = endpoint({
  route: 'GET /Faculty/unconfirmed',
  summary: 'How many students name the caller’s university without proof, and one of them',
  audience,
  query: v.object({
    /** The number of the one who is left for later. */
    after: v.optional(
      v.union([v.literal(''), idInPath], 'This must be the number of a student.'),
      '',
    ),
  }),
  reply: { kind: 'json', schema: unconfirmed },
});

export const confirmMembership = endpoint({
  route: 'PUT /Faculty/unconfirmed/{id}',
  summary: 'Say whether a student studies at the caller’s university',
  audience,
  body: v.object({ studiesHere: v.boolean('This must be true or false.') }),
});
