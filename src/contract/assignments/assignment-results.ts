import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';
import { missedAtMost, missedChoice } from './assignment-run.ts';

/** A student's result in the newest published run they took part in. */
const ownAssignment = v.object({
  publishedAt: instant,
  place: v.nullable(v.object({ applicationId: v.number(), title: v.string(), choice: v.number() })),
  choices: v.number(),
  missed: upTo(missedAtMost, missedChoice),
  sentence: v.string(),
});
export type OwnAssignment = v.InferOutput<typeof ownAssignment>;

export const myAssignment = endpoint({
  route: 'GET /Assignments/mine',
  summary:
    'The signed-in student’s result of the newest published run, explained; null without one',
  audience: { Student: 'own' },
  reply: { kind: 'json', schema: v.nullable(ownAssignment) },
});

/** The students of a project that are listed; its applicants are a list with pages. */
export const assignedAtMost = 500;

/** A project's result in the newest published run. */
const projectAssignment = v.object({
  publishedAt: instant,
  places: v.number(),
  /** The best in the project's order first; `standing` counts from 1, by the company’s ranking or, unranked, by fit. */
  students: upTo(
    assignedAtMost,
    v.object({
      applicationId: v.number(),
      name: v.string(),
      standing: v.number(),
      isRanked: v.boolean(),
    }),
  ),
  /** Applicants who took part. */
  applicants: v.number(),
});
export type ProjectAssignment = v.InferOutput<typeof projectAssignment>;

export const getProjectAssignment = endpoint({
  route: 'GET /Projects/{pid}/assignment',
  summary: 'The students the newest published run assigned to a project; null without one',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'choose applicants',
  reply: { kind: 'json', schema: v.nullable(projectAssignment) },
});
