/** `did:web:host`, or with a port and folders. */
const didWeb = /^did:web:([a-z0-9.-]+(?:%3a\d{1,5})?)((?::[\w.~-]+)*)$/i;

/** Where the document of a `did:web` stands (https://w3c-ccg.github.io/did-method-web/); null for any other name. */
export function didAddress(did: string): string | null {
  const [, host, folders] = didWeb.exec(did) ?? [];
  if (!host) return null;
  const path = folders ? folders.replaceAll(':', '/') : '/.well-known';
  return `https://${decodeURIComponent(host)}${path}/did.json`;
}
