import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { requiredLine, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';

/** The longest a recommendation may be, in characters. */
export const sentenceAtMost = 280;

/** Recommendations shown of one student: far more than one university has staff who know a student. */
export const recommendationsAtMost = 20;

export const recommendationForm = v.object({
  sentence: requiredLine('Write one sentence.', sentenceAtMost),
});

/** A recommendation from a student’s university, shown to companies as ‘Recommended by NAME, UNIVERSITY’. */
export const recommendation = v.object({
  by: textUpTo(150),
  university: textUpTo(200),
  sentence: textUpTo(sentenceAtMost),
  writtenAt: instant,
});
export type Recommendation = v.InferOutput<typeof recommendation>;

/** As its student sees it. */
const ownRecommendation = v.object({
  /** The number of its author. */
  id: v.number(),
  ...recommendation.entries,
  /** Companies do not read it. */
  hidden: v.boolean(),
});
export type OwnRecommendation = v.InferOutput<typeof ownRecommendation>;

export const recommend = endpoint({
  route: 'PUT /Faculty/students/{id}/recommendation',
  summary: 'Recommend a student in one sentence, or change it; the student is notified',
  audience: { Faculty: 'own' },
  body: recommendationForm,
  reply: says('Recommendation saved.'),
});

export const withdrawRecommendation = endpoint({
  route: 'DELETE /Faculty/students/{id}/recommendation',
  summary: 'Withdraw the recommendation of a student',
  audience: { Faculty: 'own' },
  reply: says('Recommendation withdrawn.'),
});

export const listRecommendations = endpoint({
  route: 'GET /Students/me/recommendations',
  summary: 'Who recommends the signed-in student, newest first, twenty at most',
  audience: { Student: 'own' },
  reply: { kind: 'json', schema: upTo(recommendationsAtMost, ownRecommendation) },
});

export const hideRecommendation = endpoint({
  route: 'PUT /Students/me/recommendations/{id}',
  summary: 'Hide a recommendation from companies, or show it again',
  audience: { Student: 'own' },
  body: v.object({ hidden: v.boolean('This must be true or false.') }),
  reply: { kind: 'json', schema: upTo(recommendationsAtMost, ownRecommendation) },
});
