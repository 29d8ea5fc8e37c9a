import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { id, text, textUpTo } from '../fields.ts';
import { link } from '../links.ts';
import { pageEntries, upTo } from '../paging.ts';
import { projectDetail } from '../projects/projects.ts';
import { projectStatuses } from '../projects/statuses.ts';
import { resume } from '../students/resumes.ts';
import { givenInstant, instant } from '../time.ts';
import { recommendation, recommendationsAtMost } from '../universities/recommendations.ts';
import { inFigures } from '../words/figures.ts';
import { applicationEvents, applicationStatuses, moveEntries } from './moves.ts';

/** An application as listed to its student. `appliedDate` and `offerExpiresAt` are UTC. */
export const application = v.object({
  applicationId: v.number(),
  studentId: v.number(),
  projectId: v.number(),
  status: v.picklist(applicationStatuses),
  message: v.string(),
  resumeLink: v.string(),
  appliedDate: instant,
  projectTitle: v.string(),
  projectStatus: v.picklist(projectStatuses),
  companyName: v.string(),
  /** True if the company's account is disabled, so that it cannot answer. */
  companyAway: v.optional(v.boolean()),
  /** The project’s term; null for none. The original API has none. */
  termId: v.optional(v.nullable(v.number())),
  /** Only in a student's own applications. */
  companyId: v.optional(v.number()),
  /** An unanswered offer ends at this instant; null when there is none. */
  offerExpiresAt: v.nullable(instant),
  /** The student's ranking of their live applications, 1 first; null while unranked, not live, or not the asker's to know. */
  preference: v.nullable(v.number()),
});
export type Application = v.InferOutput<typeof application>;

const message = text(5000);

/** Edits a student may make to one application; each version is kept. */
export const editsAtMost = 20;

/** More moves and edits than one application comes to; of more, the newest. */
export const timelineAtMost = 20 + editsAtMost;

/** All optional. `resumeId` is the number of the résumé to send. */
export const applyForm = v.object({
  message: v.optional(message, ''),
  resumeLink: v.optional(link, ''),
  resumeId: v.optional(v.nullable(id)),
});
export type ApplyForm = v.InferInput<typeof applyForm>;

/** The whole payload. Number, status and date are the server's to set; what is sent is checked, then replaced. */
const applicationPayload = v.object({
  applicationId: v.optional(v.literal(0, 'A new application has the number 0.'), 0),
  studentId: id,
  projectId: id,
  status: v.optional(
    v.literal('Under Review', 'A new application is Under Review.'),
    'Under Review',
  ),
  ...applyForm.entries,
  appliedDate: v.optional(givenInstant),
});

export const apply = endpoint({
  route: 'POST /RegProjects',
  summary: 'Apply to an open project',
  audience: { Student: 'own' },
  body: applicationPayload,
  idempotent: true,
  reply: says('Application submitted successfully!', 201),
  problems: [
    'already-applied',
    'not-open',
    'applying-not-begun',
    'applying-ended',
    'deadline-passed',
  ],
});

/** One move of an application, as its people see it. */
export const timelineEntry = v.object({
  at: instant,
  event: v.picklist([
    'apply',
    'edit',
    ...applicationEvents,
    'complete',
    'not complete',
    'expire',
    'close',
    'recall',
    'await',
    'confirm',
    'refuse',
  ]),
  from: v.nullable(v.picklist(applicationStatuses)),
  to: v.picklist(applicationStatuses),
  by: v.picklist(['student', 'company', 'admin', 'faculty', 'system']),
  /** Person at the company: ‘Mara Lindt at Voltara’. Null for all others; the original API has none. */
  person: v.optional(v.nullable(v.string())),
  /** A sentence, empty where none was given. */
  reason: textUpTo(1_000),
  note: textUpTo(1_000),
});
export type TimelineEntry = v.InferOutput<typeof timelineEntry>;

/** An application before an edit. */
const earlierVersion = v.object({
  /** From 1: what the student applied with. */
  version: v.number(),
  sentAt: instant,
  message: v.string(),
  resumeLink: v.string(),
  resume: v.nullable(resume),
});
export type EarlierVersion = v.InferOutput<typeof earlierVersion>;

const applicationDetail = v.object({
  ...application.entries,
  /** Sent with it, or null. */
  resume: v.nullable(resume),
  /** Null while the student has not edited it. */
  editedAt: v.nullable(instant),
  /** Changes with every edit of the student; edits and decisions name the one they are about. */
  version: v.string(),
  /** Number of edits by the student; `listEarlierVersions` has the earlier text. */
  edits: v.number(),
  timeline: upTo(timelineAtMost, timelineEntry),
  /** Null without an academic supervisor. */
  academicSupervisor: v.nullable(v.string()),
  /** The university that confirms the place once its student accepts it; null for none. The original API has none. */
  confirmedBy: v.optional(v.nullable(v.string())),
  /** Recommendations from the student's university. Empty for the student, who has a list of their own. */
  recommendations: upTo(recommendationsAtMost, recommendation),
  project: projectDetail,
});
export type ApplicationDetail = v.InferOutput<typeof applicationDetail>;

export const getApplication = endpoint({
  route: 'GET /RegProjects/{id}',
  summary: 'One application with its timeline and project',
  audience: { Student: 'own', Company: 'own', Admin: 'any' },
  reply: { kind: 'json', schema: applicationDetail },
});

export const listEarlierVersions = endpoint({
  route: 'GET /RegProjects/{id}/versions',
  summary: 'What an application said before each edit, newest first',
  audience: { Student: 'own', Company: 'own', Admin: 'any' },
  query: v.object(pageEntries),
  paged: true,
  reply: { kind: 'json', schema: v.array(earlierVersion) },
});

/** The whole of what a student writes in an application. */
export const applicationEdit = v.object({ message, resumeLink: link, resumeId: v.nullable(id) });
export type ApplicationEdit = v.InferOutput<typeof applicationEdit>;

export const editApplication = endpoint({
  route: 'PUT /RegProjects/{id}',
  summary: 'Edit an application while it is Under Review; what it said before is kept',
  audience: { Student: 'own' },
  body: applicationEdit,
  versioned: true,
  reply: { kind: 'json', schema: applicationDetail },
  problems: ['changed', 'not-editable'],
});

/** An order of applications, the most wanted first. */
export const orderUpTo = (most: number) =>
  v.pipe(
    v.array(id, 'List the applications.'),
    v.maxLength(most, `At most ${inFigures(most)} applications.`),
    v.check((ids) => new Set(ids).size === ids.length, 'Name each application once.'),
  );

export const rankOwnApplications = endpoint({
  route: 'PUT /RegProjects/preferences',
  summary: 'Put your open applications in order, most wanted first; omitted ones lose their place',
  audience: { Student: 'own' },
  body: v.object({
    applicationIds: orderUpTo(100),
  }),
  reply: says('Order saved.'),
  problems: ['not-live'],
});

export const listOwnApplications = endpoint({
  route: 'GET /RegProjects/student/{studentId}',
  summary: "A student's applications, newest first",
  audience: { Student: 'own', Admin: 'any' },
  query: v.object(pageEntries),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(application) },
});

export const moveApplication = endpoint({
  route: 'PUT /RegProjects/{id}/status',
  summary: 'Move an application along: shortlist, offer, accept, end …',
  audience: { Student: 'own', Company: 'own', Admin: 'any' },
  body: v.object(moveEntries),
  versioned: true,
  reply: { kind: 'json', schema: application },
  problems: ['changed', 'move-not-allowed', 'no-places-left', 'term-over'],
});
