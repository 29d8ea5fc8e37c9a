/** The screens of the company area by name, each at its own address. */
export const screens = {
  'company-panel': '/company/company-panel',
  'post-project': '/company/post-project',
  project: '/company/project',
  applicants: '/company/applicants',
  work: '/company/work',
  conversations: '/company/conversations',
  team: '/company/team',
  calendar: '/company/calendar',
  profile: '/company/profile',
  notifications: '/company/notifications',
  settings: '/company/settings',
} as const;
