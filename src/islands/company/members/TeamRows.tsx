import { useState } from 'react';
import { type MemberRole, memberRoles } from '../../../contract/companies/member-rights.ts';
import type { Invitation, JoinRequest, Member } from '../../../contract/companies/members.ts';
import { timeNow } from '../../../session/clock.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { dayOf, deadlineOf, lastDayOf } from '../../ui/status/dates.ts';
import { changeRole, handOver, leave, remove, roleWords, type TeamAct } from './team-acts.ts';

interface Props {
  member: Member;
  /** True if the reader may change the roles of others. */
  isManaged: boolean;
  /** The only one there is, who can neither leave nor be anything else. */
  isAlone: boolean;
  onAct: (act: TeamAct) => void;
}

/** One of the company's people, with what can be done. */
export function MemberRow({ member, isManaged, isAlone, onAct }: Props) {
  const { accountId, name, email, memberRole, joinedAt, isYou } = member;
  return (
    <li className="team-row min-h-64 py-2">
      <div className="team-who">
        <p className="fw-semibold">
          {name}
          {isYou && <span className="soft"> (you)</span>}
        </p>
        <p className="note">
          {email} · since {dayOf(joinedAt)}
        </p>
      </div>
      {isManaged && !isAlone ? (
        <Select
          className="team-role"
          id={`role-${accountId}`}
          aria-label={`Role of ${name}`}
          value={memberRole}
          options={memberRoles}
          onChoose={(role) => onAct(changeRole(member, role))}
        />
      ) : (
        <p className="team-role" title={roleWords[memberRole]}>
          {memberRole}
        </p>
      )}
      <div className="team-acts">
        {isYou && !isAlone && (
          <Button look="quiet" className="text-bad" onClick={() => onAct(leave)}>
            Leave
          </Button>
        )}
        {isManaged && !isYou && (
          <>
            {memberRole !== 'Owner' && (
              <Button look="quiet" onClick={() => onAct(handOver(member))}>
                Hand over<span className="visually-hidden"> ownership to {name}</span>
              </Button>
            )}
            <Button look="quiet" className="text-bad" onClick={() => onAct(remove(member))}>
              Remove<span className="visually-hidden"> {name}</span>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  isBusy: boolean;
  onSendAgain: () => void;
  onTakeBack: () => void;
}

/** Somebody who is invited and has not come yet. */
export function InvitationRow({ invitation, isBusy, onSendAgain, onTakeBack }: InvitationRowProps) {
  const { name, email, memberRole, expiresAt } = invitation;
  const isOver = new Date(expiresAt) <= timeNow();
  return (
    <li className="team-row min-h-64 py-2">
      <div className="team-who">
        <p className="fw-semibold">{name}</p>
        <p className="note">
          {email} ·{' '}
          {isOver
            ? `the link expired on ${lastDayOf(expiresAt)}`
            : `the link works until ${deadlineOf(expiresAt)}`}
        </p>
      </div>
      <p className="team-role">{memberRole}</p>
      <div className="team-acts">
        <Button look="quiet" disabled={isBusy} onClick={onSendAgain}>
          Send again<span className="visually-hidden"> to {name}</span>
        </Button>
        <Button look="quiet" className="text-bad" disabled={isBusy} onClick={onTakeBack}>
          Withdraw<span className="visually-hidden"> the invitation to {name}</span>
        </Button>
      </div>
    </li>
  );
}

interface RequestRowProps {
  request: JoinRequest;
  onLetIn: (role: MemberRole) => void;
  onTurnAway: () => void;
}

/** Somebody with an address at the company's domain who asks to join. */
export function RequestRow({ request, onLetIn, onTurnAway }: RequestRowProps) {
  const { id, name, email, askedAt } = request;
  const [role, setRole] = useState<MemberRole>('Supervisor');
  return (
    <li className="team-row min-h-64 py-2">
      <div className="team-who">
        <p className="fw-semibold">{name}</p>
        <p className="note">
          {email} · asked on {dayOf(askedAt)}
        </p>
      </div>
      <Select
        className="team-role"
        id={`request-role-${id}`}
        aria-label={`Role for ${name}`}
        value={role}
        options={memberRoles}
        onChoose={setRole}
      />
      <div className="team-acts">
        <Button look="quiet" onClick={() => onLetIn(role)}>
          Invite<span className="visually-hidden"> {name}</span>
        </Button>
        <Button look="quiet" className="text-bad" onClick={onTurnAway}>
          Decline<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
