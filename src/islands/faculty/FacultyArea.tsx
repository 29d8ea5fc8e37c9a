import { useStore } from '@nanostores/react';
import { Area } from '../features/accounts/area/Area.tsx';
import { lazy } from '../ui/reading/lazy.ts';
import { $router } from './router.ts';
import { screens } from './screens.ts';

const shown = {
  students: lazy(() => import('./students/StudentsScreen.tsx')),
  student: lazy(() => import('./record/StudentScreen.tsx')),
  work: lazy(() => import('../features/credentials/ProvenWork.tsx')),
  calendar: lazy(() => import('../features/terms/CalendarScreen.tsx')),
  notifications: lazy(() => import('../features/notifications/NotificationsScreen.tsx')),
  settings: lazy(() => import('../features/accounts/settings/SettingsScreen.tsx')),
};

const links = [
  { to: screens.students, label: 'Students', icon: 'student' },
  { to: screens.work, label: 'Work', icon: 'status' },
  { to: screens.notifications, label: 'Notifications', icon: 'bell' },
];

export default function FacultyArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const Screen = shown[page?.route ?? 'students'];
  return (
    <Area
      of="Faculty"
      siteName={siteName}
      links={links}
      settings={screens.settings}
      notifications={screens.notifications}
      router={$router}
    >
      <Screen />
    </Area>
  );
}
