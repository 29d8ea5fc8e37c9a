import type { Verification } from '../../../../src/contract/credentials/verify.ts';
import { originNamed } from '../keys/keys.ts';
import type { CredentialSettings } from '../settings.ts';
import { documentsFrom, givenText } from './outside/documents.ts';
import { openOutside, Unreadable } from './outside/fetch-document.ts';
import { ownDocuments, signedHere } from './own.ts';
import { unread, verify } from './verify.ts';

export interface VerifyServices extends CredentialSettings {
  /** Whom to ask for addresses, as `ADDRESS:PORT`; none means whom the machine asks. */
  readonly nameServers: readonly string[];
}

/** Checks what somebody hands over: JSON, a token, or the address of one. */
export function verifierOf(services: VerifyServices): (given: string) => Promise<Verification> {
  const { db, nameServers, clock } = services;
  const sources = { own: ownDocuments(services), outside: openOutside(nameServers) };
  return async (given) => {
    try {
      return await verify(await givenText(given, sources), {
        read: documentsFrom(sources),
        signedHere: (id, signature) => signedHere(db, id, signature),
        now: clock(),
        isOwn: async (host) => (await originNamed(services, host)) !== undefined,
      });
    } catch (error) {
      if (error instanceof Unreadable) return unread(error.message);
      throw error;
    }
  };
}
