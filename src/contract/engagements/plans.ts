import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { id, requiredLine, requiredText, text, textUpTo } from '../fields.ts';
import { requiredMarkdown } from '../markdown.ts';
import { pageEntries, upTo } from '../paging.ts';
import { dayOnly, givenDay, instant } from '../time.ts';
import { versionRead } from '../version-read.ts';

/** A plan is proposed; then it is agreed, or a change is asked for. Versions that were replaced unanswered are no longer kept. */
const planStates = ['Proposed', 'Agreed', 'Change asked for', 'Replaced'] as const;
export type PlanState = (typeof planStates)[number];

export const milestonesAtMost = 20;
export const tooManyMilestones = `A plan has at most ${milestonesAtMost} milestones.`;

/** The most versions of one plan. A proposal that nobody has answered does not count: the next one takes its place. */
export const planVersionsAtMost = 50;

/** Team-mates named. */
export const matesAtMost = 8;

/** A milestone is handed in by each student, or by one for the whole team. */
export const milestoneBy = ['each', 'team'] as const;
export type MilestoneBy = (typeof milestoneBy)[number];

/** A team's milestone is the same one in every plan of the project that has this title. */
export const teamTitle = (title: string): string => title.trim().toLowerCase();

/** In characters. */
const titleLength = 120;
const deliverableLength = 2_000;

/** As they are typed. */
export const milestoneWords = {
  title: requiredLine('Enter a title.', titleLength),
  /** In Markdown. */
  deliverable: requiredMarkdown('Say what is to be delivered.', deliverableLength),
};

const entries = {
  ...milestoneWords,
  /** A day such as `2031-05-04`. */
  dueOn: givenDay('Choose the day it is due.'),
};

const plannedMilestone = v.object({
  title: textUpTo(titleLength),
  deliverable: textUpTo(deliverableLength),
  dueOn: dayOnly,
  by: v.picklist(milestoneBy),
  /** Stays the same in every version of the plan. */
  number: v.number(),
});
export type PlannedMilestone = v.InferOutput<typeof plannedMilestone>;

/** `number` is that of an earlier version; none for a new milestone. */
const givenMilestone = v.object({
  number: v.optional(v.nullable(id), null),
  ...entries,
  by: v.optional(v.picklist(milestoneBy, 'This must be each, or team.'), 'each'),
});

const givenMilestones = v.pipe(
  v.array(givenMilestone),
  v.minLength(1, 'Add at least one milestone.'),
  v.maxLength(milestonesAtMost, tooManyMilestones),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const titles = dataset.value.map(({ by, title }) => by === 'team' && teamTitle(title));
    const at = titles.findIndex((title, place) => title && titles.indexOf(title) < place);
    if (at < 0) return;
    const message = 'Another milestone of the team has this title. Choose another one.';
    const input = dataset.value;
    addIssue({
      message,
      path: [
        { type: 'array', origin: 'value', input, key: at, value: input[at]! },
        {
          type: 'object',
          origin: 'value',
          input: input[at]!,
          key: 'title',
          value: input[at]!.title,
        },
      ],
    });
  }),
);
export type GivenMilestones = v.InferOutput<typeof givenMilestones>;

export const planVersion = v.object({
  /** From 1; one that was replaced leaves a gap. */
  version: v.number(),
  state: v.picklist(planStates),
  milestones: upTo(milestonesAtMost, plannedMilestone),
  proposedAt: instant,
  /** ‘Mara Lindt at Voltara’; null if they are gone. */
  proposedBy: v.nullable(v.string()),
  note: textUpTo(1_000),
  answeredAt: v.nullable(instant),
  /** Text of the student's answer. */
  answer: textUpTo(1_000),
});
export type PlanVersion = v.InferOutput<typeof planVersion>;

/** A proposal by the company. `after` is the newest version it has read; 0 for none. */
export const planForm = v.object({
  milestones: givenMilestones,
  note: v.optional(text(1000), ''),
  after: versionRead,
});
export type PlanForm = v.InferOutput<typeof planForm>;

/** Readers of an engagement's room: its student, its company, staff of the student’s university, and admins. */
export const readersOfWork = {
  Student: 'own',
  Company: 'own',
  Faculty: 'own',
  Admin: 'any',
} as const;

export const listPlans = endpoint({
  route: 'GET /Engagements/{id}/plans',
  summary: 'Every version of the plan of an engagement, newest first',
  audience: readersOfWork,
  query: v.object(pageEntries),
  paged: true,
  reply: { kind: 'json', schema: v.array(planVersion) },
});

export const proposePlan = endpoint({
  route: 'POST /Engagements/{id}/plans',
  summary: 'Propose a plan, or a change to the agreed one',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'follow the work',
  body: planForm,
  idempotent: true,
  reply: says('Plan proposed.', 201),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed', 'invalid'],
});

/** A plan agreed with a team-mate or in another project, to begin with. */
const agreedPlan = v.object({
  engagementId: v.number(),
  projectTitle: v.string(),
  /** Team-mate it was agreed with; null in another project. */
  mate: v.nullable(v.string()),
  /** The day it was agreed, from which its days count. */
  agreedOn: v.string(),
  milestones: upTo(milestonesAtMost, plannedMilestone),
});
export type AgreedPlan = v.InferOutput<typeof agreedPlan>;

export const listAgreedPlans = endpoint({
  route: 'GET /Engagements/{id}/agreed-plans',
  summary:
    'The plans last agreed with a team-mate and in the company’s other projects, one for each project: the team-mate’s first, then the newest; at most 20',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'follow the work',
  query: v.object(pageEntries),
  paged: true,
  reply: { kind: 'json', schema: v.array(agreedPlan) },
});

export const listOwnPlans = endpoint({
  route: 'GET /Engagements/agreed-plans',
  summary: 'The plan last agreed in each of one’s own projects, newest first, at most 20',
  audience: { Company: 'any' },
  memberAct: 'run projects',
  query: v.object(pageEntries),
  paged: true,
  reply: { kind: 'json', schema: v.array(agreedPlan) },
});

/** A change that is asked for says which. */
export const planAnswers = {
  agree: v.object({ answer: v.literal('agree'), note: v.optional(text(1000), '') }),
  change: v.object({
    answer: v.literal('ask for a change'),
    note: requiredText('Say what should change.', 1000),
  }),
};
const planAnswer = v.variant(
  'answer',
  [planAnswers.agree, planAnswers.change],
  'This must be agree, or ask for a change.',
);
export type PlanAnswer = v.InferOutput<typeof planAnswer>;

export const answerPlan = endpoint({
  route: 'PUT /Engagements/{id}/plans/{version}',
  summary: 'Agree to a proposed plan, or ask for a change to it',
  audience: { Student: 'own' },
  body: planAnswer,
  reply: says('Plan answered.'),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed'],
});
