import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import type { ReadableAtom } from 'nanostores';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Role } from '../../contract/people.ts';
import { areaMachine } from '../../machines/area.ts';
import { AreaHead, type AreaLink } from './AreaHead.tsx';
import { AreaSkeleton, ScreenSkeleton } from './AreaSkeleton.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Misplaced } from './Misplaced.tsx';
import { NavigationProvider, type Open } from './navigation.tsx';
import { NotificationsProvider } from './notifications/NotificationsProvider.tsx';
import { SiteNameProvider } from './site-name.ts';
import { Toasts } from './Toasts.tsx';
import './area.scss';

const ConfirmSignOut = lazy(() => import('./ConfirmSignOut.tsx'));

/** What an area's router shows of itself; each area makes its own. */
type AreaRouter = ReadableAtom<{ path: string; search: Record<string, string> } | undefined> & {
  open: Open;
};

interface Props {
  /** Whose area it is. */
  of: Role;
  siteName: string;
  links: readonly AreaLink[];
  /** Where the settings stand. */
  settings: string;
  /** Where the notifications stand, in an area that follows them. */
  notifications?: string;
  router: AreaRouter;
  children: ReactNode;
}

/** The guard of an area and the frame of its screens. Until the session is known to fit, only a skeleton. */
export function Area({ of, siteName, links, settings, notifications, router, children }: Props) {
  const [snapshot, send] = useMachine(areaMachine, { input: { role: of } });
  const page = useStore(router);
  if (!snapshot.matches('inside')) return <AreaSkeleton />;
  return (
    <SiteNameProvider value={siteName}>
      <NavigationProvider value={router.open}>
        <NotificationsProvider address={notifications} path={page?.path ?? ''}>
          <div className="area">
            <a className="skip-link" href="#main">
              Skip to the content
            </a>
            <AreaHead
              links={links}
              settings={settings}
              notifications={notifications}
              path={page?.path ?? ''}
              onSignOut={() => send({ type: 'sign out' })}
            />
            <Misplaced search={page?.search ?? {}} />
            <Breakdown>
              <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
            </Breakdown>
            <Toasts />
            <Suspense fallback={null}>
              {snapshot.matches({ inside: 'asked to stay' }) && (
                <ConfirmSignOut
                  onYes={() => send({ type: 'confirm' })}
                  onNo={() => send({ type: 'cancel' })}
                />
              )}
            </Suspense>
          </div>
        </NotificationsProvider>
      </NavigationProvider>
    </SiteNameProvider>
  );
}
