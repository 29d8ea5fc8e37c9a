import type { PublicCompany } from '../../../src/contract/companies/companies.ts';
import { happened } from '../../platform/acts/happened.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { lockRow } from '../../platform/database/rows.ts';
import { requireLatest } from '../../platform/http/if-match.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { findManagedCompany } from './listing.ts';
import { publicProfile } from './profile.ts';
import { setVerified } from './repository.ts';
import { auditSubject } from './rules.ts';

declare module '../../platform/calls/command.ts' {
  interface Reactions {
    /** An admin has marked a company as checked. */
    companyVerified(command: Command, companyId: number): Promise<void>;
  }
}

/**
 * Marks a company as checked, which opens what waits for approval, or takes the mark back.
 * @param version of the profile that was checked; null where the caller does not say
 * @throws {Problem} `not-found`, `changed`
 */
export async function verifyCompany(
  command: Command,
  id: number,
  verified: boolean,
  version: string | null = null,
): Promise<PublicCompany> {
  const { transaction, at } = command;
  await lockRow(transaction, 'companies', id);
  const checked = orNotFound(await findManagedCompany(transaction, id));
  requireLatest(
    version,
    checked.version!,
    'The company changed its profile after you opened it. Read it again, then decide.',
  );
  const changed = await setVerified(transaction, id, verified, at);
  const company = orNotFound(await publicProfile(transaction, id, at));
  if (!changed) return company;
  const word = verified ? 'verified' : 'unverified';
  const change = { before: { verified: !verified }, after: { verified } };
  await audit(command, { act: word, ...auditSubject(id, company), ...change });
  if (verified) await command.reactions.companyVerified(command, id);
  if (verified && changed.ownerId)
    await happened(command, [
      {
        kind: 'company verified',
        aboutId: id,
        facts: {},
        concerned: { company: [changed.ownerId] },
      },
    ]);
  return company;
}
