import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import type { ReadableAtom } from 'nanostores';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Role } from '../../../../contract/accounts/people.ts';
import { areaMachine } from '../../../../machines/accounts/area.ts';
import {
  $passwordQuestion,
  answerPasswordQuestion,
} from '../../../../session/password-question.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { SettingsAddressProvider, SiteNameProvider } from '../../../ui/navigation/area-facts.ts';
import {
  NavigationProvider,
  type Open,
  SearchProvider,
} from '../../../ui/navigation/navigation.tsx';
import { keepDoubleClicksInPlace } from '../../../ui/press/double-click.ts';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { ErrorBoundary } from '../../../ui/status/ErrorBoundary.tsx';
import { Toasts } from '../../../ui/status/Toasts.tsx';
import { NotificationsProvider } from '../../notifications/NotificationsProvider.tsx';
import { RoleProvider } from '../useRole.ts';
import { AreaHead, type AreaLink } from './AreaHead.tsx';
import { AreaSkeleton } from './AreaSkeleton.tsx';
import './area.scss';

const AskPassword = lazy(() => import('./AskPassword.tsx'));
const ConfirmDialog = lazy(() => import('../../../ui/dialog/ConfirmDialog.tsx'));

/** An area's router as the frame uses it. */
type AreaRouter = ReadableAtom<{ path: string; search: Record<string, string> } | undefined> & {
  open: Open;
};

/** Props of an area's own frame. */
export interface FrameParts {
  /** The path shown now. */
  readonly path: string;
  readonly onSignOut: () => void;
  /** The notice, the screen and the toasts below it. */
  readonly children: ReactNode;
}

interface Usual {
  readonly links: readonly AreaLink[];
  /** Further links that only some people have. */
  readonly moreLinks?: ReactNode;
  readonly frame?: never;
}

interface Own {
  readonly frame: ComponentType<FrameParts>;
}

type Props = (Usual | Own) & {
  of: Role;
  siteName: string;
  /** Address of the settings. */
  settings: string;
  /** Address of the notifications, in an area that has them. */
  notifications?: string;
  router: AreaRouter;
  /** Shown until the session is known to fit. */
  skeleton?: ReactNode;
  children: ReactNode;
};

const nowhere = { path: '', search: {} };

/** The guard of an area and the frame of its screens. Until the session is known to fit, only a skeleton. */
export function Area(props: Props) {
  const {
    of,
    siteName,
    settings,
    notifications,
    router,
    skeleton = <AreaSkeleton />,
    children,
  } = props;
  const [snapshot, send] = useMachine(areaMachine, { input: { role: of } });
  const page = useStore(router);
  const question = useStore($passwordQuestion);
  useEffect(keepDoubleClicksInPlace, []);
  if (!snapshot.matches('inside')) return skeleton;
  const { path, search } = page ?? nowhere;
  const signOut = () => send({ type: 'sign out' });
  const screen = (
    <>
      <WrongRoleNotice search={search} onSwitch={(next) => send({ type: 'sign out', next })} />
      <ErrorBoundary>
        <RoleProvider value={of}>
          <SearchProvider value={search}>{children}</SearchProvider>
        </RoleProvider>
      </ErrorBoundary>
      <Toasts />
    </>
  );
  return (
    <SiteNameProvider value={siteName}>
      <NavigationProvider value={router.open}>
        <NotificationsProvider address={notifications} path={path} search={search}>
          <SettingsAddressProvider value={settings}>
            <div className="area d-flex flex-column">
              <a className="skip-link" href="#main">
                Skip to the content
              </a>
              {props.frame ? (
                <props.frame path={path} onSignOut={signOut}>
                  {screen}
                </props.frame>
              ) : (
                <>
                  <AreaHead
                    links={props.links}
                    moreLinks={props.moreLinks}
                    settings={settings}
                    notifications={notifications}
                    path={path}
                    onSignOut={signOut}
                  />
                  {screen}
                </>
              )}
              {question && <AskPassword onAnswer={answerPasswordQuestion} />}
              {snapshot.matches({ inside: 'asked to stay' }) && (
                <ConfirmDialog
                  title="Logout"
                  question="Are you sure you want to log out?"
                  consequence="You will lose anything you have not sent."
                  yes="Logout"
                  no="Stay signed in"
                  onYes={() => send({ type: 'confirm' })}
                  onNo={() => send({ type: 'cancel' })}
                />
              )}
            </div>
          </SettingsAddressProvider>
        </NotificationsProvider>
      </NavigationProvider>
    </SiteNameProvider>
  );
}

interface NoticeProps {
  search: Record<string, string>;
  /** Leads there once another account has signed in. */
  onSwitch: (next: string) => void;
}

/**
 * Explains to a person who asked for another role's area why they are in their own, and offers to sign in with another
 * account.
 */
function WrongRoleNotice({ search, onSwitch }: NoticeProps) {
  // Keep the first address, because it changes with the next screen.
  const [{ reason, asked }] = useState(search);
  const [isShown, show] = useState(reason === 'other-role');
  if (!isShown) return null;
  return (
    <div className="area-notice pt-5">
      <div className="alert alert-info d-flex gap-4 mb-0" role="status">
        <span className="flex-grow-1">
          That page is for another type of account. This is your own area.{' '}
          {asked && (
            <Button look="link" className="p-0 align-baseline" onClick={() => onSwitch(asked)}>
              Open it with your other account
            </Button>
          )}
        </span>
        <button
          type="button"
          className="btn-close"
          aria-label="Close"
          onClick={() => show(false)}
        />
      </div>
    </div>
  );
}
