import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { id, requiredText, text, textUpTo } from '../fields.ts';
import { dayOnly, givenDay, instant } from '../time.ts';
import { milestonesAtMost, tooManyMilestones } from './plans.ts';

/** State of a request for more time. `machines/lifecycle/extension.ts` has the transitions. */
export const extensionStates = [
  'Asked',
  'Countered',
  'Granted',
  'Refused',
  'Withdrawn',
  'Overtaken',
] as const;
export type ExtensionState = (typeof extensionStates)[number];

/** The most requests for more time for one milestone, and the most times an admin gives more unasked. */
export const requestsAtMost = 20;

/** A day that is asked for or offered, and whether later milestones move along by the same number of days. */
const wish = v.object({ dueOn: dayOnly, movesLater: v.boolean() });
export type ExtensionWish = v.InferOutput<typeof wish>;

/** The newest request of a milestone: one that waits for an answer, or that was refused. */
export const extension = v.object({
  /** From 1. */
  request: v.number(),
  state: v.picklist(['Asked', 'Countered', 'Refused']),
  asked: wish,
  reason: textUpTo(1_000),
  askedAt: instant,
  askedBy: v.nullable(v.string()),
  /** Another day than the one that was asked for; null unless it is Countered. */
  offered: v.nullable(wish),
  /** Words with a refusal or another day; may be empty. */
  answer: textUpTo(1_000),
  answeredAt: v.nullable(instant),
  answeredBy: v.nullable(v.string()),
});
export type Extension = v.InferOutput<typeof extension>;

const movedDay = v.object({ number: id, dueOn: givenDay('Choose a day.') });
export type MovedDay = v.InferOutput<typeof movedDay>;

/** Every milestone that moves, as the caller has seen it. A change since then is refused. */
const moved = v.pipe(v.array(movedDay), v.maxLength(milestonesAtMost, tooManyMilestones));

const newDay = {
  dueOn: givenDay('Choose a new day.'),
  movesLater: v.boolean('This must be true or false.'),
  moved,
};

export const extensionForm = v.object({
  ...newDay,
  reason: requiredText('Say why you need more time.', 1000),
});
export type ExtensionForm = v.InferOutput<typeof extensionForm>;

/** Extra time that an admin gives unasked. */
const timeGiven = v.object({
  ...newDay,
  reason: requiredText('Say why there is more time.', 1000),
});
export type TimeGiven = v.InferOutput<typeof timeGiven>;

export const askForTime = endpoint({
  route: 'POST /Engagements/{id}/milestones/{number}/extensions',
  summary: 'Ask for more time for a milestone, one request at a time',
  audience: { Student: 'own' },
  body: extensionForm,
  idempotent: true,
  reply: says('More time asked for.', 201),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed', 'invalid'],
});

/** A refusal needs a reason. A new day is granted as asked, or another one is offered. */
export const extensionAnswers = {
  refuse: v.object({ answer: v.literal('refuse'), note: requiredText('Say why not.', 1000) }),
  grant: v.object({
    answer: v.literal('grant'),
    movesLater: v.boolean('This must be true or false.'),
    moved,
    note: v.optional(text(1000), ''),
  }),
  offer: v.object({
    answer: v.literal('offer another day'),
    ...newDay,
    note: v.optional(text(1000), ''),
  }),
};
const extensionAnswer = v.variant(
  'answer',
  [extensionAnswers.refuse, extensionAnswers.grant, extensionAnswers.offer],
  'This must be grant, refuse, or offer another day.',
);
export type ExtensionAnswer = v.InferOutput<typeof extensionAnswer>;

export const answerExtension = endpoint({
  route: 'PUT /Engagements/{id}/milestones/{number}/extensions/{request}',
  summary: 'Grant more time, refuse it, or offer another day',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'follow the work',
  body: extensionAnswer,
  reply: says('Request answered.'),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed', 'invalid'],
});

export const acceptAnotherDay = endpoint({
  route: 'PUT /Engagements/{id}/milestones/{number}/extensions/{request}/acceptance',
  summary: 'Accept the day that was offered instead; it applies from then on',
  audience: { Student: 'own' },
  body: v.object({ moved }),
  reply: says('Day accepted.'),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed'],
});

export const withdrawExtension = endpoint({
  route: 'DELETE /Engagements/{id}/milestones/{number}/extensions/{request}',
  summary: 'Withdraw a request for more time, or decline the day that was offered instead',
  audience: { Student: 'own' },
  reply: says('Request withdrawn.'),
  problems: ['engagement-over', 'move-not-allowed'],
});

export const giveTime = endpoint({
  route: 'POST /Engagements/{id}/milestones/{number}/more-time',
  summary: 'Give more time for a milestone from the programme’s office, asked for or not',
  audience: { Admin: 'any' },
  body: timeGiven,
  idempotent: true,
  reply: says('More time given.', 201),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed', 'invalid'],
});
