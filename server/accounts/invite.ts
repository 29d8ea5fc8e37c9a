import type { Role } from '../../src/contract/people.ts';
import type { Database } from '../database/open.ts';
import { invitationLetter } from '../mail/letters.ts';
import type { Services } from '../services.ts';
import { issueLink } from './links.ts';
import { addAccount } from './repository.ts';

/** Makes an account whose owner sets the first password through a mailed link. @returns its number */
export async function invite(
  { clock, post, publicOrigin }: Pick<Services, 'clock' | 'post' | 'publicOrigin'>,
  transaction: Database,
  guest: { email: string; role: Role; adminLevel?: 'Super Admin' | 'Moderator' },
): Promise<number> {
  const now = clock();
  const id = await addAccount(transaction, { ...guest, passwordHash: null, state: 'active' }, now);
  const token = await issueLink(transaction, id, 'invitation', now);
  await post.send(
    transaction,
    invitationLetter(guest.email, `${publicOrigin}/auth/reset#${token}`),
  );
  return id;
}
