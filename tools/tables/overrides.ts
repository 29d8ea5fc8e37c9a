/** What stands at the top of the generated file: where the types named below come from. */
export const imports = `import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AdminLevel, Role } from '../../../src/contract/accounts/people.ts';
import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import type { AuditedKind } from '../../../src/contract/audited-kinds.ts';
import type { MemberRole } from '../../../src/contract/companies/member-rights.ts';
import type { CheckInState } from '../../../src/contract/engagements/check-ins.ts';
import type { MilestoneState, ReviewNote, Verdict } from '../../../src/contract/engagements/deliveries.ts';
import type { EngagementState, KeptWait, NextStep, Turn } from '../../../src/contract/engagements/engagements.ts';
import type { ExtensionState } from '../../../src/contract/engagements/extensions.ts';
import type { Drawing, FileState } from '../../../src/contract/engagements/files.ts';
import type { MilestoneBy, PlannedMilestone, PlanState } from '../../../src/contract/engagements/plans.ts';
import type { Moment, Reasons, Recommends, ShownSkill, Steps } from '../../../src/contract/evaluations/evaluations.ts';
import type { Outcome } from '../../../src/contract/evaluations/outcomes.ts';
import type { Rubric, Side } from '../../../src/contract/evaluations/rubric.ts';
import type { EventAbout, Reader } from '../../../src/contract/events/event.ts';
import type { EventName } from '../../../src/contract/events/kinds.ts';
import type { MessageState } from '../../../src/contract/messages/support.ts';
import type { NotificationKind } from '../../../src/contract/notifications.ts';
import type { Conditions } from '../../../src/contract/projects/conditions.ts';
import type { DraftedMilestone } from '../../../src/contract/projects/drafted-plans.ts';
import type { Digest } from '../../../src/contract/projects/saved-searches.ts';
import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import type { BulkAction, BulkActionKind, BulkActionName } from '../../../src/contract/reports/bulk-actions.ts';
`;

/** Types that columns have beside those of the contract. */
export const ownTypes = `export type AccountState = 'unverified' | 'active' | 'disabled';`;

/**
 * Columns of which the catalogue does not know enough: those that hold a union or a document of the contract, and those that a
 * trigger fills. A whole `Generated…` or `ColumnType` replaces the column's type, anything else only what it holds.
 */
export const overrides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: {
    role: 'Role',
    admin_level: 'AdminLevel',
    state: 'AccountState',
  },
  allowances_used: {
    kind: "'mail' | 'code' | 'invitation'",
  },
  bulk_actions: {
    kind: 'BulkActionKind',
    act: 'BulkActionName',
    state: "BulkAction['state']",
  },
  account_links: {
    purpose: "'reset' | 'invitation' | 'confirm address' | 'keep address'",
  },
  students: {
    email: 'GeneratedAlways<string>',
    state: "GeneratedAlways<AccountState | 'invited'>",
    university_id: 'GeneratedAlways<number | null>',
  },
  companies: {
    project_count: 'GeneratedAlways<number>',
  },
  company_members: {
    member_role: 'MemberRole',
  },
  company_domains: {
    proved_by: "'dns' | 'mail'",
    decided: "'allowed' | 'refused'",
  },
  member_invitations: {
    member_role: 'MemberRole',
  },
  projects: {
    status: 'ProjectStatus',
    places_taken: 'ColumnType<number, number | undefined, number>',
    open_applications: 'ColumnType<number, number | undefined, number>',
    deliverables: "Conditions['deliverables']",
    hours_per_week: "Conditions['hoursPerWeek']",
    start_date: "Conditions['startDate']",
    end_date: "Conditions['endDate']",
    workplace: "Conditions['workplace']",
    pay: "Conditions['pay']",
    ownership: "Conditions['ownership']",
    confidentiality: "Conditions['confidentiality']",
    drafted_plan:
      'ColumnType<readonly DraftedMilestone[], string | readonly DraftedMilestone[] | undefined, string>',
    keywords: 'GeneratedAlways<string>',
  },
  saved_searches: {
    digest: 'Digest',
  },
  applications: {
    status: 'ApplicationStatus',
  },
  engagements: {
    state: 'EngagementState',
    next: 'NextStep',
    turn: 'Turn',
    also: 'ColumnType<readonly KeptWait[], string | readonly KeptWait[] | undefined, string>',
    company_id: 'GeneratedAlways<number>',
  },
  plan_versions: {
    state: 'PlanState',
    milestones:
      'ColumnType<readonly PlannedMilestone[], string | readonly PlannedMilestone[], string>',
  },
  milestones: {
    state: 'MilestoneState',
    by: 'MilestoneBy',
  },
  extensions: {
    state: 'ExtensionState',
  },
  files: {
    state: "FileState | 'Leaving'",
    drawing: 'Drawing',
  },
  reviews: {
    verdict: 'Verdict',
    notes: 'ColumnType<readonly ReviewNote[], string | readonly ReviewNote[], string>',
  },
  evaluation_rounds: {
    moment: 'Moment',
  },
  evaluations: {
    moment: 'Moment',
    side: 'Side',
    steps: 'ColumnType<Steps | null, Steps | string | null, string>',
    because: 'ColumnType<Reasons, Reasons | string, string>',
    again: "'yes' | 'no'",
    recommends: "'' | Recommends",
    skills: 'ColumnType<readonly ShownSkill[], string | readonly ShownSkill[] | undefined, string>',
  },
  evaluation_links: {
    moment: 'Moment',
    ended_as: "'sent' | 'written' | 'revoked' | 'replaced' | 'handed on'",
  },
  rubrics: {
    company: 'ColumnType<Rubric, string, never>',
    student: 'ColumnType<Rubric, string, never>',
  },
  outcomes: {
    outcome: 'Outcome',
    first_outcome: 'Outcome',
  },
  outcome_objections: {
    side: 'Side',
  },
  end_answers: {
    side: 'Side',
    clear: "'yes' | 'no'",
    again: "'yes' | 'no'",
  },
  showings: {
    side: 'Side',
  },
  credential_keys: {
    kind: "'Ed25519' | 'RSA'",
    public: 'ColumnType<object, string, never>',
  },
  check_ins: {
    state: 'CheckInState',
  },
  work_reminders: {
    about: "NextStep | 'check in' | 'midpoint' | 'academic'",
  },
  events: {
    kind: 'EventName',
    about: 'EventAbout',
    facts: 'object',
  },
  notifications: {
    kind: 'NotificationKind',
    reader: 'Reader',
  },
  news_mails: {
    reader: 'Reader',
  },
  contact_messages: {
    state: 'MessageState',
  },
  audit_log: {
    kind: 'AuditedKind',
  },
};

/** What a newcomer would ask about a column, by table and column. */
export const notes: Readonly<Record<string, string>> = {
  'accounts.normal_email': 'As `normalEmail` spells it.',
  'accounts.admin_name': 'Admins alone have one.',
  'students.email': 'Copied from the account by triggers.',
  'students.university_id': 'The university they fall under, found by a trigger; null for none.',
  'status_updates.account_id': 'Last author; null if unknown, or the account is gone.',
  'companies.account_id':
    'The owner whom the programme writes to; null while nobody signs in for it.',
  'companies.project_count': 'Kept by triggers of `projects`.',
  'companies.look': 'The name reduced to how it looks, by `company_look`.',
  'company_domains.proof': 'Text of its TXT record.',
  'company_domains.decided': "By an admin, of a university's.",
  'join_requests.normal_email': 'As `normalEmail` spells it.',
  'join_requests.token_hash': 'Hash for the link that confirms the address; null once it was used.',
  'join_requests.confirmed_at': 'Null until then: such a request counts nowhere.',
  'member_invitations.normal_email': 'As `normalEmail` spells it.',
  'projects.start_date': 'Days: 2031-05-04.',
  'projects.drafted_plan': 'In a statement of its own as JSON text.',
  'projects.company_disabled':
    "Copied from the company's account by triggers: such a project is shown and open to nobody.",
  'projects.keywords': "The company's name and the skills in lower case, kept by triggers.",
  'projects.deadline_passed': 'Marked by the job that watches deadlines.',
  'projects.open': 'True if students can apply, as far as `deadline_passed` knows.',
  'applications.applied_under_id': 'The university the student fell under then.',
  'engagements.due_on': 'A day: 2031-05-04.',
  'engagements.waits_since': 'Since when somebody has kept the other side waiting.',
  'engagements.company_id': 'Copied by a trigger.',
  'plan_versions.version': 'From 1.',
  'milestones.version': 'The newest version that counts for it; null before the first.',
  'plan_versions.milestones': 'In a statement of its own as JSON text.',
  'extensions.request': 'From 1.',
  'extensions.asked_day': 'A day: 2031-05-04.',
  'extensions.asked_along': 'True if later milestones move along by the same number of days.',
  'reviews.notes': 'In a statement of its own as JSON text.',
  'objections.account_id': 'The mate who objects.',
  'check_ins.week': 'A Monday: 2031-03-03.',
  'check_ins.changes': 'How often it was changed after it was made.',
  'evaluation_links.asked_by':
    'The company, or the person who was asked before and has handed it on.',
  'evaluation_links.until_on': 'The last day on which somebody can write by it.',
  'evaluation_links.draft': 'A half-filled form as JSON.',
  'evaluation_links.ended_as':
    'Null while somebody can write by it, as far as the link itself goes.',
  'evaluations.written_by': 'Author by a link; null for one with an account.',
  'events.account_id': 'Null for the product itself.',
  'application_versions.version': 'From 1: what the student applied with.',
};
