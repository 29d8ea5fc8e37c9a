import { screens } from '../../screens.ts';

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

/** Whether a link leads to where one is, or to the screen that is reached from there. */
export function currentOf(to: string, path: string): boolean | 'open' {
  const here = path.toLowerCase();
  return here === to || (belongsTo[here] === to && 'open');
}

/** The sidebar in the order it stands; Logout comes after all of them. */
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
      { to: screens.support, label: 'Support & Queries', icon: 'support' },
    ],
  },
];
