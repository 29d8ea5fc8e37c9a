import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { Area } from '../ui/navigation/Area.tsx';
import { $router } from './router.ts';
import { screens } from './screens.ts';

const shown = {
  'company-panel': lazy(() => import('./panel/PanelScreen.tsx')),
  'post-project': lazy(() => import('./post/PostScreen.tsx')),
  project: lazy(() => import('./project/ProjectScreen.tsx')),
  applicants: lazy(() => import('./applicants/ApplicantsScreen.tsx')),
  profile: lazy(() => import('./profile/ProfileScreen.tsx')),
  notifications: lazy(() => import('../ui/notifications/NotificationsScreen.tsx')),
  settings: lazy(() => import('../ui/settings/SettingsScreen.tsx')),
};

const links = [
  { to: screens['company-panel'], label: 'Projects', icon: 'project' },
  { to: screens['post-project'], label: 'Post a project', icon: 'plus' },
  { to: screens.profile, label: 'Profile', icon: 'company' },
  { to: screens.notifications, label: 'Notifications', icon: 'bell' },
];

export default function CompanyArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const Screen = shown[page?.route ?? 'company-panel'];
  return (
    <Area
      of="Company"
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
