import { useState } from 'react';
import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { team } from '../../../api/read/companies.ts';
import { refresh } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { memberMay } from '../../../contract/companies/member-rights.ts';
import { inviteMemberAgain, type Team } from '../../../contract/companies/members.ts';
import { signInPlace } from '../../../session/places.ts';
import { endSession } from '../../../session/session.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { InvitationRow, MemberRow, RequestRow } from './TeamRows.tsx';
import { invitedWords, letIn, type TeamAct, takeBack, turnAway } from './team-acts.ts';
import './team.scss';

const InviteDialog = lazy(() => import('./InviteDialog.tsx'));
const ConfirmDialog = lazy(() => import('../../ui/dialog/ConfirmDialog.tsx'));

const managesIn = ({ members }: Team): boolean =>
  members.some(({ isYou, memberRole }) => isYou && memberMay(memberRole, 'manage members'));

const emailOf = (team: Team | undefined, invitation: number): string =>
  team?.invitations.find(({ id }) => id === invitation)?.email ?? '';

/** The people of the company: who they are, what each may do, and who is invited. */
export default function TeamScreen() {
  const read = useRead(team);
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<TeamAct | null>(null);
  const settled = (sentence: string) => {
    announce(sentence);
    refresh();
    focusSoon('team');
  };
  const doing = useAct((act: TeamAct) => act.send(), {
    done: (_, act) => {
      if (act.done === null) {
        endSession();
        return window.location.replace(signInPlace);
      }
      setAsked(null);
      settled(act.done);
    },
    failed: refreshOnRefusal,
  });
  const again = useAct(inviteMemberAgain, {
    done: (_, { params }) => settled(invitedWords(emailOf(read.data, Number(params.id)))),
    failed: refreshOnRefusal,
  });
  const ask = (act: TeamAct) => {
    doing.forget();
    again.forget();
    setAsked(act);
  };
  const isOwner = read.data !== undefined && managesIn(read.data);
  return (
    <Screen
      title="Team"
      lead="Everybody in your company who signs in, each with an account of their own."
      tools={
        isOwner && (
          <Button
            look="primary"
            onClick={() => {
              again.forget();
              setInviting(true);
            }}
          >
            Invite somebody
          </Button>
        )
      }
    >
      <MoveFailed failure={again.failure} />
      <Reading
        of={read}
        loading={<PanelSkeleton of="your team" />}
        failed="Your team could not be loaded. Try again later."
      >
        {({ members, requests, invitations }) => (
          <>
            <ul
              className="panel plain-list lined mb-8 py-0 px-5"
              id="team"
              tabIndex={-1}
              aria-label="Team"
            >
              {members.map((member) => (
                <MemberRow
                  key={member.accountId}
                  member={member}
                  isManaged={isOwner}
                  isAlone={members.length === 1}
                  onAct={ask}
                />
              ))}
            </ul>
            {requests.length > 0 && (
              <section aria-labelledby="requests">
                <h2 id="requests">Requests to join</h2>
                <ul className="panel plain-list lined mb-8 py-0 px-5">
                  {requests.map((request) => (
                    <RequestRow
                      key={request.id}
                      request={request}
                      onLetIn={(role) => ask(letIn(request, role))}
                      onTurnAway={() => ask(turnAway(request))}
                    />
                  ))}
                </ul>
              </section>
            )}
            {invitations.length > 0 && (
              <section aria-labelledby="invitations">
                <h2 id="invitations">Invited</h2>
                <ul className="panel plain-list lined mb-8 py-0 px-5">
                  {invitations.map((invitation) => (
                    <InvitationRow
                      key={invitation.id}
                      invitation={invitation}
                      isBusy={again.isPending}
                      onSendAgain={() => again.press({ params: { id: invitation.id } })}
                      onTakeBack={() => ask(takeBack(invitation))}
                    />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Reading>
      {isInviting && (
        <InviteDialog
          onInvited={(email) => {
            setInviting(false);
            settled(invitedWords(email));
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {asked && (
        <ConfirmDialog
          {...asked}
          no="Cancel"
          failure={doing.failure}
          isBusy={doing.isPending}
          onYes={() => doing.press(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </Screen>
  );
}
