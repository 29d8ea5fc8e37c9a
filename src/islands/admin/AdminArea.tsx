import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { Area } from '../ui/Area.tsx';
import { $router } from './router.ts';
import { screens } from './screens.ts';

const shown = {
  dashboard: lazy(() => import('./dashboard/DashboardScreen.tsx')),
  settings: lazy(() => import('../ui/settings/SettingsScreen.tsx')),
};

const links = [{ to: screens.dashboard, label: 'Dashboard', icon: 'dashboard' }];

export default function AdminArea({ siteName }: { siteName: string }) {
  const page = useStore($router);
  const Screen = shown[page?.route ?? 'dashboard'];
  return (
    <Area of="Admin" siteName={siteName} links={links} settings={screens.settings} router={$router}>
      <Screen />
    </Area>
  );
}
