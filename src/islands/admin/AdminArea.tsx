import { useStore } from '@nanostores/react';
import { createRouter } from '@nanostores/router';
import { Area } from '../features/accounts/area/Area.tsx';
import { lazyScreen } from '../features/accounts/area/AreaSkeleton.tsx';
import { asIsland } from '../ui/island/as-island.tsx';
import { screens } from './screens.ts';
import { AdminFrame } from './shell/AdminFrame.tsx';
import { AdminSkeleton } from './shell/AdminSkeleton.tsx';

const $router = createRouter(screens, { links: false });

const shown = {
  dashboard: lazyScreen(() => import('./overview/DashboardScreen.tsx')),
  'manage-admin': lazyScreen(() => import('./accounts/AdminsScreen.tsx')),
  'manage-students': lazyScreen(() => import('./students/StudentsScreen.tsx')),
  'manage-company': lazyScreen(() => import('./companies/CompaniesScreen.tsx')),
  'manage-project': lazyScreen(() => import('./projects/ProjectsScreen.tsx')),
  universities: lazyScreen(() => import('./universities/UniversitiesScreen.tsx')),
  staff: lazyScreen(() => import('./university-staff/StaffScreen.tsx')),
  terms: lazyScreen(() => import('./terms/TermsScreen.tsx')),
  work: lazyScreen(() => import('../features/credentials/ProvenWork.tsx')),
  credentials: lazyScreen(() => import('./credentials/CredentialsScreen.tsx')),
  calendar: lazyScreen(() => import('../features/terms/CalendarScreen.tsx')),
  student: lazyScreen(() => import('./records/student/StudentRecordScreen.tsx')),
  company: lazyScreen(() => import('./records/company/CompanyRecordScreen.tsx')),
  project: lazyScreen(() => import('./records/project/ProjectRecordScreen.tsx')),
  'update-status': lazyScreen(() => import('./status-updates/StatusesScreen.tsx')),
  'assign-students': lazyScreen(() => import('./assignments/AssignScreen.tsx')),
  reports: lazyScreen(() => import('./reports/ReportsScreen.tsx')),
  rubric: lazyScreen(() => import('./rubric/RubricScreen.tsx')),
  support: lazyScreen(() => import('./messages/SupportScreen.tsx')),
  audit: lazyScreen(() => import('./audit/AuditScreen.tsx')),
  notifications: lazyScreen(() => import('../features/notifications/NotificationsScreen.tsx')),
  profile: lazyScreen(() => import('./profile/ProfileScreen.tsx')),
  settings: lazyScreen(() => import('../features/accounts/settings/SettingsScreen.tsx')),
};

function AdminArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const Screen = shown[page?.route ?? 'dashboard'];
  return (
    <Area
      of="Admin"
      siteName={siteName}
      frame={AdminFrame}
      skeleton={<AdminSkeleton />}
      settings={screens.settings}
      notifications={screens.notifications}
      router={$router}
    >
      <Screen />
    </Area>
  );
}

export default asIsland(AdminArea);
