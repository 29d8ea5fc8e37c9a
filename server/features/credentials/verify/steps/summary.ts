import type { CredentialSummary } from '../../../../../src/contract/credentials/verify.ts';
import { type Badge, issuerIdOf } from './form.ts';

const short = (text: string): string => [...text].slice(0, 300).join('');

/** What a badge says of itself. */
export function summaryOf(badge: Badge): CredentialSummary {
  const { issuer, credentialSubject, validFrom, validUntil } = badge;
  const name = typeof issuer === 'string' ? undefined : issuer.name;
  return {
    achievement: short(credentialSubject.achievement.name),
    issuer: short(name || issuerIdOf(badge)),
    recipient: short(recipientOf(credentialSubject)),
    validFrom,
    validUntil: validUntil ?? null,
  };
}

function recipientOf({ id, identifier }: Badge['credentialSubject']): string {
  const identifiers = [identifier ?? []].flat();
  const plain = identifiers.find(({ hashed }) => !hashed);
  if (plain) return plain.identityHash;
  if (identifiers.some(({ identityType }) => identityType === 'emailAddress'))
    return 'Somebody whose email address is hashed in it';
  return id ?? 'Somebody whose name is hashed in it';
}
