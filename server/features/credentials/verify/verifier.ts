import type { Verification } from '../../../../src/contract/credentials/verify.ts';
import type { Database } from '../../../platform/database/open.ts';
import { firstValue } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { didDocument } from '../keys/did.ts';
import { originNamed, publicJwk, publicKeys } from '../keys/keys.ts';
import { isCredentialNumber, signedText } from '../listing.ts';
import type { CredentialSettings } from '../settings.ts';
import { statusList } from '../status/lists.ts';
import { documentsFrom, givenText, type OwnDocuments } from './outside/documents.ts';
import { openOutside, Unreadable } from './outside/fetch-document.ts';
import { unread, verify } from './verify.ts';

export interface VerifyServices extends CredentialSettings {
  /** DNS servers as `ADDRESS:PORT`; empty for the machine's own. */
  readonly nameServers: readonly string[];
}

/** Checks what somebody hands over: JSON, a token, or the address of one. */
export function verifierOf(services: VerifyServices): (given: string) => Promise<Verification> {
  const { db, nameServers, clock } = services;
  const sources = { own: ownDocuments(services), outside: openOutside(nameServers) };
  const addressOf = (number: string) => `${services.publicOrigin}/credentials/${number}`;
  return async (given) => {
    try {
      const number = typedNumber(given);
      const text = await givenText(number ? addressOf(number) : given, sources);
      return await verify(text, {
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

/** The number of a credential as people copy it from a certificate: with or without its dashes. */
function typedNumber(given: string): string | null {
  const [digits] = /^[0-9a-f]{32}$/.exec(given.toLowerCase().replace(/^number|[\s-]/g, '')) ?? [];
  return digits ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : null;
}

const place =
  /^\/(?:credentials\/(keys|status)\/([1-9]\d{0,8})|(?:credentials|verify)\/([\w-]+)(\/jwt)?)$/;

/** Documents under this server's own names, read without the network, where it may not reach itself. */
const ownDocuments =
  (services: CredentialSettings): OwnDocuments =>
  async (address) => {
    const { db } = services;
    const url = URL.parse(address);
    const origin = url && (await originNamed(services, url.host));
    if (!url || !origin) return undefined;
    if (url.pathname === '/.well-known/did.json')
      return didDocument(origin, await publicKeys(db, origin));
    const [, kind, number, id, token] = place.exec(url.pathname) ?? [];
    const document = id
      ? await signedText(db, id, token === undefined ? 'document' : 'jwt')
      : kind === 'keys'
        ? await publicJwk(db, Number(number))
        : kind && (await listOf(services, Number(number)));
    if (!document) throw new Unreadable('We found no credential at this address.');
    return document;
  };

async function listOf(services: CredentialSettings, number: number): Promise<unknown> {
  try {
    const list = await statusList(services, number);
    return list && JSON.parse(list);
  } catch (error) {
    if (error instanceof Problem) throw new Unreadable(error.message);
    throw error;
  }
}

/** When this server itself signed a credential with just this signature, as it has noted; null where it did not. */
async function signedHere(db: Database, address: string, signature: string): Promise<Date | null> {
  const id = address.split('/').at(-1) ?? '';
  if (!isCredentialNumber(id)) return null;
  return firstValue<Date>(db)`
    select issued_at as at from credentials
    where id = ${id} and ${signature} in (jwt, document::json #>> '{proof,0,proofValue}')`;
}
