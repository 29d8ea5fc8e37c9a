import { normalEmail } from '../../features/accounts/normal-email.ts';
import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';
import { type Passwords, signIns } from './accounts.ts';
import type { Numbering } from './numbering.ts';

/** Who signs in for the demo student's university. */
export function staffRows(
  number: Numbering,
  { known }: Passwords,
  universityId: number,
  now: Date,
) {
  const id = number.accounts();
  const since = momentOf(now, -120);
  const account: Row<'accounts'> = {
    id,
    email: signIns.faculty,
    normal_email: normalEmail(signIns.faculty),
    role: 'Faculty',
    admin_level: null,
    admin_name: null,
    password_hash: known,
    state: 'active',
    created_at: since,
  };
  const faculty: Row<'faculty'> = { account_id: id, name: 'Ingrid Solheim', created_at: since };
  const belongs: Row<'faculty_universities'> = { account_id: id, university_id: universityId };
  return { account, faculty: [faculty], faculty_universities: [belongs] };
}
