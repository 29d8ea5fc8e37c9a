import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { idInPath, line, requiredLine } from '../fields.ts';
import { pageEntries, upTo } from '../paging.ts';
import { givenDay, instant } from '../time.ts';

/** A student's answers to how the work is going. */
export const checkInStates = ['On track', 'Need help', 'Blocked'] as const;
export type CheckInState = (typeof checkInStates)[number];

/** Those that ask for help. */
export const callingStates = ['Need help', 'Blocked'] as const satisfies readonly CheckInState[];
type CallingState = (typeof callingStates)[number];

/** True if somebody waits for help. The company is notified at once. */
export const asksForHelp = (state: CheckInState): state is CallingState => state !== 'On track';

export const checkInSentenceAtMost = 280;

export const changesAtMost = 20;

/** Limit of check-ins read with the work. */
export const latestCheckInsAtMost = 2;

export const checkIn = v.object({
  /** The Monday it begins with, such as `2031-03-03`: weeks are the programme’s. */
  week: v.string(),
  state: v.picklist(checkInStates),
  /** May be empty where the work is on track. */
  sentence: v.string(),
  /** When it was said so; an answer names it as the version it is about. */
  at: instant,
  /** By the company or an admin. It is older than `at` if the check-in was changed since. */
  answer: v.nullable(v.object({ sentence: v.string(), by: v.nullable(v.string()), at: instant })),
});
export type CheckIn = v.InferOutput<typeof checkIn>;

/** The week that runs where the programme is. */
const currentWeek = v.object({
  /** Its Monday. */
  begins: v.string(),
  /** The end of its Sunday there. */
  endsAt: instant,
  /** Null until the student has checked in. */
  checkIn: v.nullable(checkIn),
});

export const checkInsSoFar = {
  week: currentWeek,
  /** Newest check-ins, and the number of weeks with one. */
  latestCheckIns: upTo(latestCheckInsAtMost, checkIn),
  checkIns: v.number(),
};

/** A request for help needs words. */
export const checkInForm = v.pipe(
  v.object({
    state: v.picklist(checkInStates, 'Choose how it is going.'),
    sentence: v.optional(line(checkInSentenceAtMost), ''),
  }),
  v.forward(
    v.check(
      ({ state, sentence }) => !asksForHelp(state) || sentence !== '',
      'Say in a sentence what you need.',
    ),
    ['sentence'],
  ),
);
export type CheckInForm = v.InferOutput<typeof checkInForm>;

const ofWeek = v.object({ id: idInPath, week: givenDay('This must be the Monday of a week.') });

export const listCheckIns = endpoint({
  route: 'GET /Engagements/{id}/check-ins',
  summary: 'What the student has said week by week, newest first',
  audience: { Student: 'own', Company: 'own', Faculty: 'own', Admin: 'any' },
  query: v.object(pageEntries),
  paged: true,
  reply: { kind: 'json', schema: v.array(checkIn) },
});

export const saveCheckIn = endpoint({
  route: 'PUT /Engagements/{id}/check-ins/{week}',
  summary: 'Say how the work is going, once a week; it can be changed until the week is over',
  audience: { Student: 'own' },
  params: ofWeek,
  body: checkInForm,
  reply: says('Checked in.'),
  problems: ['engagement-over', 'move-not-allowed'],
});

export const answerCheckIn = endpoint({
  route: 'PUT /Engagements/{id}/check-ins/{week}/answer',
  summary: 'Answer a check-in with one sentence; again only if the student changes it',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'follow the work',
  params: ofWeek,
  body: v.object({ sentence: requiredLine('Write a sentence.', checkInSentenceAtMost) }),
  versioned: true,
  reply: says('Check-in answered.'),
  problems: ['changed', 'engagement-over', 'move-not-allowed'],
});
