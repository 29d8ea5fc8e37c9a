import { lazy } from 'react';
import { Area } from '../ui/Area.tsx';
import { $router } from './router.ts';
import { screens } from './screens.ts';

const DashboardScreen = lazy(() => import('./dashboard/DashboardScreen.tsx'));

const links = [{ to: screens.dashboard, label: 'Dashboard', icon: 'dashboard' }];

export default function AdminArea({ siteName }: { siteName: string }) {
  return (
    <Area of="Admin" siteName={siteName} links={links} router={$router}>
      <DashboardScreen />
    </Area>
  );
}
