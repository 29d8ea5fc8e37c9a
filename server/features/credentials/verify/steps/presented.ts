import { credentialAtMost } from '../../../../../src/contract/credentials/verify.ts';
import { type Finding, failed, isFinding, unknown } from './finding.ts';
import { credentialIn, payloadOf, tokenShape } from './token-parts.ts';

type Json = Readonly<Record<string, unknown>>;

/** A credential as it was handed over: itself, and the token that it came in, if it came in one. */
export interface Presented<Kind = Json> {
  readonly credential: Kind;
  readonly token: string | null;
  /** True if somebody presents it. Their identity is not checked. */
  readonly isPresented?: boolean;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const typesOf = ({ type }: Json): readonly unknown[] => [type].flat();

/** Takes the credential out of JSON, a token, or a presentation of it, or says why it is not looked at any further. */
export function presentedIn(given: string): Presented | Finding {
  if (given.length > credentialAtMost)
    return failed(`It is longer than ${credentialAtMost} characters.`);
  const token = tokenShape.test(given) ? given : null;
  const said = token ? payloadOf(token) : parsed(given);
  if (said === null) return failed('It is neither JSON nor a token, so it is not a credential.');
  const wrong = excessOf(said);
  if (wrong) return failed(wrong);
  const document = isRecord(said.vp) ? said.vp : token ? credentialIn(said) : said;
  const enveloped = /^data:application\/vc(?:\+ld)?(?:\+json)?\+jwt,(.+)$/.exec(
    textOf(document.id),
  );
  if (enveloped && typesOf(document).includes('EnvelopedVerifiableCredential'))
    return presentedIn(enveloped[1]!);
  if (!typesOf(document).includes('VerifiablePresentation')) return { credential: document, token };
  const held = [document.verifiableCredential ?? []].flat();
  if (held.length !== 1)
    return unknown(
      `It is a presentation of ${held.length} credentials${namesOf(held)}. Check one at a time.`,
    );
  const [one] = held;
  const within = presentedIn(typeof one === 'string' ? one : JSON.stringify(one));
  return isFinding(within) ? within : { ...within, isPresented: true };
}

function namesOf(held: readonly unknown[]): string {
  const names = held.slice(0, 5).flatMap((one) => Object(one).name ?? []);
  return names.length === 0
    ? ''
    : `, such as ${names.map((name) => `“${textOf(name).slice(0, 60)}”`).join(', ')}`;
}

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(given: string): Json | null {
  try {
    const value = JSON.parse(given);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** Limits of nesting and of the number of values: a badge with everything has about 600 of them, 12 deep. */
const deepAtMost = 32;
const valuesAtMost = 2_000;
/** In characters, beside pictures and tokens, which have no spaces and cost little. */
const textAtMost = 300_000;
const pictureOrToken = /^[\w:;,+/=.-]*$/;

/** Programs read these in different ways, and no signature covers them in all. */
const readDifferently = ['__proto__', 'constructor', 'prototype'];

/** Every value within a document, with its name and depth. */
export function* valuesIn(document: object) {
  const waiting = [{ name: '', value: document as unknown, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value))
      waiting.push({ name, value: inner, depth: depth + 1 });
  }
}

/** Explains why a document is not read any further; null if it is. */
export function excessOf(document: object): string | null {
  let values = 0;
  let characters = 0;
  for (const { name, value, depth } of valuesIn(document)) {
    if (typeof value === 'string' && !pictureOrToken.test(value)) characters += value.length;
    if (characters > textAtMost) return `It holds more than ${textAtMost} characters of text.`;
    if (++values > valuesAtMost) return `It holds more than ${valuesAtMost} values.`;
    if (depth > deepAtMost) return `It is nested more than ${deepAtMost} deep.`;
    if (readDifferently.includes(name))
      return `It uses “${name}” as a name, which programs read in different ways.`;
  }
  return null;
}
