import type { PublicCompany } from '../../src/contract/companies.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/open.ts';
import { orNotFound } from '../http/problem.ts';
import { notify } from '../notifications/notify.ts';
import type { VerbContext } from '../verb-context.ts';
import { publicProfile } from './profile.ts';
import { setVerified } from './repository.ts';
import { auditSubject } from './rules.ts';

/** Marks a company as checked, or takes the mark back. @throws {Problem} `not-found` */
export async function verifyCompany(
  services: VerbContext,
  transaction: Database,
  id: number,
  verified: boolean,
  by: Person,
): Promise<PublicCompany> {
  const at = services.clock();
  const changed = await setVerified(transaction, id, verified, at);
  const company = orNotFound(await publicProfile(transaction, id));
  if (!changed) return company;
  const act = verified ? 'verified' : 'unverified';
  const change = { before: { verified: !verified }, after: { verified } };
  await audit(transaction, { by, at, act, ...auditSubject(id, company), ...change });
  if (verified && changed.ownerId)
    await notify(services, transaction, changed.ownerId, {
      kind: 'programme',
      title: 'Your company is verified',
      message: 'Students now see the verified mark beside your name.',
      link: '/company/company-panel',
    });
  return company;
}
