import { useState } from 'react';
import { type MemberRole, memberRoles } from '../../../contract/companies/member-rights.ts';
import type { JoinRequest } from '../../../contract/companies/members.ts';
import { Button } from '../../ui/form/Button.tsx';
import { dayOf } from '../../ui/status/dates.ts';

interface Props {
  request: JoinRequest;
  onLetIn: (role: MemberRole) => void;
  onTurnAway: () => void;
}

/** Somebody with an address at the company's domain who asks to join. */
export function RequestRow({ request, onLetIn, onTurnAway }: Props) {
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
      <select
        className="form-select team-role"
        id={`request-role-${id}`}
        aria-label={`Role for ${name}`}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value as MemberRole)}
      >
        {memberRoles.map((offered) => (
          <option key={offered}>{offered}</option>
        ))}
      </select>
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
