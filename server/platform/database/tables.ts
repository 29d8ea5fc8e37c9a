import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AdminLevel, Role } from '../../../src/contract/accounts/people.ts';
import type { ApplicationStatus } from '../../../src/contract/applications/applications.ts';
import type { AuditedKind } from '../../../src/contract/audited-kinds.ts';
import type { MemberRole } from '../../../src/contract/companies/member-rights.ts';
import type { CheckInState } from '../../../src/contract/engagements/check-ins.ts';
import type { MilestoneState, Verdict } from '../../../src/contract/engagements/deliveries.ts';
import type {
  EngagementEvent,
  EngagementState,
  NextStep,
  Turn,
} from '../../../src/contract/engagements/engagements.ts';
import type { ExtensionState } from '../../../src/contract/engagements/extensions.ts';
import type { Drawing, FileState } from '../../../src/contract/engagements/files.ts';
import type {
  MilestoneBy,
  PlannedMilestone,
  PlanState,
} from '../../../src/contract/engagements/plans.ts';
import type { ReviewNote } from '../../../src/contract/engagements/review-notes.ts';
import type { MessageState } from '../../../src/contract/messages/support.ts';
import type { Conditions } from '../../../src/contract/projects/conditions.ts';
import type { DraftedMilestone } from '../../../src/contract/projects/drafted-plans.ts';
import type { ProjectStatus } from '../../../src/contract/projects/projects.ts';
import type { Digest } from '../../../src/contract/projects/saved-searches.ts';
import type {
  MassAct,
  MassActKind,
  MassActName,
} from '../../../src/contract/reports/bulk-actions.ts';

/** The tables as `migrations/*.sql` make them; the migrations are the truth, this file follows. */
export interface Tables {
  accounts: {
    id: Generated<number>;
    email: string;
    /** As `normalEmail` spells it. */
    normal_email: string;
    role: Role;
    admin_level: AdminLevel | null;
    /** Admins alone have one. */
    admin_name: string | null;
    password_hash: string | null;
    state: AccountState;
    created_at: Date;
  };
  sessions: {
    id: string;
    account_id: number;
    user_agent: string;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    password_at: Date;
    last_used_at: Date;
    idle_minutes: number | null;
    last_write: Generated<string | null>;
  };
  known_devices: { account_id: number; device: string; first_used_at: Date };
  allowances_used: {
    address_hash: string;
    kind: 'mail' | 'code' | 'invitation';
    used_at: Date[];
    last_used_at: Date;
  };
  sign_in_failures: {
    address_hash: string;
    failures: number;
    last_failure_at: Date;
    wait_until: Date | null;
  };
  mass_acts: {
    id: Generated<number>;
    kind: MassActKind;
    act: MassActName;
    state: Generated<MassAct['state']>;
    made_by: number | null;
    made_at: Date;
    ended_at: Generated<Date | null>;
  };
  letters: {
    id: Generated<number>;
    subject: string;
    text: string;
    made_by: number | null;
    made_at: Date;
  };
  address_changes: {
    account_id: number;
    email: string;
    expires_at: Date;
  };
  account_links: {
    token_hash: string;
    account_id: number;
    purpose: 'reset' | 'invitation' | 'confirm address' | 'keep address';
    expires_at: Date;
  };
  one_time_codes: { account_id: number; code_hash: string; expires_at: Date; tries_left: number };
  students: {
    id: number;
    first_name: string;
    last_name: string;
    engineering_type: string;
    college_year: string;
    university: string;
    profile_image: string | null;
    joined_at: Date;
    skills: Generated<string>;
    bio: Generated<string>;
    links: Generated<string[]>;
    available_days: Generated<number | null>;
    introduced_at: Generated<Date | null>;
    /** Copied from the account by triggers. */
    email: GeneratedAlways<string>;
    state: GeneratedAlways<AccountState | 'invited'>;
    year_rank: GeneratedAlways<number>;
    search: GeneratedAlways<string>;
    /** The university they fall under, found by a trigger; null for none. */
    university_id: GeneratedAlways<number | null>;
    university_key: GeneratedAlways<string>;
    term_id: Generated<number | null>;
  };
  universities: {
    id: Generated<number>;
    name: string;
    created_at: Date;
    confirms_places: Generated<boolean>;
  };
  /** Every name of a university, its own among them. */
  university_names: { name: string; university_id: number; key: GeneratedAlways<string> };
  /** Days are read as text; the instants beside them follow from the days. */
  terms: {
    id: Generated<number>;
    name: string;
    apply_from: string;
    apply_to: string;
    answer_by: string;
    work_from: string;
    work_to: string;
    evaluate_by: string;
    opens_at: Date;
    closes_at: Date;
    answers_end_at: Date;
    ends_at: Date;
    created_at: Date;
  };
  university_domains: { domain: string; university_id: number };
  faculty: { account_id: number; name: string; created_at: Date };
  faculty_universities: { account_id: number; university_id: number };
  faculty_notes: {
    id: Generated<number>;
    account_id: number;
    student_id: number;
    note: string;
    written_at: Date;
    changed_at: Generated<Date | null>;
  };
  recommendations: {
    student_id: number;
    account_id: number;
    sentence: string;
    university: string;
    written_at: Date;
    hidden: Generated<boolean>;
  };
  profile_images: { student_id: number; size: number; name: string; content: Uint8Array };
  /** Of uploads of any kind; it was made for pictures. */
  picture_turns: { account_id: number; since: Date; pictures: number; ends_at: Date | null };
  resumes: {
    id: Generated<number>;
    student_id: number;
    name: string;
    content: Uint8Array;
    bytes: GeneratedAlways<number>;
    uploaded_at: Date;
    in_profile: boolean;
  };
  skills: { key: string; label: string; uses: number };
  status_updates: {
    id: Generated<number>;
    project_id: number | null;
    project_title: string;
    title: string;
    remarks: string;
    updated_at: Date;
    /** Who wrote it last; null where that is not known, or their account is gone. */
    account_id: number | null;
  };
  notifications: {
    id: Generated<number>;
    account_id: number;
    kind: string;
    title: string;
    message: string;
    link: string;
    at: Date;
    dismissed_at: Generated<Date | null>;
  };
  news_mails: {
    account_id: number;
    about: string;
    title: string;
    message: string;
    link: string;
    waiting: number;
    due_at: Date | null;
    is_urgent: boolean;
    in_daily: Generated<boolean>;
    mailed_at: Date | null;
  };
  news_mail_days: { account_id: number; day: string; mails: number };
  notification_choices: { account_id: number; kind: string; on_page: boolean; by_mail: boolean };
  companies: {
    id: Generated<number>;
    /** The owner whom the programme writes to; null while nobody signs in for it. */
    account_id: number | null;
    name: string;
    recruiter: string;
    email: string;
    industry: string;
    size: string;
    verified_at: Date | null;
    created_at: Date;
    about: Generated<string>;
    website: Generated<string>;
    /** Kept by triggers of `projects`. */
    project_count: GeneratedAlways<number>;
    size_rank: GeneratedAlways<number>;
    /** What the name looks like at a glance, by `company_look`. */
    look: GeneratedAlways<string>;
    search: GeneratedAlways<string>;
  };
  company_members: {
    company_id: number;
    account_id: number;
    member_role: MemberRole;
    name: string;
    joined_at: Date;
    left_at: Generated<Date | null>;
  };
  company_domains: {
    id: Generated<number>;
    company_id: number;
    domain: string;
    /** What its TXT record says. */
    proof: string;
    added_at: Date;
    proved_at: Generated<Date | null>;
    proved_by: Generated<'dns' | 'mail' | null>;
    /** By an admin, of a university's. */
    decided: Generated<'allowed' | 'refused' | null>;
  };
  domain_codes: {
    domain_id: number;
    code_hash: string;
    expires_at: Date;
    tries_left: number;
  };
  join_requests: {
    id: Generated<number>;
    company_id: number;
    name: string;
    email: string;
    /** As `normalEmail` spells it. */
    normal_email: string;
    asked_at: Date;
    /** Of the link that confirms the address; null once it was used. */
    token_hash: string | null;
    /** Null until then: such a request counts nowhere. */
    confirmed_at: Generated<Date | null>;
  };
  member_invitations: {
    id: Generated<number>;
    company_id: number;
    name: string;
    email: string;
    /** As `normalEmail` spells it. */
    normal_email: string;
    member_role: MemberRole;
    token_hash: string;
    invited_at: Date;
    expires_at: Date;
  };
  projects: {
    id: Generated<number>;
    company_id: number;
    title: string;
    description: string;
    project_link: string;
    skills: string;
    engineering_type: string;
    duration_days: number;
    location: string;
    status: ProjectStatus;
    places: number;
    places_taken: ColumnType<number, number | undefined, number>;
    open_applications: ColumnType<number, number | undefined, number>;
    deadline: Date | null;
    deliverables: Generated<Conditions['deliverables']>;
    hours_per_week: Generated<Conditions['hoursPerWeek']>;
    /** Days: 2031-05-04. */
    start_date: Generated<Conditions['startDate']>;
    end_date: Generated<Conditions['endDate']>;
    workplace: Generated<Conditions['workplace']>;
    pay: Generated<Conditions['pay']>;
    ownership: Generated<Conditions['ownership']>;
    confidentiality: Generated<Conditions['confidentiality']>;
    /** In a statement of its own as JSON text. */
    drafted_plan: ColumnType<
      readonly DraftedMilestone[],
      string | readonly DraftedMilestone[] | undefined,
      string
    >;
    posted_at: Date;
    import_key: string | null;
    reminded_at: Generated<Date | null>;
    /** Copied from the company's account by triggers: such a project is shown and open to nobody. */
    company_disabled: Generated<boolean>;
    search: GeneratedAlways<string>;
    /** The company's name and the skills in lower case, kept by triggers. */
    keywords: GeneratedAlways<string>;
    /** Marked by the job that watches deadlines. */
    deadline_passed: Generated<boolean>;
    /** Only of projects that were there before edits were kept. */
    edits_kept_from: Generated<Date | null>;
    /** Whether students can apply, as far as `deadline_passed` knows. */
    open: GeneratedAlways<boolean>;
    lead_id: Generated<number | null>;
    term_id: Generated<number | null>;
  };
  project_supervisors: { project_id: number; account_id: number; since: Date };
  saved_projects: { student_id: number; project_id: number; saved_at: Date };
  saved_searches: {
    id: Generated<number>;
    student_id: number;
    name: string;
    search_text: string;
    engineering_type: string;
    skills: string;
    max_duration_days: number | null;
    location: string;
    open_only: boolean;
    digest: Digest;
    digested_until: Date;
    created_at: Date;
  };
  search_digests: {
    student_id: number;
    sent_at: Generated<Date | null>;
    unsubscribe_token: string;
  };
  project_events: {
    id: Generated<number>;
    project_id: number;
    at: Date;
    account_id: number | null;
    from_status: ProjectStatus | null;
    to_status: ProjectStatus;
    reason: string;
  };
  project_edits: {
    id: Generated<number>;
    project_id: number;
    at: Date;
    account_id: number | null;
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  };
  applications: {
    id: Generated<number>;
    student_id: number;
    project_id: number;
    status: ApplicationStatus;
    message: string;
    resume_link: string;
    applied_at: Date;
    offer_expires_at: Date | null;
    preference: Generated<number | null>;
    company_rank: Generated<number | null>;
    offer_reminded_at: Generated<Date | null>;
    resume_id: Generated<number | null>;
    edits: Generated<number>;
    edited_at: Generated<Date | null>;
    academic_supervisor_id: Generated<number | null>;
    /** The university the student fell under then. */
    applied_under_id: Generated<number | null>;
  };
  engagements: {
    id: number;
    state: EngagementState;
    opened_at: Date;
    next: Generated<NextStep | null>;
    turn: Generated<Turn | null>;
    turn_since: Generated<Date | null>;
    milestone: Generated<number | null>;
    /** A day: 2031-05-04. */
    due_on: Generated<string | null>;
    planned: Generated<number>;
    settled: Generated<number>;
    /** Since when somebody has kept the other side waiting. */
    waits_since: GeneratedAlways<Date | null>;
    changed_at: Date;
    student_acted_at: Generated<Date | null>;
    /** Copied by a trigger. */
    company_id: GeneratedAlways<number>;
  };
  plan_versions: {
    engagement_id: number;
    /** From 1. */
    version: number;
    state: PlanState;
    /** In a statement of its own as JSON text. */
    milestones: ColumnType<
      readonly PlannedMilestone[],
      string | readonly PlannedMilestone[],
      string
    >;
    note: string;
    proposed_at: Date;
    proposed_by: number | null;
    answered_at: Generated<Date | null>;
    answer: Generated<string>;
  };
  milestones: {
    engagement_id: number;
    number: number;
    place: number;
    title: string;
    deliverable: string;
    due_on: string;
    first_due_on: string;
    state: Generated<MilestoneState>;
    since: Date;
    waived_because: Generated<string>;
    by: Generated<MilestoneBy>;
  };
  extensions: {
    engagement_id: number;
    milestone: number;
    /** From 1. */
    request: number;
    state: Generated<ExtensionState>;
    /** A day: 2031-05-04. */
    asked_day: string;
    /** Whether later milestones move along by the same number of days. */
    asked_along: boolean;
    reason: string;
    asked_at: Date;
    asked_by: number | null;
    offered_day: Generated<string | null>;
    offered_along: Generated<boolean | null>;
    answer: Generated<string>;
    answered_at: Generated<Date | null>;
    answered_by: Generated<number | null>;
  };
  deliveries: {
    engagement_id: number;
    milestone: number;
    version: number;
    words: string;
    links: string[];
    sha256: string;
    at: Date;
    account_id: number | null;
  };
  files: {
    id: Generated<number>;
    key: string;
    engagement_id: number | null;
    account_id: number | null;
    name: string;
    bytes: number;
    state: FileState | 'Leaving';
    refused_because: string | null;
    type: string | null;
    sha256: string | null;
    previews: Generated<number>;
    started_at: Date;
    has_bytes: Generated<boolean>;
    drawing: Drawing | null;
  };
  removed_files: { key: string; engagement_id: number | null; bytes: number; removed_at: Date };
  delivery_files: {
    engagement_id: number;
    milestone: number;
    version: number;
    place: number;
    file_id: number;
  };
  file_proofs: { at: Date; files: number; missing: number; ownerless: number };
  restore_proofs: { at: Date; up_to: Date | null; seconds: number; failure: string | null };
  reviews: {
    engagement_id: number;
    milestone: number;
    version: number;
    verdict: Verdict;
    words: string;
    /** In a statement of its own as JSON text. */
    notes: ColumnType<readonly ReviewNote[], string | readonly ReviewNote[], string>;
    at: Date;
    account_id: number | null;
  };
  objections: {
    engagement_id: number;
    milestone: number;
    version: number;
    /** The mate who objects. */
    account_id: number;
    reason: string;
    at: Date;
  };
  closings: {
    engagement_id: number;
    side: 'student' | 'company';
    sentence: string;
    at: Date;
    account_id: number | null;
  };
  check_ins: {
    engagement_id: number;
    /** A Monday: 2031-03-03. */
    week: string;
    state: CheckInState;
    sentence: string;
    hours: number | null;
    at: Date;
    answer: string | null;
    answered_by: number | null;
    answered_at: Date | null;
    /** How often it was changed after it was made. */
    changes: Generated<number>;
  };
  work_reminders: {
    engagement_id: number;
    account_id: number;
    about: NextStep | 'check in';
    since: Date;
    which: number;
    sent_on: string | null;
  };
  engagement_events: {
    id: Generated<number>;
    engagement_id: number;
    at: Date;
    /** Null for the product itself. */
    account_id: number | null;
    event: EngagementEvent;
    milestone: number | null;
    version: number | null;
    day: Generated<string | null>;
    addressed: Generated<Turn | null>;
    note: string;
  };
  application_versions: {
    application_id: number;
    /** From 1: what the student applied with. */
    version: number;
    sent_at: Date;
    message: string;
    resume_link: string;
    resume_id: number | null;
  };
  application_notes: { application_id: number; note: string; written_at: Date };
  application_events: {
    id: Generated<number>;
    application_id: number;
    at: Date;
    account_id: number | null;
    event: string;
    from_status: ApplicationStatus | null;
    to_status: ApplicationStatus;
    reason: string;
    note: string;
  };
  contact_messages: {
    id: Generated<number>;
    name: string;
    email: string;
    subject: string;
    message: string;
    received_at: Date;
    state: Generated<MessageState>;
    assigned_to: Generated<number | null>;
    note: Generated<string>;
    search: GeneratedAlways<string>;
  };
  message_replies: {
    id: Generated<number>;
    message_id: number;
    at: Date;
    by_name: string;
    message: string;
  };
  audit_log: {
    id: Generated<number>;
    at: Date;
    account_id: number;
    who: string;
    act: string;
    kind: AuditedKind;
    subject_id: number | null;
    subject: string;
    before: Generated<Record<string, unknown> | null>;
    after: Generated<Record<string, unknown> | null>;
    search: GeneratedAlways<string>;
  };
}

export type AccountState = 'unverified' | 'active' | 'disabled';
