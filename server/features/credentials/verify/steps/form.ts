import * as v from 'valibot';
import { credentialAtMost } from '../../../../../src/contract/credentials/verify.ts';
import { contextAddresses } from '../../contexts.ts';
import { type Finding, failed } from './finding.ts';
import { claimsDiffer, payloadOf, tokenShape } from './token-parts.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const among = (...names: string[]) =>
  v.pipe(
    v.union([v.array(v.string()), v.string()]),
    v.check((types) => names.some((name) => [types].flat().includes(name)), `not ${names[0]}`),
  );

/** With its offset, as XML Schema has it; without one nobody knows which instant is meant. */
const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/),
  v.check((time) => !Number.isNaN(Date.parse(time))),
);

const [core, openBadges] = contextAddresses;

const identifier = v.looseObject({ identityHash: text, identityType: text, hashed: v.boolean() });

/** Every credential that can be signed here. */
const signedEntries = {
  id: text,
  type: among('VerifiableCredential'),
  issuer: v.union([
    text,
    v.looseObject({ id: text, type: v.optional(among('Profile')), name: v.optional(v.string()) }),
  ]),
  validFrom: v.optional(instant),
  validUntil: v.optional(instant),
};

/** What Open Badges 3.0 asks of a badge (https://www.imsglobal.org/spec/ob/v3p0/#achievementcredential). */
const badge = v.looseObject({
  '@context': v.strictTuple([v.literal(core), v.literal(openBadges)]),
  ...signedEntries,
  type: v.pipe(signedEntries.type, among('OpenBadgeCredential', 'AchievementCredential')),
  validFrom: instant,
  credentialSubject: v.pipe(
    v.looseObject({
      id: v.optional(text),
      type: among('AchievementSubject'),
      identifier: v.optional(v.union([v.array(identifier), identifier])),
      achievement: v.looseObject({
        id: text,
        type: among('Achievement'),
        name: text,
        description: text,
        criteria: v.looseObject({}),
      }),
    }),
    v.check(({ id, identifier }) => id !== undefined || identifier !== undefined, 'of nobody'),
  ),
});
export type Badge = v.InferOutput<typeof badge>;

const statusList = v.looseObject({
  '@context': v.pipe(v.array(v.picklist(contextAddresses)), v.includes(core)),
  ...signedEntries,
  type: v.pipe(signedEntries.type, among('BitstringStatusListCredential')),
  credentialSubject: v.looseObject({
    type: v.literal('BitstringStatusList'),
    statusPurpose: text,
    encodedList: v.pipe(text, v.startsWith('u')),
  }),
});
export type StatusList = v.InferOutput<typeof statusList>;

/** A credential as it was handed over: itself, and the token that it came in, if it came in one. */
export interface Presented<Kind = Badge | StatusList> {
  readonly credential: Kind;
  readonly token: string | null;
}

/** Reads a badge out of JSON or a token, or says what is wrong with it. */
export function badgeIn(given: string): Presented<Badge> | Finding {
  if (given.length > credentialAtMost)
    return failed(`It is longer than ${credentialAtMost} characters.`);
  const token = tokenShape.test(given) ? given : null;
  const document = token ? payloadOf(token) : parsed(given);
  if (document === null)
    return failed('It is neither JSON nor a token, so it is not a credential.');
  const wrong = excessOf(document);
  if (wrong) return failed(wrong);
  const { success, output, issues } = v.safeParse(badge, document);
  if (!success)
    return failed(`It is not an Open Badge 3.0: ${placeOf(issues)} is missing or wrong.`);
  const differs = token && claimsDiffer(output);
  if (differs) return failed(differs);
  return { credential: output, token };
}

/** The list of revoked credentials in a document that was read, or what is wrong with it. */
export function statusListIn(document: unknown): Presented<StatusList> | Finding {
  if (!isRecord(document)) return failed('The list of revoked credentials is not a credential.');
  const wrong = excessOf(document);
  if (wrong) return failed(`The list of revoked credentials cannot be used. ${wrong}`);
  const { success, output, issues } = v.safeParse(statusList, document);
  if (!success)
    return failed(
      `The list of revoked credentials is not valid: ${placeOf(issues)} is missing or wrong.`,
    );
  return { credential: output, token: null };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(given: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(given);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const placeOf = (issues: readonly [v.BaseIssue<unknown>, ...unknown[]]): string =>
  v.getDotPath(issues[0]) ?? 'all of it';

/** Who a credential says has issued it. */
export const issuerIdOf = ({ issuer }: Pick<Badge, 'issuer'>): string =>
  typeof issuer === 'string' ? issuer : issuer.id;

/** How deep values may be nested, and how many there may be: a badge with everything has about 300 of them, 12 deep. */
const deepAtMost = 32;
const valuesAtMost = 2_000;

/** What JSON-LD calls its own words: these say in which language a text is. Others would move or redefine what was signed. */
const plainWords = ['@value', '@language', '@direction'];

/** Why a document is not looked at any further, or null. Its contexts, at the top, are checked elsewhere. */
function excessOf(document: Record<string, unknown>): string | null {
  const { '@context': _, ...rest } = document;
  const waiting: { value: unknown; depth: number }[] = [{ value: rest, depth: 0 }];
  let values = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (++values > valuesAtMost) return `It holds more than ${valuesAtMost} values.`;
    if (depth > deepAtMost) return `It is nested more than ${deepAtMost} deep.`;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name.startsWith('@') && !plainWords.includes(name))
        return `It uses “${name.slice(0, 40)}” inside, which could change what its words mean.`;
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return null;
}
