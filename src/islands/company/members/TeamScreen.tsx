import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { team } from '../../../api/read/companies.ts';
import { refresh } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { memberMay } from '../../../contract/companies/member-rights.ts';
import type { Team } from '../../../contract/companies/members.ts';
import { changeTeamMachine } from '../../../machines/companies/change-team.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { MemberRow } from './MemberRow.tsx';
import { RequestRow } from './RequestRow.tsx';
import { doneWords, questionOf } from './team-words.ts';
import './team.scss';

const InviteDialog = lazy(() => import('./InviteDialog.tsx'));
const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

const managesIn = ({ members }: Team): boolean =>
  members.some(({ isYou, memberRole }) => isYou && memberMay(memberRole, 'manage members'));

/** The people of the company: who they are, what each may do, and who is invited. */
export default function TeamScreen() {
  const read = useRead(team);
  const [snapshot, send, actor] = useMachine(changeTeamMachine);
  const { act, failure } = snapshot.context;
  useRefreshOnRefusal(failure);
  useEmitted(actor, {
    done: ({ act: done }) => {
      announce(doneWords(done));
      refresh();
      focusSoon('team');
    },
  });
  const isOwner = read.data !== undefined && managesIn(read.data);
  const isAsked = act && act.kind !== 'invite' && act.kind !== 'send again';
  const question = snapshot.hasTag('question') && isAsked ? questionOf(act) : null;
  return (
    <Screen
      title="Team"
      lead="Everybody in your company who signs in, each with an account of their own."
      tools={
        isOwner && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => send({ type: 'invite' })}
          >
            Invite somebody
          </button>
        )
      }
    >
      {!question && <MoveFailed failure={snapshot.hasTag('form') ? null : failure} />}
      <Reading
        of={read}
        loading={<PanelSkeleton of="your team" />}
        failed="Your team could not be loaded. Try again later."
      >
        {({ members, requests, invitations }) => (
          <>
            <ul className="team panel" id="team" tabIndex={-1} aria-label="Team">
              {members.map((member) => (
                <MemberRow
                  key={member.accountId}
                  member={member}
                  isManaged={isOwner}
                  isAlone={members.length === 1}
                  onAct={(wanted) => send({ type: 'ask', act: wanted })}
                />
              ))}
            </ul>
            {requests.length > 0 && (
              <section aria-labelledby="requests">
                <h2 id="requests">Ask to join</h2>
                <ul className="team panel">
                  {requests.map((request) => (
                    <RequestRow
                      key={request.id}
                      request={request}
                      onLetIn={(to) => send({ type: 'ask', act: { kind: 'let in', request, to } })}
                      onTurnAway={() => send({ type: 'ask', act: { kind: 'turn away', request } })}
                    />
                  ))}
                </ul>
              </section>
            )}
            {invitations.length > 0 && (
              <section aria-labelledby="invitations">
                <h2 id="invitations">Invited</h2>
                <ul className="team panel">
                  {invitations.map((invitation) => (
                    <InvitationRow
                      key={invitation.id}
                      invitation={invitation}
                      isBusy={snapshot.hasTag('busy')}
                      onSendAgain={() => send({ type: 'send again', invitation })}
                      onTakeBack={() =>
                        send({ type: 'ask', act: { kind: 'take back', invitation } })
                      }
                    />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Reading>
      <Suspense fallback={null}>
        {snapshot.hasTag('form') && (
          <InviteDialog
            isBusy={snapshot.hasTag('busy')}
            failure={failure}
            onSubmit={(form) => send({ type: 'submit', form })}
            onCancel={() => send({ type: 'cancel' })}
          />
        )}
        {question && (
          <ConfirmDialog
            {...question}
            no="Cancel"
            isBusy={snapshot.hasTag('busy')}
            onYes={() => send({ type: 'confirm' })}
            onNo={() => send({ type: 'cancel' })}
          >
            <MoveFailed failure={failure} />
          </ConfirmDialog>
        )}
      </Suspense>
    </Screen>
  );
}
