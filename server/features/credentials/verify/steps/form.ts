import * as v from 'valibot';
import { contextAddresses, isKept } from '../../contexts.ts';
import { type Badge, datesOf, type Signed, type StatusList } from './badge.ts';
import { type Finding, failed, isFinding, unknown } from './finding.ts';
import { excessOf, isRecord, type Presented, presentedIn, typesOf, valuesIn } from './presented.ts';
import { wrongIn } from './schema.ts';
import { claimsDiffer, payloadOf } from './token-parts.ts';

/** Reads a badge out of JSON or a token, or says what is wrong with it. */
export function badgeIn(given: string): Presented<Badge> | Finding {
  const presented = presentedIn(given);
  if (isFinding(presented)) return presented;
  const { credential, token } = presented;
  const other = otherKind(credential);
  if (other) return unknown(`It is ${other}. Only badges of Open Badges 3.0 are checked here.`);
  const contexts = [credential['@context'] ?? []].flat();
  if (!contexts.slice(2).every(isKept)) return unread(contexts.slice(2));
  const badge = credential as unknown as Badge;
  const wrong = wrongIn(credential) ?? wrongBeside(badge);
  if (wrong) return failed(`It is not an Open Badge 3.0: ${wrong} is missing or wrong.`);
  if (!contexts.every(isKept)) return unread(contexts);
  const moved = movedIn(badge);
  if (moved) return failed(moved);
  const differs = token && claimsDiffer(payloadOf(token)!, badge);
  return differs ? failed(differs) : { ...presented, credential: badge };
}

/** Rules that the specification states in words, beyond its schema: the badge is about somebody, and its days exist. */
function wrongBeside(badge: Badge): string | null {
  const { id, identifier } = badge.credentialSubject;
  if (id === undefined && identifier === undefined) return 'credentialSubject';
  const { from = '', until = from } = datesOf(badge);
  return [from, until].some((day) => Number.isNaN(Date.parse(day))) ? 'validFrom' : null;
}

function otherKind(credential: Presented['credential']): string | null {
  const types = typesOf(credential);
  if (types.includes('Assertion') || credential['@context'] === 'https://w3id.org/openbadges/v2')
    return 'an Open Badge 2.0';
  return types.includes('EndorsementCredential') ? 'an endorsement of a badge or an issuer' : null;
}

function unread(contexts: readonly unknown[]): Finding {
  const strange = contexts.find((one) => !isKept(one));
  const whose = typeof strange === 'string' ? strange.slice(0, 200) : 'its own';
  return unknown(`It uses words of ${whose}, which are not kept here.`);
}

/** JSON-LD keywords that give a text's language. Other keywords would move or redefine signed content. */
const plainWords = ['@value', '@language', '@direction'];

/**
 * Finds a keyword that could change the meaning of a credential. A credential inside another may repeat its contexts.
 * @returns an error, or null
 */
function movedIn({ '@context': contexts, ...rest }: Signed): string | null {
  if (!contexts.every(isKept)) return 'It uses words of contexts that are not kept here.';
  for (const { name, value } of valuesIn(rest)) {
    if (!name.startsWith('@') || plainWords.includes(name)) continue;
    if (name === '@context' && [value].flat().every((one) => contexts.includes(one))) continue;
    return `It uses “${name.slice(0, 40)}” inside, which could change what its words mean.`;
  }
  return null;
}

const text = v.pipe(v.string(), v.nonEmpty());
const among = (name: string) =>
  v.union([v.literal(name), v.pipe(v.array(v.string()), v.includes(name))]);
const instant = v.optional(
  v.pipe(
    text,
    v.check((time) => !Number.isNaN(Date.parse(time))),
  ),
);

const statusList = v.looseObject({
  '@context': v.pipe(v.array(text), v.includes(contextAddresses[0])),
  id: text,
  type: v.intersect([among('VerifiableCredential'), among('BitstringStatusListCredential')]),
  issuer: v.union([text, v.looseObject({ id: text })]),
  validFrom: instant,
  validUntil: instant,
  credentialSubject: v.looseObject({
    type: among('BitstringStatusList'),
    statusPurpose: text,
    encodedList: v.pipe(text, v.startsWith('u')),
  }),
});

/** The list of revoked credentials in a document that was read, or what is wrong with it. */
export function statusListIn(document: unknown): Presented<StatusList> | Finding {
  if (!isRecord(document)) return failed('The list of revoked credentials is not a credential.');
  const { success, issues } = v.safeParse(statusList, document);
  if (!success)
    return failed(
      `The list of revoked credentials is not valid: ${v.getDotPath(issues[0]) ?? 'all of it'} is missing or wrong.`,
    );
  const list = document as unknown as StatusList;
  const wrong = excessOf(document) ?? movedIn(list);
  return wrong
    ? failed(`The list of revoked credentials cannot be used. ${wrong}`)
    : { credential: list, token: null };
}
