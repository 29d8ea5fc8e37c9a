import { didAddress } from './did-web.ts';
import { fetchDocument, fetchText, type Outside } from './fetch-document.ts';
import type { ReadDocument } from './unreadable.ts';

/** Reads what this server itself shows at an address, without a network; undefined where it is another's. */
export type OwnDocuments = (address: string) => Promise<unknown>;

interface Sources {
  readonly own: OwnDocuments;
  readonly outside: Outside;
}

/** Reads what credentials name: of this server from itself, of others over the network; each once for one credential. */
export function documentsFrom({ own, outside }: Sources): ReadDocument {
  const read = new Map<string, Promise<unknown>>();
  const first = async (name: string) => {
    const address = didAddress(name) ?? name;
    return (await own(address)) ?? fetchDocument(address, outside);
  };
  return (name) => {
    const document = read.get(name) ?? first(name);
    read.set(name, document);
    return document;
  };
}

/** What was handed over, or what stands at the address that was. @throws {Unreadable} */
export async function givenText(given: string, { own, outside }: Sources): Promise<string> {
  const text = given.trim();
  if (!/^https?:\/\/\S+$/i.test(text)) return text;
  const document = await own(text);
  if (document === undefined) return (await fetchText(text, outside)).trim();
  return typeof document === 'string' ? document : JSON.stringify(document);
}
