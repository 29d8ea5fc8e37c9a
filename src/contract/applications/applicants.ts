import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { id, text } from '../fields.ts';
import { pageEntries, upTo } from '../paging.ts';
import { fit } from '../students/fit.ts';
import { linksAtMost } from '../students/students.ts';
import { csvReply } from '../table.ts';
import { instant } from '../time.ts';
import { application, orderUpTo } from './applications.ts';
import { applicationStatuses, moveEntries } from './moves.ts';

const { preference: _, ...applicationEntries } = application.entries;

/**
 * Reasons why a company does not get a student's address: not yet, not before an admin has verified it, or no longer.
 */
const emailWithheldReasons = ['not-shortlisted', 'unverified', 'ended'] as const;
export type EmailWithheld = (typeof emailWithheldReasons)[number];

const reachability = {
  /** Null while it is withheld. */
  studentEmail: v.nullable(v.string()),
  emailWithheld: v.nullable(v.picklist(emailWithheldReasons)),
};

/**
 * An application as its company sees it: with who applied, as they were when they applied. The student's own
 * ranking is not in it.
 */
const applicant = v.object({
  ...applicationEntries,
  studentName: v.string(),
  /** False also without an offer. */
  offerOpened: v.boolean(),
  ...reachability,
  /** When the profile was as it is given here. */
  profileAsOf: instant,
  engineeringType: v.string(),
  collegeYear: v.string(),
  university: v.string(),
  /** An address, or null for the default picture. */
  profileImage: v.nullable(v.string()),
  /** Comma-separated. */
  skills: v.string(),
  bio: v.string(),
  links: upTo(linksAtMost, v.string()),
  /** Days the student can give a project; null while they have not said. */
  availableDays: v.nullable(v.number()),
  /** Null without an academic supervisor. */
  academicSupervisor: v.nullable(v.string()),
  fit,
  /** Changes with every edit of the student; a decision names the one it is about. */
  version: v.string(),
  /** Never shown to the student. */
  note: v.string(),
  /** The company's ranking of the project's live applications, 1 first; null while unranked or not live. */
  companyRank: v.nullable(v.number()),
});
export type Applicant = v.InferOutput<typeof applicant>;

/** `applied` has who came first first; `rank` and `fit` have the best first. */
export const applicantSorts = ['applied', 'fit', 'rank', 'name'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

const applicantFilters = v.object({
  status: v.optional(
    v.union([v.literal(''), v.picklist(applicationStatuses)], 'This is not an application status.'),
    '',
  ),
  /** Only students who took a place, whatever the outcome. */
  tookPart: v.optional(v.picklist(['true', 'false'], 'This must be true or false.'), 'false'),
  sort: v.optional(v.picklist(applicantSorts, 'Sort by applied, fit, rank or name.'), 'applied'),
  /** A part of the student's name, in any letter case. */
  searchText: v.optional(text(100), ''),
  ...pageEntries,
});
export type ApplicantFilters = v.InferOutput<typeof applicantFilters>;

export const listApplicants = endpoint({
  route: 'GET /RegProjects/project/{pid}',
  summary: "A project's applications with their students, oldest first by default",
  audience: { Company: 'own', Admin: 'any' },
  query: applicantFilters,
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(applicant) },
});

export const countApplicants = endpoint({
  route: 'GET /RegProjects/project/{pid}/counts',
  summary: "How many of a project's applications have each status; statuses with none are left out",
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'choose applicants',
  reads: 'replica',
  reply: {
    kind: 'json',
    schema: upTo(
      applicationStatuses.length,
      v.object({ status: v.picklist(applicationStatuses), applications: v.number() }),
    ),
  },
});

const { page: _page, pageSize: _size, ...exported } = applicantFilters.entries;

/** Columns of the file of applicants. */
export const applicantColumns = [
  'studentName',
  'status',
  'appliedDate',
  'studentEmail',
  'university',
  'engineeringType',
  'collegeYear',
  'skills',
  'fit',
  'companyRank',
  'message',
  'resumeLink',
  'note',
] as const;

export const exportApplicants = endpoint({
  route: 'GET /RegProjects/project/{pid}/export',
  summary: "Export a project's applicants as CSV, with formulas escaped",
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'choose applicants',
  query: v.object(exported),
  reply: csvReply,
});

export const noteApplicant = endpoint({
  route: 'PUT /RegProjects/{id}/note',
  summary: 'Save a private note about an application; an empty note deletes it',
  audience: { Company: 'own' },
  memberAct: 'choose applicants',
  body: v.object({
    note: text(2000),
    /** The note that it replaces, as its writer had read it. */
    after: v.optional(text(2000)),
  }),
  problems: ['changed'],
});

export const rankApplicants = endpoint({
  route: 'PUT /Projects/{pid}/ranking',
  summary: 'Rank a project’s open applications, most wanted first; omitted ones become unranked',
  audience: { Company: 'own', Admin: 'any' },
  memberAct: 'choose applicants',
  body: v.object({
    applicationIds: orderUpTo(1_000),
    /** The order that it replaces, as its writer had read it, the unranked at the end. */
    after: v.optional(orderUpTo(1_000)),
  }),
  reply: says('Ranking saved.'),
  problems: ['changed', 'not-live'],
});

/** Applications moved at once. */
const movesAtMost = 100;

/** Result of one row: its new status, or the reason why it did not move. */
const outcome = v.object({
  applicationId: v.number(),
  status: v.nullable(v.picklist(applicationStatuses)),
  reachable: v.nullable(v.object(reachability)),
  problem: v.nullable(v.object({ code: v.string(), sentence: v.string() })),
});
export type MoveOutcome = v.InferOutput<typeof outcome>;

export const moveApplicants = endpoint({
  route: 'POST /RegProjects/moves',
  summary:
    'Move up to a hundred applications, each on its own; returns the result of each, in order',
  audience: { Company: 'own', Admin: 'any' },
  body: v.object({
    moves: v.pipe(
      v.array(
        v.object({ applicationId: id, version: v.optional(text(20)), ...moveEntries }),
        'List the moves.',
      ),
      v.nonEmpty('List at least one move.'),
      v.maxLength(movesAtMost, `At most ${movesAtMost} moves.`),
    ),
  }),
  reply: { kind: 'json', schema: upTo(movesAtMost, outcome) },
});
