import { useSelector } from '@xstate/react';
import {
  failedEnding,
  isEnding,
  isFirstLoad,
  othersOf,
  type Sessions,
} from '../../../machines/account/sessions.ts';
import { BusyButton } from '../form/BusyButton.tsx';
import { LoadFailed } from '../list/Empty.tsx';
import { MoveFailed } from '../status/MoveFailed.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Where a person is signed in, and the way to end what should not be. */
export function RunningSessions({ of }: { of: Sessions }) {
  const snapshot = useSelector(of, (now) => now);
  const { sessions } = snapshot.context;
  const others = othersOf(sessions).length;
  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1}>
        Where you are signed in
      </h2>
      {isFirstLoad(snapshot) && <p role="status">Loading sessions…</p>}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Your sessions could not be loaded. Please try again later."
          onRetry={() => of.send({ type: 'refresh' })}
        />
      )}
      <MoveFailed failure={failedEnding(snapshot)} />
      {sessions && !snapshot.matches('failed') && (
        <>
          <p className="soft">
            {others === 0
              ? 'Nowhere but here.'
              : 'Something here you do not know? End it, and change your password.'}
          </p>
          <ul className="sessions" aria-busy={snapshot.matches('loading')}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={isEnding(snapshot, session)}
                onEnd={() => of.send({ type: 'ask', ending: session })}
              />
            ))}
          </ul>
          {others > 0 && (
            <BusyButton
              className="btn btn-outline-danger"
              busy={isEnding(snapshot, 'others')}
              onClick={() => of.send({ type: 'ask', ending: 'others' })}
            >
              End all other sessions
            </BusyButton>
          )}
        </>
      )}
    </section>
  );
}
