import type { Invitation } from '../../../contract/companies/members.ts';
import { Button } from '../../ui/form/Button.tsx';
import { dayOf } from '../../ui/status/dates.ts';

interface Props {
  invitation: Invitation;
  isBusy: boolean;
  onSendAgain: () => void;
  onTakeBack: () => void;
}

/** Somebody who is invited and has not come yet. */
export function InvitationRow({ invitation, isBusy, onSendAgain, onTakeBack }: Props) {
  const { name, email, memberRole, expiresAt } = invitation;
  const isOver = new Date(expiresAt) <= new Date();
  return (
    <li className="team-row min-h-64 py-2">
      <div className="team-who">
        <p className="fw-semibold">{name}</p>
        <p className="note">
          {email} · {isOver ? 'the link expired on' : 'the link works until'} {dayOf(expiresAt)}
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
