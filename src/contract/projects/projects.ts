import * as v from 'valibot';
import { engineeringTypes } from '../accounts/people.ts';
import { companyHabits } from '../companies/habits.ts';
import { endpoint } from '../endpoint.ts';
import { milestonesAtMost } from '../engagements/plans.ts';
import { id, idInQuery, line, requiredLine, text, textUpTo } from '../fields.ts';
import { link } from '../links.ts';
import { requiredMarkdown } from '../markdown.ts';
import { pageEntries, upTo } from '../paging.ts';
import { fit } from '../students/fit.ts';
import { termInQuery } from '../terms/terms.ts';
import { givenInstant, instant } from '../time.ts';
import { daysOfWork, typedNumber } from '../typed/numbers.ts';
import { conditionEntries, listedConditions } from './conditions.ts';
import { draftedMilestone, draftedPlan } from './drafted-plans.ts';
import { projectTeam } from './project-team.ts';
import { projectStatuses } from './statuses.ts';

/** States of a project with respect to applications. */
const applyingStates = [
  'open',
  'not-open',
  'applying-not-begun',
  'applying-ended',
  'deadline-passed',
  'no-places-left',
] as const;

/** Work that waits in a project, for its own company's list. */
const projectWaiting = v.object({
  /** Applications nobody has looked into: Under Review. */
  newApplications: v.number(),
  /** When the oldest of them came; null without any. */
  oldestNewAt: v.nullable(instant),
  /** Offers their students have not answered yet. */
  offers: v.number(),
  /** When the first of them ends; null without any. */
  firstOfferEndsAt: v.nullable(instant),
});

/** A project as listed. `duration` is in days; `skills` is one comma-separated text; times are UTC. */
export const project = v.object({
  pid: v.number(),
  title: v.string(),
  companyName: v.string(),
  /** Null only on the original API. */
  companyId: v.nullable(v.number()),
  description: v.string(),
  projectLink: v.string(),
  skills: v.string(),
  engineeringType: v.string(),
  duration: v.number(),
  location: v.string(),
  status: v.picklist(projectStatuses),
  places: v.number(),
  placesTaken: v.number(),
  /** Applying ends at this instant; null means whenever the project leaves pending. */
  deadline: v.nullable(instant),
  /** Its term; null for none. The original API has none. */
  termId: v.optional(v.nullable(v.number())),
  /** Applying begins at this instant; null means at once. */
  opensAt: v.optional(v.nullable(instant)),
  ...listedConditions,
  applying: v.picklist(applyingStates),
  /** Given where its company’s account is disabled: then it can answer nobody, and what it wrote is not shown to students. */
  companyAway: v.optional(v.literal(true)),
  /** True if an admin has verified the company. */
  companyVerified: v.boolean(),
  /** Applications that still wait for the company; null for readers who may not know. */
  openApplications: v.nullable(v.number()),
  /** True if the asking student has a live application here; null for other askers. */
  applied: v.nullable(v.boolean()),
  /** The number of that application; null without one. The original API has none. */
  applicationId: v.optional(v.nullable(v.number())),
  /** True if the asking student has saved it; null for other askers. */
  saved: v.nullable(v.boolean()),
  /** Null for readers other than students. */
  fit: v.nullable(fit),
  /** Given where a company reads its own projects. */
  waiting: v.optional(projectWaiting),
  /** Changes with every edit; edits and decisions name the one they are about. Given with one project, and to those who may edit. */
  version: v.optional(v.string()),
});
export type Project = v.InferOutput<typeof project>;

const places = v.pipe(
  typedNumber('Places are required.'),
  v.integer('Enter a whole number.'),
  v.minValue(1, 'Enter at least 1 place.'),
  v.maxValue(1000, 'Enter at most 1,000 places.'),
);

/** Fields a company writes in a project. */
export const projectEntries = {
  title: requiredLine('Title is required.', 200),
  description: requiredMarkdown('Description is required.', 10_000),
  projectLink: v.optional(link, ''),
  skills: v.optional(line(500), ''),
  engineeringType: v.picklist(engineeringTypes, 'Choose an engineering type.'),
  duration: daysOfWork('Duration is required.'),
  location: requiredLine('Location is required.', 200),
  places: v.optional(places, 1),
  deadline: v.optional(v.nullable(givenInstant), null),
  /** Applying is open within its days; null for none. */
  termId: v.optional(v.nullable(id), null),
  ...conditionEntries,
  /** If absent, the plan stays as it is. */
  draftedPlan: v.optional(draftedPlan),
};

/** A company's form for a project. It is posted at once, with all its conditions, unless `draft` is set. */
export const projectForm = v.object({
  ...projectEntries,
  draft: v.optional(v.boolean(), false),
  /** Company of a project that an admin posts. A company posts its own. */
  companyId: v.optional(id),
});
export type ProjectForm = v.InferOutput<typeof projectForm>;

/**
 * In every order, students get open projects first, and then matches in titles. `fit` ranks the newest by the asking
 * student's fit; `waiting` puts a company's project with the oldest new application first. For others both mean
 * `newest`. `usual` means `fit` for students who list skills and `newest` for everybody else.
 */
const projectSorts = ['newest', 'usual', 'fit', 'deadline', 'title', '-title', 'waiting'] as const;
export type ProjectSort = (typeof projectSorts)[number];

const onlySo = v.optional(v.picklist(['true', 'false'], 'This must be true or false.'), 'false');
const atMost = (number: RegExp, message: string) =>
  v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(number, message))], message), '');

/**
 * `status` takes a wire name or a label in any letter case. `searchText` is looked for in the title, the company's name
 * and the skills.
 */
export const projectFilters = v.object({
  /** Only this company's. */
  companyId: idInQuery('This is not a company.'),
  onlyCompanyProjects: onlySo,
  searchText: v.optional(text(200), ''),
  engineering: v.optional(
    v.union([v.literal(''), v.picklist(engineeringTypes)], 'Choose an engineering type.'),
    '',
  ),
  status: v.optional(text(40), ''),
  /** Comma-separated; a project must ask for all of them. */
  skills: v.optional(text(300), ''),
  /** Limit in days. */
  maxDuration: atMost(/^[1-9][0-9]{0,2}$/, 'Use a number of days.'),
  location: v.optional(text(100), ''),
  /** Leaves only what pays, and only what is done from anywhere. */
  paid: onlySo,
  remote: onlySo,
  /** Limit in hours a week. */
  maxHours: atMost(/^[1-9][0-9]?$/, 'Use a number of hours.'),
  term: termInQuery,
  /** Leaves only what somebody can apply to now. */
  openOnly: onlySo,
  /** Leaves only what the asking student has saved, also what is completed by now. */
  saved: onlySo,
  sort: v.optional(
    v.picklist(projectSorts, 'Sort by newest, usual, fit, deadline, title, -title or waiting.'),
    'newest',
  ),
  ...pageEntries,
});
export type ProjectFilters = v.InferOutput<typeof projectFilters>;

export const listProjects = endpoint({
  route: 'GET /Projects',
  summary: 'Projects the caller may see, newest first',
  audience: { Admin: 'any', Student: 'any', Company: 'any' },
  query: projectFilters,
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(project) },
});

export const countOwnProjects = endpoint({
  route: 'GET /Projects/counts',
  summary: "How many of a company's own projects have each status it uses",
  audience: { Company: 'any' },
  query: v.object({ term: termInQuery }),
  reads: 'replica',
  reply: {
    kind: 'json',
    schema: upTo(
      projectStatuses.length,
      v.object({ status: v.picklist(projectStatuses), projects: v.number() }),
    ),
  },
});

/** Progress notes shown with a project. */
export const notesShownAtMost = 20;

/** Fields of a project's dialog beyond the list. */
export const projectDetail = v.object({
  ...project.entries,
  /** The newest of its progress notes; all of them are a list. */
  notes: upTo(
    notesShownAtMost,
    v.object({ title: textUpTo(100), remarks: textUpTo(2_000), at: instant }),
  ),
  ...companyHabits.entries,
  /** Drafted by the company; the original API has none. */
  draftedPlan: v.optional(upTo(milestonesAtMost, draftedMilestone)),
  /** The mail domain its company proved first, null without one; the original API has none. */
  provedDomain: v.optional(v.nullable(v.string())),
  /** Null for strangers, and where one person alone signs in for the company; the original API has none. */
  team: v.optional(v.nullable(projectTeam)),
});
export type ProjectDetail = v.InferOutput<typeof projectDetail>;

export const getProject = endpoint({
  route: 'GET /Projects/{pid}',
  summary: 'One project with its progress notes and its company’s response time',
  audience: { Admin: 'any', Student: 'any', Company: 'any' },
  reply: { kind: 'json', schema: projectDetail },
});

export const postProject = endpoint({
  route: 'POST /Projects',
  summary: 'Post a project, or save it as a draft',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'run projects',
  body: projectForm,
  idempotent: true,
  reply: { kind: 'json', schema: project, status: 201 },
  problems: ['invalid'],
});
