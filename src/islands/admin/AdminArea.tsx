import { useStore } from '@nanostores/react';
import { Area } from '../features/accounts/area/Area.tsx';
import { lazy } from '../ui/reading/lazy.ts';
import { $router } from './router.ts';
import { screens } from './screens.ts';
import { AdminFrame } from './shell/AdminFrame.tsx';
import { AdminSkeleton } from './shell/AdminSkeleton.tsx';
import { Removals } from './table/removal/Removals.tsx';

const shown = {
  dashboard: lazy(() => import('./overview/DashboardScreen.tsx')),
  'manage-admin': lazy(() => import('./accounts/AdminsScreen.tsx')),
  'manage-students': lazy(() => import('./students/StudentsScreen.tsx')),
  'manage-company': lazy(() => import('./companies/CompaniesScreen.tsx')),
  'manage-project': lazy(() => import('./projects/ProjectsScreen.tsx')),
  universities: lazy(() => import('./universities/UniversitiesScreen.tsx')),
  staff: lazy(() => import('./university-staff/StaffScreen.tsx')),
  terms: lazy(() => import('./terms/TermsScreen.tsx')),
  work: lazy(() => import('../features/credentials/ProvenWork.tsx')),
  credentials: lazy(() => import('./credentials/CredentialsScreen.tsx')),
  calendar: lazy(() => import('../features/terms/CalendarScreen.tsx')),
  student: lazy(() => import('./records/student/StudentRecordScreen.tsx')),
  company: lazy(() => import('./records/company/CompanyRecordScreen.tsx')),
  project: lazy(() => import('./records/project/ProjectRecordScreen.tsx')),
  'update-status': lazy(() => import('./status-updates/StatusesScreen.tsx')),
  'assign-students': lazy(() => import('./assignments/AssignScreen.tsx')),
  reports: lazy(() => import('./reports/ReportsScreen.tsx')),
  rubric: lazy(() => import('./rubric/RubricScreen.tsx')),
  support: lazy(() => import('./messages/SupportScreen.tsx')),
  audit: lazy(() => import('./audit/AuditScreen.tsx')),
  notifications: lazy(() => import('../features/notifications/NotificationsScreen.tsx')),
  profile: lazy(() => import('./profile/ProfileScreen.tsx')),
  settings: lazy(() => import('../features/accounts/settings/SettingsScreen.tsx')),
};

export default function AdminArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const Screen = shown[page?.route ?? 'dashboard'];
  return (
    <Area
      of="Admin"
      siteName={siteName}
      frame={AdminFrame}
      skeleton={<AdminSkeleton />}
      foot={<Removals />}
      settings={screens.settings}
      notifications={screens.notifications}
      router={$router}
    >
      <Screen />
    </Area>
  );
}
