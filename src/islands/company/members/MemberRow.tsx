import { type MemberRole, memberRoles } from '../../../contract/companies/member-rights.ts';
import type { Member } from '../../../contract/companies/members.ts';
import { Button } from '../../ui/form/Button.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import type { TeamAct } from './team-acts.ts';
import { roleWords } from './team-words.ts';

interface Props {
  member: Member;
  /** Whether the reader may change what others are. */
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
        <select
          className="form-select team-role"
          id={`role-${accountId}`}
          aria-label={`Role of ${name}`}
          value={memberRole}
          onChange={({ currentTarget }) =>
            onAct({ kind: 'change role', member, to: currentTarget.value as MemberRole })
          }
        >
          {memberRoles.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </select>
      ) : (
        <p className="team-role" title={roleWords[memberRole]}>
          {memberRole}
        </p>
      )}
      <div className="team-acts">
        {isYou && !isAlone && (
          <Button look="quiet" className="text-bad" onClick={() => onAct({ kind: 'leave' })}>
            Leave
          </Button>
        )}
        {isManaged && !isYou && (
          <>
            {memberRole !== 'Owner' && (
              <Button look="quiet" onClick={() => onAct({ kind: 'hand over', member })}>
                Hand over<span className="visually-hidden"> ownership to {name}</span>
              </Button>
            )}
            <Button
              look="quiet"
              className="text-bad"
              onClick={() => onAct({ kind: 'remove', member })}
            >
              Remove<span className="visually-hidden"> {name}</span>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
