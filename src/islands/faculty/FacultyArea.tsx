import { useStore } from '@nanostores/react';
import { createRouter } from '@nanostores/router';
import { Area } from '../features/accounts/area/Area.tsx';
import { lazyScreen } from '../features/accounts/area/AreaSkeleton.tsx';
import { ConversationsLink } from '../features/conversations/ConversationsLink.tsx';
import { asIsland } from '../ui/island/as-island.tsx';
import { screens } from './screens.ts';

const $router = createRouter(screens, { links: false });

const shown = {
  students: lazyScreen(() => import('./students/StudentsScreen.tsx')),
  student: lazyScreen(() => import('./record/StudentScreen.tsx')),
  work: lazyScreen(() => import('../features/credentials/ProvenWork.tsx')),
  conversations: lazyScreen(() => import('../features/conversations/ConversationsScreen.tsx')),
  calendar: lazyScreen(() => import('../features/terms/CalendarScreen.tsx')),
  notifications: lazyScreen(() => import('../features/notifications/NotificationsScreen.tsx')),
  settings: lazyScreen(() => import('../features/accounts/settings/SettingsScreen.tsx')),
};

const links = [
  { to: screens.students, label: 'Students', icon: 'student' },
  { to: screens.work, label: 'Work', icon: 'status' },
  { to: screens.notifications, label: 'Notifications', icon: 'bell' },
];

function FacultyArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const Screen = shown[page?.route ?? 'students'];
  return (
    <Area
      of="Faculty"
      siteName={siteName}
      links={links}
      moreLinks={
        <ConversationsLink to={screens.conversations} isHere={page?.route === 'conversations'} />
      }
      settings={screens.settings}
      notifications={screens.notifications}
      router={$router}
    >
      <Screen />
    </Area>
  );
}

export default asIsland(FacultyArea);
