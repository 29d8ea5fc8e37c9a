import * as addressChange from './accounts/address-change.ts';
import * as admins from './accounts/admins.ts';
import * as auth from './accounts/auth.ts';
import * as applicants from './applications/applicants.ts';
import * as applications from './applications/applications.ts';
import * as assignmentPins from './assignments/assignment-pins.ts';
import * as assignmentResults from './assignments/assignment-results.ts';
import * as assignments from './assignments/assignments.ts';
import * as audit from './audit.ts';
import * as companies from './companies/companies.ts';
import * as companyDomains from './companies/company-domains.ts';
import * as managedCompanies from './companies/managed-companies.ts';
import * as members from './companies/members.ts';
import * as credentials from './credentials/credentials.ts';
import * as verify from './credentials/verify.ts';
import type { Endpoint } from './endpoint.ts';
import * as board from './engagements/board.ts';
import * as checkIns from './engagements/check-ins.ts';
import * as deliveries from './engagements/deliveries.ts';
import * as engagements from './engagements/engagements.ts';
import * as extensions from './engagements/extensions.ts';
import * as files from './engagements/files.ts';
import * as objections from './engagements/objections.ts';
import * as plans from './engagements/plans.ts';
import * as academic from './evaluations/academic.ts';
import * as earlyEnd from './evaluations/early-end.ts';
import * as evaluations from './evaluations/evaluations.ts';
import * as links from './evaluations/links.ts';
import * as outcomes from './evaluations/outcomes.ts';
import * as ownRubric from './evaluations/own-rubric.ts';
import * as shares from './evaluations/shares.ts';
import * as health from './health.ts';
import * as announcements from './messages/announcements.ts';
import * as contact from './messages/contact.ts';
import * as support from './messages/support.ts';
import * as notifications from './notifications.ts';
import * as portfolio from './portfolio/portfolio.ts';
import * as projectTeam from './projects/project-team.ts';
import * as projects from './projects/projects.ts';
import * as runningProjects from './projects/running-projects.ts';
import * as savedProjects from './projects/saved-projects.ts';
import * as savedSearches from './projects/saved-searches.ts';
import * as skills from './projects/skills.ts';
import * as statusUpdates from './projects/status-updates.ts';
import * as bulkActions from './reports/bulk-actions.ts';
import * as deletions from './reports/deletions.ts';
import * as history from './reports/history.ts';
import * as overview from './reports/overview.ts';
import * as reports from './reports/reports.ts';
import * as managedStudents from './students/managed-students.ts';
import * as resumes from './students/resumes.ts';
import * as students from './students/students.ts';
import * as terms from './terms/terms.ts';
import * as confirmation from './universities/confirmation.ts';
import * as faculty from './universities/faculty.ts';
import * as facultyNotes from './universities/faculty-notes.ts';
import * as managedUniversities from './universities/managed-universities.ts';
import * as recommendations from './universities/recommendations.ts';
import * as staff from './universities/staff.ts';
import * as supervision from './universities/supervision.ts';
import * as universities from './universities/universities.ts';

/** All that the files export which declare the calls, by feature. */
const declared = {
  ...addressChange,
  ...admins,
  ...auth,
  ...terms,
  ...confirmation,
  ...faculty,
  ...facultyNotes,
  ...managedUniversities,
  ...recommendations,
  ...staff,
  ...supervision,
  ...universities,
  ...companies,
  ...companyDomains,
  ...managedCompanies,
  ...members,
  ...managedStudents,
  ...resumes,
  ...students,
  ...projectTeam,
  ...projects,
  ...runningProjects,
  ...savedProjects,
  ...savedSearches,
  ...skills,
  ...statusUpdates,
  ...applicants,
  ...applications,
  ...assignmentPins,
  ...assignmentResults,
  ...assignments,
  ...board,
  ...checkIns,
  ...deliveries,
  ...engagements,
  ...extensions,
  ...files,
  ...objections,
  ...plans,
  ...academic,
  ...earlyEnd,
  ...evaluations,
  ...links,
  ...outcomes,
  ...ownRubric,
  ...shares,
  ...credentials,
  ...verify,
  ...portfolio,
  ...announcements,
  ...contact,
  ...support,
  ...bulkActions,
  ...deletions,
  ...history,
  ...overview,
  ...reports,
  ...notifications,
  ...audit,
  ...health,
};

type Declared = typeof declared;
type Endpoints = {
  readonly [Name in keyof Declared as Declared[Name] extends Endpoint
    ? Name
    : never]: Declared[Name];
};

const isCall = (exported: unknown) =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/**
 * The whole API by operation name: what these files export that is a call. The document is made
 * from this table, and the walk over every endpoint with every role reads it.
 */
export const endpoints = Object.fromEntries(
  Object.entries(declared).filter(([, exported]) => isCall(exported)),
) as unknown as Endpoints;

export type EndpointName = keyof typeof endpoints;
