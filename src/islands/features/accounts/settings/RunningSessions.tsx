import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { refresh } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  endingMachine,
  isEnding,
  othersOf,
  ownSessions,
} from '../../../../machines/accounts/sessions.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { lazy } from '../../../ui/reading/lazy.ts';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { SessionRow } from './SessionRow.tsx';

const ConfirmEnding = lazy(() => import('./ConfirmEnding.tsx'));

/** Where a person is signed in, and the way to end what should not be. */
export function RunningSessions() {
  const [snapshot, send, actor] = useMachine(endingMachine);
  const { ending, failure } = snapshot.context;
  useEmitted(actor, {
    ended: ({ answer }) => {
      // Others may have ended or begun meanwhile.
      refresh(ownSessions);
      if (answer === null) return;
      announce(answer);
      focusSoon('sessions');
    },
  });
  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1}>
        Where you are signed in
      </h2>
      <MoveFailed failure={failure} />
      <Reading
        of={useRead(ownSessions)}
        loading={<p role="status">Loading sessions…</p>}
        failed="Your sessions could not be loaded. Try again later."
      >
        {(sessions) => (
          <>
            <p className="soft">
              {othersOf(sessions).length === 0
                ? 'Only on this device.'
                : 'If you do not recognise a session, end it and change your password.'}
            </p>
            <ul className="sessions">
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={isEnding(snapshot, session)}
                  onEnd={() => send({ type: 'ask', ending: session })}
                />
              ))}
            </ul>
            {othersOf(sessions).length > 0 && (
              <BusyButton
                className="btn btn-outline-danger"
                busy={isEnding(snapshot, 'others')}
                onClick={() => send({ type: 'ask', ending: 'others' })}
              >
                End all other sessions
              </BusyButton>
            )}
          </>
        )}
      </Reading>
      <Suspense fallback={null}>
        {snapshot.matches('confirming') && ending && (
          <ConfirmEnding
            ending={ending}
            onYes={() => send({ type: 'confirm' })}
            onNo={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
    </section>
  );
}
