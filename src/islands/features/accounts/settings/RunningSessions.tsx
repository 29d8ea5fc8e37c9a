import { useState } from 'react';
import { useAct } from '../../../../api/act/useAct.ts';
import { ownSessions } from '../../../../api/read/accounts.ts';
import { refresh } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { endSession, type SignedInSession } from '../../../../contract/accounts/sessions.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { agoOf } from '../../../ui/status/ago.ts';
import { momentOf } from '../../../ui/status/dates.ts';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { announce } from '../../../ui/status/toasts.ts';

const ConfirmDialog = lazy(() => import('../../../ui/dialog/ConfirmDialog.tsx'));

/** One session, or all but the current one. */
type Ending = SignedInSession | 'others';

const wordsOf = (ending: Ending) =>
  ending === 'others'
    ? {
        title: 'End all other sessions',
        question: 'Are you sure you want to end all other sessions?',
        consequence: 'This signs you out on every other device. You stay signed in here.',
        yes: 'End other sessions',
      }
    : {
        title: 'End this session',
        question: 'Are you sure you want to end this session?',
        consequence: `This signs you out on ${ending.device}.`,
        yes: 'End session',
      };

const othersOf = (sessions: readonly SignedInSession[]) =>
  sessions.filter(({ current }) => !current);

/** A person's sessions, each with a button to end it. */
export function RunningSessions() {
  const [asked, ask] = useState<Ending | null>(null);
  const { press, sending, failure, forget } = useAct(endSession, {
    // Others may have ended or begun meanwhile.
    changes: () => refresh(ownSessions),
    done: (answer) => {
      announce(answer);
      focusSoon('sessions');
    },
    gone: () => refresh(ownSessions),
  });
  const askToEnd = (ending: Ending) => {
    if (sending) return;
    forget();
    ask(ending);
  };
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
                  isEnding={sending?.params.id === session.id}
                  onEnd={() => askToEnd(session)}
                />
              ))}
            </ul>
            {othersOf(sessions).length > 0 && (
              <BusyButton
                look="outline-danger"
                busy={sending?.params.id === 'others'}
                onClick={() => askToEnd('others')}
              >
                End all other sessions
              </BusyButton>
            )}
          </>
        )}
      </Reading>
      {asked && (
        <ConfirmDialog
          {...wordsOf(asked)}
          no="Cancel"
          onYes={() => {
            ask(null);
            press({ params: { id: asked === 'others' ? asked : asked.id } });
          }}
          onNo={() => ask(null)}
        />
      )}
    </section>
  );
}

interface SessionRowProps {
  session: SignedInSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One place where a person is signed in. This device has no button: Logout ends it. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, createdAt, lastUsedAt, current } = session;
  const ago = agoOf(lastUsedAt);
  return (
    <li className="session py-4">
      <Icon name="lock" />
      <div>
        <p className="cluster row-gap-1 column-gap-3 fw-semibold m-0">
          {device}
          {current && <span className="chip">This device</span>}
        </p>
        <p className="note m-0">
          Last used{' '}
          <time dateTime={lastUsedAt} title={momentOf(lastUsedAt)}>
            {ago}
          </time>
        </p>
        <p className="note m-0">
          Signed in <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </p>
      </div>
      {!current && (
        <BusyButton size="sm" busy={isEnding} onClick={onEnd}>
          End
          <span className="visually-hidden">{` the session on ${device}, last used ${ago}`}</span>
        </BusyButton>
      )}
    </li>
  );
}
