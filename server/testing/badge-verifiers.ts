import { verifyCredential } from '@digitalcredentials/verifier-core';
import type { Verification } from '../../src/contract/credentials/verify.ts';
import { Unreadable } from '../features/credentials/verify/outside/fetch-document.ts';
import type { World } from '../features/credentials/verify/steps/finding.ts';
import type { BadgeIssuer } from './badge-issuer.ts';

const documentAt = (issuers: readonly BadgeIssuer[], address: string): unknown =>
  issuers.map(({ documents }) => documents.get(address)).find((document) => document !== undefined);

/** A world in which nobody is but these issuers. */
export const worldOf = (issuers: readonly BadgeIssuer[]): World => ({
  signedHere: async () => null,
  now: new Date('2026-06-01T00:00:00Z'),
  isOwn: async () => false,
  async read(address) {
    const document = documentAt(issuers, address);
    if (document === undefined) throw new Unreadable('There is nothing.');
    return structuredClone(document);
  },
});

/** The step that decides, with its sentence. */
export function firstBad({ result, steps }: Verification): string {
  const step = steps.find((one) => one.result === result);
  return `${result} at ${step?.step}: ${step?.sentence}`;
}

/** Stands in for the network of a verifier that fetches. */
export const standInFor = (issuers: readonly BadgeIssuer[]) => async (asked: Request | string) => {
  const address = typeof asked === 'string' ? asked : asked.url;
  // The published schema is another test's.
  if (address.startsWith('https://purl.imsglobal.org/')) return Response.json({});
  const did = /^https:\/\/(.+)\/\.well-known\/did\.json$/.exec(address)?.[1];
  const document = documentAt(issuers, did ? `did:web:${encodeURIComponent(did)}` : address);
  if (document === undefined) return new Response('Not found', { status: 404 });
  return Response.json(document);
};

/** What a verifier that nobody here wrote says of a badge with an embedded proof. */
export async function strangerSays(credential: unknown): Promise<string> {
  const told = await verifyCredential({ credential, knownDIDRegistries: [] } as never);
  const { errors, log } = told as {
    errors?: { name: string }[];
    log?: { id: string; valid?: boolean; error?: { name: string } }[];
  };
  if (errors) return errors[0]?.name ?? 'error';
  const step = (id: string) => log?.find((one) => one.id === id);
  if (step('valid_signature')?.valid !== true) return 'invalid signature';
  if (step('expiration')?.valid === false) return 'expired';
  const status = step('revocation_status');
  // It leaves a step out where it cannot make it: that is none that was passed.
  if (status?.valid !== true) return status?.error?.name ?? 'revoked';
  return 'valid';
}
