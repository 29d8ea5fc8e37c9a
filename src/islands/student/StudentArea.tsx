import { useStore } from '@nanostores/react';
import { Area } from '../features/accounts/area/Area.tsx';
import { lazy } from '../ui/reading/lazy.ts';
import { $router } from './router.ts';
import { screens } from './screens.ts';
import { WorkLink } from './WorkLink.tsx';

const shown = {
  dashboard: lazy(() => import('./projects/BrowseScreen.tsx')),
  searches: lazy(() => import('./projects/saved-searches/SearchesScreen.tsx')),
  myproject: lazy(() => import('./applications/ApplicationsScreen.tsx')),
  work: lazy(() => import('../features/credentials/ProvenWork.tsx')),
  calendar: lazy(() => import('../features/terms/CalendarScreen.tsx')),
  portfolio: lazy(() => import('./portfolio/PortfolioScreen.tsx')),
  profile: lazy(() => import('./profile/ProfileScreen.tsx')),
  notifications: lazy(() => import('../features/notifications/NotificationsScreen.tsx')),
  settings: lazy(() => import('../features/accounts/settings/SettingsScreen.tsx')),
};

const links = [
  { to: screens.dashboard, label: 'Browse Projects', icon: 'search' },
  { to: screens.myproject, label: 'My Projects', icon: 'project' },
  { to: screens.profile, label: 'Profile', icon: 'user' },
  { to: screens.notifications, label: 'Notifications', icon: 'bell' },
];

export default function StudentArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const Screen = shown[page?.route ?? 'dashboard'];
  return (
    <Area
      of="Student"
      siteName={siteName}
      links={links}
      moreLinks={<WorkLink route={page?.route} />}
      settings={screens.settings}
      notifications={screens.notifications}
      router={$router}
    >
      <Screen />
    </Area>
  );
}
