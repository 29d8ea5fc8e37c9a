import * as v from 'valibot';
import { didAddress } from '../outside/documents.ts';
import { type Finding, failed, passed, readOr, unknown, type World } from './finding.ts';
import { type Badge, issuerIdOf } from './form.ts';

const method = v.looseObject({
  id: v.string(),
  type: v.string(),
  controller: v.string(),
  publicKeyJwk: v.optional(v.looseObject({ kty: v.string() })),
  revoked: v.optional(v.string()),
});
export type Method = v.InferOutput<typeof method>;

/** What an issuer says of itself, at the address that its name leads to (https://www.w3.org/TR/did-1.0/). */
const document = v.looseObject({
  id: v.string(),
  verificationMethod: v.optional(v.pipe(v.array(method), v.maxLength(100)), []),
  /** The keys to issue with: by their names, or here in full. */
  assertionMethod: v.pipe(v.array(v.union([v.string(), method])), v.maxLength(100)),
});
export type IssuerDocument = v.InferOutput<typeof document>;

interface Issuer {
  readonly finding: Finding;
  readonly document?: IssuerDocument;
}

/** Reads who the issuer is out of the document that its own domain shows. */
export async function issuerOf(credential: Pick<Badge, 'issuer'>, world: World): Promise<Issuer> {
  const id = issuerIdOf(credential);
  const address = didAddress(id);
  if (!address)
    return {
      finding: unknown(
        'Its issuer is not named by a web domain (did:web), so it cannot be looked up here.',
      ),
    };
  const read = await readOr(
    world,
    id,
    (why): Issuer => ({ finding: unknown(`Its issuer could not be looked up. ${why}`) }),
  );
  if ('finding' in read) return read;
  const parsed = v.safeParse(document, read.document);
  if (!parsed.success)
    return {
      finding: failed('There is no issuer document at its issuer’s address.'),
    };
  if (parsed.output.id !== id)
    return { finding: failed('The document at its issuer’s address belongs to somebody else.') };
  const { host } = new URL(address);
  const who = (await world.isOwn(host)) ? `${host}, this site` : `${host}, another site`;
  return {
    finding: passed(`It was issued by ${who}. Whoever runs that domain vouches for it.`),
    document: parsed.output,
  };
}

/** What signs a credential: the name of its key, and how to check it with that. */
export interface Secured {
  readonly keyId: string;
  readonly signature: string;
  check(method: Method, document: IssuerDocument): Promise<Finding>;
}
