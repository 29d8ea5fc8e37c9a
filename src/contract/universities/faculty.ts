import * as v from 'valibot';
import { collegeYears, engineeringTypes } from '../accounts/people.ts';
import { applicationStatuses } from '../applications/moves.ts';
import { endpoint } from '../endpoint.ts';
import { standingReasons, workStandings } from '../engagements/engagements.ts';
import { idInPath } from '../fields.ts';
import { pageEntries, upTo } from '../paging.ts';
import { projectStatuses } from '../projects/statuses.ts';
import { linksAtMost } from '../students/students.ts';
import { choice, csvReply, tableEntries } from '../table.ts';
import { termInQuery } from '../terms/terms.ts';
import { instant } from '../time.ts';
import { namedUniversity, universitiesAtMost } from './staff.ts';

/**
 * Standing of a student; of several applications the one that comes first here counts.
 * - Place to confirm: the student has accepted an offer, and the university has the last word
 * - The standing of their running work, as on its board
 * - Offered: an offer waits for the student’s answer
 * - Applied: another application is live
 * - Completed: a project is completed, and nothing is live
 * - No open application: all their applications ended without a place
 * - Not applied: they have never applied
 */
export const standings = [
  'Place to confirm',
  ...workStandings,
  'Offered',
  'Applied',
  'Completed',
  'No open application',
  'Not applied',
] as const;
export type StudentStanding = (typeof standings)[number];

/** Standings in which a student needs their university, the most pressing first. */
export const inNeed = [
  'Place to confirm',
  'At risk',
  'Needs help',
  'No open application',
  'Not applied',
] as const satisfies readonly StudentStanding[];

/**
 * Filters of a list of students: those in need, or one standing. `Completed` takes all who have completed a project.
 */
export const standingFilters = ['Needs attention', ...standings] as const;
export type StandingFilter = (typeof standingFilters)[number];

const currentStaff = v.object({
  name: v.string(),
  email: v.string(),
  universities: upTo(universitiesAtMost, namedUniversity),
});

/** A student as the staff of their university list them. */
const facultyStudent = v.object({
  id: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  engineeringType: v.string(),
  collegeYear: v.string(),
  /** The one they fall under. */
  university: v.string(),
  standing: v.picklist(standings),
  /** Running work behind the standing, and its reason; null if there is none. */
  work: v.nullable(v.object({ id: v.number(), reason: v.nullable(v.picklist(standingReasons)) })),
  joinedAt: instant,
  /** Applications rejected, applications withdrawn or declined, and projects completed. */
  rejected: v.number(),
  withdrawn: v.number(),
  completed: v.number(),
});
export type FacultyStudent = v.InferOutput<typeof facultyStudent>;

/** With what their profile says. */
const facultyStudentRecord = v.object({
  ...facultyStudent.entries,
  profileImage: v.nullable(v.string()),
  /** Comma-separated. */
  skills: v.string(),
  bio: v.string(),
  links: upTo(linksAtMost, v.string()),
  /** Days the student can give a project; null while they have not said. */
  availableDays: v.nullable(v.number()),
  /** Written by the caller; null if there is none. */
  recommendation: v.nullable(v.object({ sentence: v.string(), writtenAt: instant })),
});
export type FacultyStudentRecord = v.InferOutput<typeof facultyStudentRecord>;

/** An application as the staff of its student’s university see it: its status, without any text. */
const facultyApplication = v.object({
  applicationId: v.number(),
  status: v.picklist(applicationStatuses),
  projectTitle: v.string(),
  projectStatus: v.picklist(projectStatuses),
  companyName: v.string(),
  appliedDate: instant,
  /** Since when it has this status. */
  movedAt: instant,
  /** An unanswered offer ends at this instant; null when there is none. */
  offerExpiresAt: v.nullable(instant),
  /** Days: 2031-05-04; null where the project does not say. */
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  /** The academic supervisor’s name; null while there is none. */
  supervisor: v.nullable(v.string()),
  isYours: v.boolean(),
});
export type FacultyApplication = v.InferOutput<typeof facultyApplication>;

/** The list of students sorts by these; `standing` has the most pressing first. */
const sorts = ['lastName', 'joinedAt', 'standing'] as const;

const filters = {
  ...tableEntries(sorts),
  standing: choice(standingFilters, 'Choose a standing.'),
  /** The number of a university. */
  university: v.optional(
    v.union([v.literal(''), idInPath], 'This must be the number of a university.'),
    '',
  ),
  engineeringType: choice(engineeringTypes, 'Choose an engineering type.'),
  collegeYear: choice(collegeYears, 'Choose a college year.'),
  term: termInQuery,
  /** Only students whose academic supervisor the caller is. */
  mine: v.optional(v.picklist(['true', 'false'], 'This must be true or false.'), 'false'),
};
const { page: _, pageSize: __, ...unpaged } = filters;
const { standing: ___, ...uncounted } = unpaged;

/** Columns of the list's file. */
export const facultyColumns = [
  'firstName',
  'lastName',
  'email',
  'engineeringType',
  'collegeYear',
  'university',
  'standing',
] as const;

const audience = { Faculty: 'own' } as const;
export const currentFaculty = endpoint({
  route: 'GET /Faculty/me',
  summary: 'The signed-in member of staff with their universities',
  audience,
  reply: { kind: 'json', schema: currentStaff },
});

export const listFacultyStudents = endpoint({
  route: 'GET /Faculty/students',
  summary: 'Students of the caller’s universities and where each stands, newest first',
  audience,
  query: v.object(filters),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(facultyStudent) },
});

export const countFacultyStudents = endpoint({
  route: 'GET /Faculty/students/counts',
  summary: 'How many of these students there are, and how many of each standing that any has',
  audience,
  query: v.object(uncounted),
  reads: 'replica',
  reply: {
    kind: 'json',
    schema: v.object({
      all: v.number(),
      /** Students who name one of the universities without proof; they are in no list. */
      unconfirmed: v.number(),
      counts: upTo(
        standingFilters.length,
        v.object({ standing: v.picklist(standingFilters), students: v.number() }),
      ),
    }),
  },
});

export const exportFacultyStudents = endpoint({
  route: 'GET /Faculty/students/export',
  summary: 'Export the list of students as CSV, with formulas escaped',
  audience,
  query: v.object(unpaged),
  reply: csvReply,
});

export const getFacultyStudent = endpoint({
  route: 'GET /Faculty/students/{id}',
  summary: 'A student of the caller’s universities with their profile',
  audience,
  reads: 'replica',
  reply: { kind: 'json', schema: facultyStudentRecord },
});

export const listFacultyApplications = endpoint({
  route: 'GET /Faculty/students/{id}/applications',
  summary:
    'How the applications of a student of the caller’s universities stand: first what waits for a word of theirs, then the newest',
  audience,
  query: v.object(pageEntries),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(facultyApplication) },
});
