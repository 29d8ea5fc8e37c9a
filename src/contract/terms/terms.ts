import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { idInPath, requiredLine, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { tableCall } from '../table.ts';
import { givenDay } from '../time.ts';

/** Dates of a term in order, with their labels. */
export const termDates = {
  applyFrom: 'Applications open',
  applyTo: 'Applications close',
  answerBy: 'Last day to answer offers',
  workFrom: 'Work begins',
  workTo: 'Work ends',
  evaluateBy: 'Evaluation is due',
} as const;
export type TermDate = keyof typeof termDates;
export const termDateNames = Object.keys(termDates) as TermDate[];

/** Days such as `2025-03-01`, each whole and in the time zone of the programme. */
export type TermDates = Readonly<Record<TermDate, string>>;

/** Phases of a term by what happens in it. */
export const termPhases = [
  'upcoming',
  'applying',
  'choosing',
  'working',
  'evaluating',
  'past',
] as const;
export type TermPhase = (typeof termPhases)[number];

const term = v.object({
  id: v.number(),
  name: v.string(),
  applyFrom: textUpTo(10),
  applyTo: textUpTo(10),
  answerBy: textUpTo(10),
  workFrom: textUpTo(10),
  workTo: textUpTo(10),
  evaluateBy: textUpTo(10),
  phase: v.picklist(termPhases),
  version: v.optional(v.string()),
});
export type Term = v.InferOutput<typeof term>;

const dated = (name: TermDate) => givenDay(`Choose a day for “${termDates[name]}”.`);

const entries = {
  name: requiredLine('Name is required.', 80),
  applyFrom: dated('applyFrom'),
  applyTo: dated('applyTo'),
  answerBy: dated('answerBy'),
  workFrom: dated('workFrom'),
  workTo: dated('workTo'),
  evaluateBy: dated('evaluateBy'),
};

/** The first day that lies before the one it should follow; two may be the same. Null where all are in order. */
export function firstOutOfOrder(dates: TermDates): TermDate | null {
  return (
    termDateNames.find((name, at) => at > 0 && dates[name] < dates[termDateNames[at - 1]!]) ?? null
  );
}

/** A term. Its dates follow one another. */
export const termForm = v.pipe(
  v.object(entries),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const key = firstOutOfOrder(input);
    if (key === null) return;
    const before = termDates[termDateNames[termDateNames.indexOf(key) - 1]!];
    addIssue({
      message: `Choose the same day as “${before}”, or a later one.`,
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    });
  }),
);
export type TermForm = v.InferOutput<typeof termForm>;

/** Number of a term, or `none` for items without one. */
export const termInQuery = v.optional(
  v.union([v.picklist(['', 'none']), idInPath], 'This must be the number of a term, or none.'),
  '',
);

/** The most terms that are listed: two a year for a century. */
export const termsAtMost = 200;

const programme = v.object({
  /** In which a term's days begin and end, as IANA names it. */
  timeZone: v.string(),
  today: v.string(),
  /** Current terms first, the latest first; then upcoming ones, the next first; then past ones. */
  terms: upTo(termsAtMost, term),
});
export type Programme = v.InferOutput<typeof programme>;

const reply = { kind: 'json', schema: term } as const;

export const listTerms = endpoint({
  route: 'GET /Terms',
  summary: 'The terms of the programme with their days, the current one first',
  audience: { Admin: 'any', Student: 'any', Company: 'any', Faculty: 'any' },
  reply: { kind: 'json', schema: programme },
});

export const addTerm = endpoint({
  ...tableCall.add,
  route: 'POST /Terms',
  summary: 'Add a term',
  body: termForm,
  reply: { ...reply, status: 201 },
  problems: ['term-name-taken', 'invalid'],
});

export const updateTerm = endpoint({
  ...tableCall.change,
  route: 'PUT /Terms/{id}',
  summary: 'Change a term that is not past; the deadlines of its projects follow',
  body: termForm,
  reply,
  problems: ['changed', 'term-name-taken', 'term-over', 'invalid'],
});

export const deleteTerm = endpoint({
  ...tableCall.remove,
  route: 'DELETE /Terms/{id}',
  summary: 'Delete a term that no project and no student is in',
  reply: says('Term deleted.'),
  problems: ['others-depend'],
});
