import { useMachine } from '@xstate/react';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { sessionsMachine } from '../../../machines/account/sessions.ts';
import { focusSoon } from '../dialog/focus.ts';
import { Screen } from '../navigation/Screen.tsx';
import { announce } from '../status/toasts.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { RunningSessions } from './RunningSessions.tsx';
import './settings.scss';

const ConfirmEnding = lazy(() => import('./ConfirmEnding.tsx'));

/** What every area lets a person settle about their account. */
export default function SettingsScreen() {
  const [snapshot, send, sessions] = useMachine(sessionsMachine);
  const { ending } = snapshot.context;
  const refresh = useCallback(() => send({ type: 'refresh' }), [send]);

  useEffect(() => {
    const heard = sessions.on('ended', ({ answer }) => {
      announce(answer);
      focusSoon('sessions');
    });
    return () => heard.unsubscribe();
  }, [sessions]);

  return (
    <Screen title="Settings" lead="Your password, and where you are signed in.">
      <div className="settings">
        <ChangePassword onChanged={refresh} />
        <RunningSessions of={sessions} />
      </div>
      <Suspense fallback={null}>
        {snapshot.matches('confirming') && ending && (
          <ConfirmEnding
            ending={ending}
            onYes={() => send({ type: 'confirm' })}
            onNo={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
    </Screen>
  );
}
