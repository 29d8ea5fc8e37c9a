import { useStore } from '@nanostores/react';
import { Area } from '../features/accounts/area/Area.tsx';
import { lazyScreen } from '../features/accounts/area/AreaSkeleton.tsx';
import { ConversationsLink } from '../features/conversations/ConversationsLink.tsx';
import { asIsland } from '../ui/island/as-island.tsx';
import { $router } from './router.ts';
import { screens } from './screens.ts';
import { WorkLink } from './WorkLink.tsx';

const shown = {
  dashboard: lazyScreen(() => import('./projects/BrowseScreen.tsx')),
  searches: lazyScreen(() => import('./projects/saved-searches/SearchesScreen.tsx')),
  myproject: lazyScreen(() => import('./applications/ApplicationsScreen.tsx')),
  work: lazyScreen(() => import('../features/credentials/ProvenWork.tsx')),
  conversations: lazyScreen(() => import('./conversations/StudentConversations.tsx')),
  calendar: lazyScreen(() => import('../features/terms/CalendarScreen.tsx')),
  portfolio: lazyScreen(() => import('./portfolio/PortfolioScreen.tsx')),
  profile: lazyScreen(() => import('./profile/ProfileScreen.tsx')),
  notifications: lazyScreen(() => import('../features/notifications/NotificationsScreen.tsx')),
  settings: lazyScreen(() => import('../features/accounts/settings/SettingsScreen.tsx')),
};

const links = [
  { to: screens.dashboard, label: 'Browse Projects', icon: 'search' },
  { to: screens.myproject, label: 'My Projects', icon: 'project' },
  { to: screens.profile, label: 'Profile', icon: 'user' },
  { to: screens.notifications, label: 'Notifications', icon: 'bell' },
];

function StudentArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const Screen = shown[page?.route ?? 'dashboard'];
  return (
    <Area
      of="Student"
      siteName={siteName}
      links={links}
      moreLinks={
        <>
          <WorkLink route={page?.route} />
          <ConversationsLink to={screens.conversations} isHere={page?.route === 'conversations'} />
        </>
      }
      settings={screens.settings}
      notifications={screens.notifications}
      router={$router}
    >
      <Screen />
    </Area>
  );
}

export default asIsland(StudentArea);
