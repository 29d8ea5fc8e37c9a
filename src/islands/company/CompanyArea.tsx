import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { Area } from '../ui/Area.tsx';
import { $router } from './router.ts';
import { screens } from './screens.ts';

const shown = {
  'company-panel': lazy(() => import('./panel/PanelScreen.tsx')),
  'post-project': lazy(() => import('./post/PostScreen.tsx')),
  applicants: lazy(() => import('./applicants/ApplicantsScreen.tsx')),
  settings: lazy(() => import('../ui/settings/SettingsScreen.tsx')),
};

const links = [
  { to: screens['company-panel'], label: 'Projects', icon: 'project' },
  { to: screens['post-project'], label: 'Post a project', icon: 'plus' },
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
      router={$router}
    >
      <Screen />
    </Area>
  );
}
