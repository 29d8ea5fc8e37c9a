import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { requiredText, text } from '../fields.ts';
import { pageEntries, upTo } from '../paging.ts';
import { choice } from '../table.ts';
import { termInQuery } from '../terms/terms.ts';
import { instant } from '../time.ts';
import { addressees, type EngagementState, engagement, workStandings } from './engagements.ts';

/** States of the ended work listed beside the board. */
export const endedStates = [
  'Completed',
  'Not completed',
  'Ended early',
] as const satisfies EngagementState[];

/** Work is counted by how it is getting on while it runs, and by how it has ended. */
export const workCounts = [...workStandings, ...endedStates] as const;
export type WorkCount = (typeof workCounts)[number];

const onBoard = v.object({
  ...engagement.entries,
  standing: v.picklist(workStandings),
  /** Last reminder by an admin; null if there was none. */
  remindedAt: v.nullable(instant),
});
export type OnBoard = v.InferOutput<typeof onBoard>;

const filters = {
  /** In the project’s title, the student’s name and email, and the company’s. */
  searchText: v.optional(text(100), ''),
  /** Term of the project. */
  term: termInQuery,
};

const audience = { Faculty: 'own', Admin: 'any' } as const;

export const listBoard = endpoint({
  route: 'GET /Engagements/board',
  summary: 'Work under way and how it is getting on, longest wait first',
  audience,
  query: v.object({
    standing: choice(workStandings, 'Choose a standing.'),
    /** Only what is to be handed in today or later: the next day comes first then. */
    due: v.optional(v.picklist(['', 'true'], 'This is true, or empty.'), ''),
    ...filters,
    ...pageEntries,
  }),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(onBoard) },
});

/** Each is counted so far and no further. */
export const standingsCountedAtMost = 1000;

export const countBoard = endpoint({
  route: 'GET /Engagements/board/counts',
  summary: `How much work has each standing and, where nothing narrows it, each end; counted up to ${standingsCountedAtMost}`,
  audience,
  query: v.object(filters),
  reads: 'replica',
  reply: {
    kind: 'json',
    schema: upTo(
      workCounts.length,
      v.object({ standing: v.picklist(workCounts), engagements: v.number() }),
    ),
  },
});

export const remind = endpoint({
  route: 'POST /Engagements/{id}/reminders',
  summary: 'Remind whoever an engagement is waiting for; once a day at most',
  audience: { Admin: 'any' },
  reply: says('Reminded.'),
  problems: ['engagement-over', 'move-not-allowed', 'reminded-today'],
});

export const remindCompany = endpoint({
  route: 'POST /Companies/{id}/reminders',
  summary: 'Remind a company of all work that waits for it and was not reminded of today',
  audience: { Admin: 'any' },
  reply: says('Reminded.'),
  problems: ['reminded-today'],
});

/** A letter by an admin, to one side or both. */
export const letterAboutWork = v.object({
  to: v.picklist(addressees, 'Choose whom you write to.'),
  words: requiredText('Write what you want to say.', 2000),
});
export type LetterAboutWork = v.InferOutput<typeof letterAboutWork>;

export const writeAboutWork = endpoint({
  route: 'POST /Engagements/{id}/letters',
  summary:
    'Write to the student, the company or both about their work, from the programme’s office',
  audience: { Admin: 'any' },
  body: letterAboutWork,
  idempotent: true,
  reply: says('Written.', 201),
  problems: ['engagement-over', 'invalid'],
});
