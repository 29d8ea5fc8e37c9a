import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';

/** In a larger team nobody knows what everybody did, and nobody is asked. */
export const teamAtMost = 20;
/** Nobody reads a longer list. */
export const sentencesAtMost = 30;
export const pointChoices = [0, 1, 2, 3, 4, 5] as const;
const points = v.picklist(pointChoices, 'Give everybody 0 to 5 points.');

/** One student's points for all members of the team, themselves included, by the number of their engagement. */
const sharesForm = v.object({
  given: v.pipe(
    v.array(v.object({ member: v.number(), points })),
    v.maxLength(teamAtMost),
    v.check((given) => given.some(({ points }) => points > 0), 'Give at least one point.'),
  ),
});
export type SharesForm = v.InferOutput<typeof sharesForm>;

const member = { id: v.number(), name: textUpTo(201) };

/** A team's view of its members' shares of the work. No student reads a hint. */
export const shares = v.object({
  /** True if the reader may give points now. */
  mayGive: v.boolean(),
  /** Points by the reader for each member, if a student; null for none yet. */
  members: upTo(teamAtMost, v.object({ ...member, points: v.nullable(points) })),
  /** For the company and admins, about members whose final evaluation is open. */
  hint: v.nullable(
    v.object({
      /** 1 is an equal share. */
      members: upTo(teamAtMost, v.object({ ...member, factor: v.number() })),
      /** Unusual patterns, in sentences. */
      pointedOut: upTo(sentencesAtMost, textUpTo(800)),
    }),
  ),
});
export type Shares = v.InferOutput<typeof shares>;

export const giveShares = endpoint({
  route: 'PUT /Engagements/{id}/evaluations/final/shares',
  summary: 'Say how much of the work each member of one’s team did, in points',
  audience: { Student: 'own' },
  body: sharesForm,
  reply: says('Points saved.'),
  problems: ['move-not-allowed', 'invalid'],
});
