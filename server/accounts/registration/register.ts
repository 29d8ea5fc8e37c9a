import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Role } from '../../../src/contract/people.ts';
import type { Database } from '../../database/open.ts';
import { once } from '../../http/idempotency.ts';
import { alreadyRegisteredMail, codeMail } from '../../mail/templates.ts';
import type { VerbContext } from '../../verb-context.ts';
import { refuseCommon } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { addAccount, deleteUnverified, findAccount } from '../repository.ts';
import { issueCode } from './codes.ts';

/** The same words whether the address was new or known. */
export const codeSent = 'We emailed you a code. Enter it to finish signing up.';

/**
 * Makes an account that waits for its code, with the profile that `addProfile` writes beside it.
 * An address that never confirmed may start over; one that did learns so by mail and keeps its account.
 */
export async function register(
  services: VerbContext,
  request: FastifyRequest,
  applicant: { email: string; password: string; role: Role },
  addProfile: (transaction: Database, accountId: number, now: Date) => Promise<void>,
): Promise<string> {
  const { email, role } = applicant;
  const { mailer, codeKey, publicOrigin } = services;
  const now = services.clock();
  refuseCommon(applicant.password, 'password');
  const passwordHash = await hashPassword(applicant.password);
  return once(services, { request, person: null }, async (transaction) => {
    const known = await findAccount(transaction, email);
    const taken = known !== null && known.state !== 'unverified';
    if (known && !taken) await deleteUnverified(transaction, known.id);

    // For a taken address the same is written under another and undone, so that the time tells nothing.
    await sql`savepoint profile`.execute(transaction);
    const address = taken ? `${randomUUID()}@taken.invalid` : email;
    const account = { email: address, role, passwordHash, state: 'unverified' } as const;
    const accountId = await addAccount(transaction, account, now);
    await addProfile(transaction, accountId, now);
    const code = await issueCode(transaction, codeKey, accountId, now);
    await sql`${sql.raw(taken ? 'rollback to' : 'release')} savepoint profile`.execute(transaction);

    const signInAddress = `${publicOrigin}/auth/login`;
    const mail = taken ? alreadyRegisteredMail(known.email, signInAddress) : codeMail(email, code);
    await mailer.send(transaction, mail);
    return codeSent;
  });
}
