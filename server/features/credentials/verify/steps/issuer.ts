import * as v from 'valibot';
import { didAddress } from '../outside/documents.ts';
import { type Badge, issuerIdOf } from './badge.ts';
import { type Finding, failed, passed, readOr, unknown, type World } from './finding.ts';
import { keyInName, type Method, methodForm } from './keys.ts';

/** An issuer that changes its keys each month adds a pair each time, and keeps those before. */
const keysAtMost = 1_000;

/** An issuer's own document, at the address of its name (https://www.w3.org/TR/cid-1.0/). */
const document = v.looseObject({
  id: v.string(),
  verificationMethod: v.optional(v.pipe(v.array(methodForm), v.maxLength(keysAtMost)), []),
  /** The keys to issue with: by their names, or here in full. */
  assertionMethod: v.pipe(v.array(v.union([v.string(), methodForm])), v.maxLength(keysAtMost)),
});
export type IssuerDocument = v.InferOutput<typeof document>;

interface Issuer {
  readonly finding: Finding;
  readonly document?: IssuerDocument;
}

/** Reads who the issuer is: out of the document that its own domain or page shows, or out of its name where that is a key. */
export async function issuerOf(credential: Pick<Badge, 'issuer'>, world: World): Promise<Issuer> {
  const id = issuerIdOf(credential);
  const key = /^did:(?:key|jwk):/.test(id) ? keyInName(id) : null;
  if (key)
    return {
      finding: unknown('Its issuer is named by a key alone. Nothing says whose key that is.'),
      document: { id, verificationMethod: [key], assertionMethod: [key.id] },
    };
  const address = didAddress(id) ?? (URL.canParse(id) && id.startsWith('https://') ? id : null);
  if (!address)
    return {
      finding: unknown(
        'Its issuer is not named by a web address or a domain (did:web), so it cannot be looked up here.',
      ),
    };
  const read = await readOr(
    world,
    id,
    (why): Issuer => ({ finding: unknown(`Its issuer could not be looked up. ${why}`) }),
    true,
  );
  if ('finding' in read) return read;
  const parsed = v.safeParse(document, read.document);
  if (address === id && !(parsed.success && parsed.output.id === id))
    return { finding: unknown('The page of its issuer says nothing of keys.') };
  if (!parsed.success)
    return {
      finding: failed('There is no issuer document at its issuer’s address.'),
    };
  if (parsed.output.id !== id)
    return { finding: failed('The document at its issuer’s address belongs to somebody else.') };
  const { host } = new URL(address);
  const who = (await world.isOwn(host)) ? `${host}, this site` : `${host}, another site`;
  const vouches =
    address === id ? `Whoever writes ${id.slice(0, 200)}` : 'Whoever runs that domain';
  return {
    finding: passed(`It was issued by ${who}. ${vouches} vouches for it.`),
    document: parsed.output,
  };
}

/** Signature of a credential: the name of its key, the key itself if it is included, and the check with a key. */
export interface Secured {
  readonly keyId: string;
  readonly key: Method | null;
  readonly signature: string;
  check(method: Method): Promise<Finding>;
}
