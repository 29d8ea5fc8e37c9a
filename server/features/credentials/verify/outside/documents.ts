import { credentialAtMost } from '../../../../../src/contract/credentials/verify.ts';
import { fetchDocument, fetchText, type Outside, type ReadDocument } from './fetch-document.ts';

/** Reads what this server itself shows at an address, without a network; undefined where it is another's. */
export type OwnDocuments = (address: string) => Promise<unknown>;

interface Sources {
  readonly own: OwnDocuments;
  readonly outside: Outside;
}

/** Reads what credentials name: of this server from itself, of others over the network; each once for one credential. */
export function documentsFrom({ own, outside }: Sources): ReadDocument {
  const read = new Map<string, Promise<unknown>>();
  const first = async (name: string, isOfHost: boolean) => {
    const address = didAddress(name) ?? name;
    return (await own(address)) ?? fetchDocument(address, outside, { isOfHost });
  };
  return (name, isOfHost = false) => {
    const key = `${isOfHost} ${name}`;
    const document = read.get(key) ?? first(name, isOfHost);
    read.set(key, document);
    return document;
  };
}

/** Returns the text itself, or the document at its address. @throws {Unreadable} */
export async function givenText(given: string, { own, outside }: Sources): Promise<string> {
  const text = given.trim();
  if (!/^https?:\/\/\S+$/i.test(text)) return text;
  const document = await own(text);
  if (document === undefined)
    return (await fetchText(text, outside, { bytesAtMost: credentialAtMost })).trim();
  return typeof document === 'string' ? document : JSON.stringify(document);
}

/** `did:web:host`, or with a port and folders. */
const didWeb = /^did:web:([a-z0-9.-]+(?:%3a\d{1,5})?)((?::[\w.~-]+)*)$/i;

/** Address of a `did:web` document (https://w3c-ccg.github.io/did-method-web/); null for any other name. */
export function didAddress(did: string): string | null {
  const [, host, folders] = didWeb.exec(did) ?? [];
  if (!host) return null;
  const path = folders ? folders.replaceAll(':', '/') : '/.well-known';
  return `https://${decodeURIComponent(host)}${path}/did.json`;
}
