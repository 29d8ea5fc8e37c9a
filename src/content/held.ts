/** Everything kept about people, as the privacy page lists it, and the tables that hold it: no table is left out. */
interface Held {
  readonly what: string;
  /** Exactly, and with who reads it. */
  readonly told: string;
  readonly tables: readonly string[];
}

export const held: readonly Held[] = [
  {
    what: 'Your account',
    told: 'Your email address, your password as a hash, and when you signed in from which browser. Only you see your sessions; our administrators see your address.',
    tables: [
      'accounts',
      'account_links',
      'address_changes',
      'given_up_addresses',
      'known_devices',
      'one_time_codes',
      'sessions',
      'sign_in_failures',
      'allowances_used',
    ],
  },
  {
    what: 'Students’ profiles',
    told: 'Name, engineering type, college year, university, skills, a picture, a text about you, links, the days you can give and your term. Companies read them when you apply to one of their projects; so do the staff of your university and our administrators.',
    tables: ['students', 'profile_images', 'picture_turns'],
  },
  {
    what: 'Résumés',
    told: 'The PDF you keep in your profile, and the one you send with an application. Only the companies you send it to and our administrators read it.',
    tables: ['resumes'],
  },
  {
    what: 'Companies and their people',
    told: 'Company name, recruiter, email address, industry, size, what the company says of itself, its domains, members and invitations.',
    tables: [
      'companies',
      'company_domains',
      'company_members',
      'domain_codes',
      'join_requests',
      'member_invitations',
      'project_supervisors',
    ],
  },
  {
    what: 'Saved projects and searches',
    told: 'What a student keeps, and how often new projects come by email. Nobody else sees it.',
    tables: ['saved_projects', 'saved_searches', 'search_digests'],
  },
  {
    what: 'Applications',
    told: 'Your message, your profile and résumé as you sent them, your order of choice, the company’s ranking and notes, the status and its history. The company, our administrators and, without what was written, the staff of your university see them.',
    tables: ['applications', 'application_notes', 'application_profiles', 'application_versions'],
  },
  {
    what: 'Assignment',
    told: 'When the programme assigns many students at once: the choices and rankings that it was made from, and what came of it.',
    tables: [
      'assignment_entries',
      'assignment_pins',
      'assignment_places',
      'assignment_projects',
      'assignment_runs',
    ],
  },
  {
    what: 'Plans and deliveries',
    told: 'Plans, what you hand in with its files, reviews, objections and requests for more time. You, the company, your team where it is the team’s, the staff of your university and our administrators read them.',
    tables: [
      'engagements',
      'events',
      'plan_versions',
      'milestones',
      'deliveries',
      'delivery_files',
      'files',
      'reviews',
      'objections',
      'extensions',
      'work_reminders',
    ],
  },
  {
    what: 'Check-ins',
    told: 'What you write each week about how the work goes, and the answers. You, the company, the staff of your university and our administrators read them.',
    tables: ['check_ins'],
  },
  {
    what: 'Evaluations',
    told: 'What both sides write about each other, sealed until both have written or time is over; how a team shares its work; what your academic supervisor writes; the outcome and objections to it; and what you tell the programme’s office alone.',
    tables: [
      'evaluations',
      'evaluation_links',
      'evaluation_rounds',
      'academic_evaluations',
      'peer_shares',
      'outcomes',
      'outcome_objections',
      'end_answers',
    ],
  },
  {
    what: 'Credentials and portfolio',
    told: 'What proves your work, and the page that shows it. You choose what is shown and to whom.',
    tables: ['achievements', 'credentials', 'credential_offers', 'portfolios', 'showings'],
  },
  {
    what: 'Your university’s staff',
    told: 'Staff see the students of their university who write from one of its addresses, or whom they or our administrators have confirmed: name, address, profile, how applications stand, and the work. Of others who name the university they see a number and, one by one and without an address, whom they are asked to confirm. They may recommend you, which you can hide, and write notes that only they read.',
    tables: [
      'faculty',
      'faculty_universities',
      'faculty_notes',
      'recommendations',
      'university_words',
    ],
  },
  {
    what: 'Messages to you',
    told: 'Notifications and letters, what you chose to be told of, and when it was mailed.',
    tables: [
      'letters',
      'letter_recipients',
      'notifications',
      'notification_choices',
      'news_mails',
      'news_mail_days',
      'term_reminders',
    ],
  },
  {
    what: 'Messages to us',
    told: 'What you write on the contact page, and our answers. Only our administrators read them.',
    tables: ['contact_messages', 'message_replies'],
  },
  {
    what: 'Conversations',
    told: 'What you and the other side of an application write to each other, and how far you have read. The student, the company’s people who choose applicants or follow the work, and the academic supervisor read it. What you take back is deleted.',
    tables: ['conversations', 'conversation_messages', 'conversation_reads'],
  },
  {
    what: 'What was done by whom',
    told: 'Each change by an administrator, and who posted, changed or moved a project.',
    tables: [
      'audit_log',
      'bulk_actions',
      'bulk_action_subjects',
      'project_edits',
      'status_updates',
      'idempotency_keys',
    ],
  },
];

/** Tables that say nothing about a person. */
export const impersonal: readonly string[] = [
  'call_counts',
  'credential_keys',
  'file_proofs',
  'projects',
  'removed_files',
  'restore_proofs',
  'rubrics',
  'skills',
  'status_lists',
  'status_places',
  'terms',
  'universities',
  'university_domains',
  'university_names',
];
