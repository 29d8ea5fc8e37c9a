import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { idInPath, requiredLine, requiredText, text, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { skillsNamedAtMost } from '../students/fit.ts';
import { instant } from '../time.ts';
import { academic } from './academic.ts';
import { earlyEnd } from './early-end.ts';
import { workOutcome } from './outcomes.ts';
import { rubricVersion } from './own-rubric.ts';
import { type Dimension, dimensions, highest, lowest, sides } from './rubric.ts';
import { shares } from './shares.ts';

/** When: halfway through the work, and once nothing is left to do. */
export const moments = ['midpoint', 'final'] as const;
export type Moment = (typeof moments)[number];

/** A company's recommendation at the end. Only an admin decides that work was not completed. */
const recommendations = ['completed', 'office decides'] as const;
export type Recommends = (typeof recommendations)[number];

const step = v.pipe(
  v.number('Choose one of the five sentences.'),
  v.integer('Choose one of the five sentences.'),
  v.minValue(lowest, 'Choose one of the five sentences.'),
  v.maxValue(highest, 'Choose one of the five sentences.'),
);
const because = text(500);

/** A skill that the project asked for, and the number of the milestone that showed it; null where none did. */
const skill = v.object({
  name: requiredLine('Name the skill.', 500),
  milestone: v.nullable(v.pipe(v.number('Choose a milestone.'), v.integer('Choose a milestone.'))),
});
export type ShownSkill = v.InferOutput<typeof skill>;

export const recommendationMissing = 'Choose whether the work is completed.';

const form = v.object({
  /** The version of the rubric that was shown. */
  rubric: v.pipe(v.number('This must be a number.'), v.integer('This must be a whole number.')),
  steps: v.object({
    result: step,
    reliability: step,
    communication: step,
    learning: step,
    initiative: step,
  }),
  /** Observations, required for the lowest and the highest step. */
  because: v.object({
    result: because,
    reliability: because,
    communication: because,
    learning: because,
    initiative: because,
  }),
  words: requiredText('Write a few sentences.', 2000),
  again: v.picklist(['yes', 'no'], 'Choose yes or no.'),
  /** Asked of the company at the end; empty for everybody else. */
  recommends: v.picklist(['', ...recommendations], recommendationMissing),
  /** Only in a company's final evaluation. */
  skills: upTo(skillsNamedAtMost, skill),
  /** Words for the admins. */
  toOffice: text(1000),
});
export type Steps = Record<Dimension, number>;
/** Observations by dimension. */
export type Reasons = Record<string, string>;
type Written = v.InferOutput<typeof form>;

const isEnd = (one: number): boolean => one === lowest || one === highest;

/** A dimension whose step is an end needs the words for it; said also while other fields are missing. */
const saysWhy = (dimension: Dimension): v.BaseValidation<Written, Written, v.BaseIssue<unknown>> =>
  v.forward(
    v.partialCheck<Written, [['steps'], ['because']], Written, string>(
      [['steps'], ['because']],
      ({ steps, because }) => !isEnd(steps[dimension]) || because[dimension] !== '',
      'Say what you saw that makes it this one.',
    ),
    ['because', dimension],
  );

/** One side's evaluation of the other. Contradictory answers are refused. */
export const evaluationForm = v.pipe(
  form,
  saysWhy('result'),
  saysWhy('reliability'),
  saysWhy('communication'),
  saysWhy('learning'),
  saysWhy('initiative'),
  v.forward(
    v.partialCheck(
      [['steps'], ['again']],
      ({ steps, again }) => again === 'yes' || !dimensions.every((one) => steps[one] === highest),
      'You gave the highest answer to everything, but would not work together again. Change the answer that is wrong.',
    ),
    ['again'],
  ),
  v.forward(
    v.partialCheck(
      [['steps'], ['again']],
      ({ steps, again }) => again === 'no' || !dimensions.every((one) => steps[one] === lowest),
      'You gave the lowest answer to everything, but would work together again. Change the answer that is wrong.',
    ),
    ['again'],
  ),
  v.forward(
    v.partialCheck(
      [['steps', 'result'], ['recommends']],
      ({ steps, recommends }) => recommends !== 'completed' || steps.result !== lowest,
      'You gave the lowest answer for the result, but say the work is completed. Change the answer that is wrong, or let the programme’s office decide.',
    ),
    ['recommends'],
  ),
);
export type EvaluationForm = v.InferOutput<typeof evaluationForm>;

const evaluation = v.object({
  side: v.picklist(sides),
  ...form.entries,
  because: v.record(v.string(), textUpTo(500)),
  /** Null in a closing sentence of before, which had no steps. */
  steps: v.nullable(v.record(v.picklist(dimensions), v.number())),
  again: v.nullable(v.picklist(['yes', 'no'])),
  words: textUpTo(2000),
  /** Empty for readers other than its author and admins. */
  toOffice: textUpTo(1000),
  /** ‘Mara Lindt at Voltara’; null if they are gone. */
  by: v.nullable(textUpTo(400)),
  /** True if its author has no account and was asked by a link. */
  isByLink: v.boolean(),
  at: instant,
  /** How far it helped, for the student and admins; null if there is no answer. */
  helpful: v.nullable(v.number()),
  /** By the evaluated side; empty before there is one. */
  answer: textUpTo(1000),
  answeredAt: v.nullable(instant),
});
export type Evaluation = v.InferOutput<typeof evaluation>;

/** An evaluation that is asked for. Days such as `2031-05-04`, where the programme is. */
const evaluationRound = v.object({
  moment: v.picklist(moments),
  /** By when both sides are asked to write. */
  dueOn: v.string(),
  /** On this day it opens, even if a side has not written, and writing ends. */
  opensOn: v.string(),
  /** Null while it is sealed. */
  openedAt: v.nullable(instant),
  /** By the reader’s side; null for none, and for readers on no side. */
  own: v.nullable(evaluation),
  /** Person asked by a link. Only the company's own people see it, and only while it is sealed. */
  asked: v.nullable(
    v.object({
      name: textUpTo(150),
      email: textUpTo(254),
      /** A member of the company, or an earlier person who handed the link on. */
      askedBy: textUpTo(150),
      askedAt: instant,
      /** The last day to write. */
      until: v.string(),
    }),
  ),
  /**
   * True if the company's evaluation is by somebody the link was handed on to, so that it opens on its day and not
   * before.
   */
  isHandedOn: v.boolean(),
  /** Empty before `openedAt`. */
  opened: upTo(sides.length, evaluation),
  /** Sides that have written; before it opens, only for admins. */
  written: upTo(sides.length, v.picklist(sides)),
});
export type EvaluationRound = v.InferOutput<typeof evaluationRound>;

const audience = { Student: 'own', Company: 'own', Faculty: 'own', Admin: 'any' } as const;
const ofWork = v.object({ id: idInPath });
export const ofMoment = v.object({
  ...ofWork.entries,
  moment: v.picklist(moments, 'This must be midpoint or final.'),
});

export const listEvaluations = endpoint({
  route: 'GET /Engagements/{id}/evaluations',
  summary:
    'How both sides evaluate an engagement: sealed until both have written or the day has come',
  audience,
  reply: {
    kind: 'json',
    schema: v.object({
      rounds: upTo(moments.length, evaluationRound),
      outcome: v.nullable(workOutcome),
      /** Versions that their evaluations used, and the current one last. */
      rubrics: upTo(1 + moments.length * sides.length, rubricVersion),
      /** Null without a team, and for readers who may see nothing of it. */
      shares: v.nullable(shares),
      academic: v.nullable(academic),
      /** Questions and answers about work that ended early; null for all other work. */
      earlyEnd: v.nullable(earlyEnd),
    }),
  },
});

export const evaluate = endpoint({
  route: 'PUT /Engagements/{id}/evaluations/{moment}',
  summary: 'Evaluate the other side, or change that as long as it is sealed',
  audience: { Student: 'own', Company: 'own' },
  memberAct: 'follow the work',
  params: ofMoment,
  body: evaluationForm,
  versioned: true,
  reply: says('Evaluation saved.'),
  problems: ['changed', 'engagement-over', 'move-not-allowed', 'invalid'],
});

export const answerEvaluation = endpoint({
  route: 'PUT /Engagements/{id}/evaluations/{moment}/answer',
  summary: 'Answer what the other side has written, once it is open; once',
  audience: { Student: 'own', Company: 'own' },
  memberAct: 'follow the work',
  params: ofMoment,
  body: v.object({ words: requiredText('Write your answer.', 1000) }),
  reply: says('Answer saved.'),
  problems: ['move-not-allowed'],
});

/** Answers on how far a company's evaluation has helped. */
export const helpfulness = { 5: 'Yes, much', 3: 'In part', 1: 'No' } as const;

export const rateFeedback = endpoint({
  route: 'PUT /Engagements/{id}/evaluations/{moment}/helpful',
  summary: 'Say how far the company’s evaluation helped, once it is open; counts in its rating',
  audience: { Student: 'own' },
  params: ofMoment,
  body: v.object({ helpful: v.picklist([1, 3, 5], 'Choose one of the answers.') }),
  reply: says('Answer saved.'),
  problems: ['move-not-allowed'],
});
