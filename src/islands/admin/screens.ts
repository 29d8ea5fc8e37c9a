/** The screens of the admin area by name, each at its own address; below, where the sidebar leads to them. */
export const screens = {
  dashboard: '/admin/dashboard',
  'manage-admin': '/admin/manage-admin',
  'manage-students': '/admin/manage-students',
  'manage-company': '/admin/manage-company',
  'manage-project': '/admin/manage-project',
  universities: '/admin/universities',
  staff: '/admin/staff',
  terms: '/admin/terms',
  work: '/admin/work',
  credentials: '/admin/credentials',
  calendar: '/admin/calendar',
  student: '/admin/student',
  company: '/admin/company',
  project: '/admin/project',
  'update-status': '/admin/update-status',
  'assign-students': '/admin/assign-students',
  reports: '/admin/reports',
  rubric: '/admin/rubric',
  support: '/admin/support',
  audit: '/admin/audit',
  notifications: '/admin/notifications',
  profile: '/admin/profile',
  settings: '/admin/settings',
} as const;

interface SidebarLink {
  readonly to: string;
  readonly label: string;
  readonly icon: string;
}

interface SidebarGroup {
  /** Above the links; a group of one needs no name. */
  readonly name: string | null;
  readonly links: readonly SidebarLink[];
}

/** Screens that are reached from another one, which the sidebar marks for them. */
const belongsTo: Readonly<Record<string, string>> = {
  [screens.staff]: screens.universities,
  [screens.student]: screens['manage-students'],
  [screens.company]: screens['manage-company'],
  [screens.project]: screens['manage-project'],
  [screens.calendar]: screens.work,
};

/** True for the current screen; 'open' for the screen it belongs to. */
export function currentOf(to: string, path: string): boolean | 'open' {
  const here = path.toLowerCase();
  return here === to || (belongsTo[here] === to && 'open');
}

/** Sidebar links in order. Logout follows them. */
export const sidebarGroups: readonly SidebarGroup[] = [
  { name: null, links: [{ to: screens.dashboard, label: 'Dashboard', icon: 'dashboard' }] },
  {
    name: 'User Management',
    links: [
      { to: screens['manage-admin'], label: 'Manage Admins', icon: 'shield' },
      { to: screens['manage-students'], label: 'Manage Students', icon: 'student' },
      { to: screens['manage-company'], label: 'Manage Companies', icon: 'company' },
      { to: screens.universities, label: 'Universities and staff', icon: 'users' },
    ],
  },
  {
    name: 'Project Management',
    links: [
      { to: screens.work, label: 'Work', icon: 'clock' },
      { to: screens['manage-project'], label: 'All Projects', icon: 'project' },
      { to: screens['update-status'], label: 'Update Status', icon: 'status' },
      { to: screens['assign-students'], label: 'Assign Students', icon: 'assign' },
      { to: screens.credentials, label: 'Credentials', icon: 'star' },
      { to: screens.terms, label: 'Terms', icon: 'calendar' },
    ],
  },
  {
    name: '',
    links: [
      { to: screens.reports, label: 'Reports & Analytics', icon: 'report' },
      { to: screens.rubric, label: 'Evaluation questions', icon: 'edit' },
      { to: screens.support, label: 'Support & Queries', icon: 'support' },
      { to: screens.audit, label: 'Audit log', icon: 'eye' },
    ],
  },
];
