import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aBadgeIssuer, type BadgeIssuer } from '../../../testing/badge-issuer.ts';
import { firstBad, standInFor, strangerSays, worldOf } from '../../../testing/badge-verifiers.ts';
import { verify } from './verify.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is done to a credential is anything
type Json = any;

let weir: BadgeIssuer;
let thief: BadgeIssuer;
beforeAll(async () => {
  [weir, thief] = [await aBadgeIssuer(), await aBadgeIssuer('thief.example')];
  vi.stubGlobal('fetch', standInFor([weir, thief]));
});
afterAll(() => vi.unstubAllGlobals());

const ours = (given: Json) => verify(JSON.stringify(given), worldOf([weir, thief]));

test('an untouched badge is valid, here and elsewhere', async () => {
  const badge = await weir.embedded(weir.badge());
  expect((await ours(badge)).steps.map(({ result }) => result)).toEqual(Array(6).fill('passed'));
  expect(await strangerSays(badge)).toBe('valid');
});

const changed = 'failed at signature: It was changed after it was signed';
const badProof = 'failed at signature: Its proof is not an issuer’s signature';

/** What somebody does to a signed badge, what is found, and a verifier that nobody here wrote refuses it too. */
const tampered: [string, (signed: Json) => unknown, string][] = [
  ['the name of what was done', (b) => (b.credentialSubject.achievement.name = 'A dam'), changed],
  ['what was done', (b) => (b.credentialSubject.achievement.description = 'All of it.'), changed],
  ['the criteria', (b) => (b.credentialSubject.achievement.criteria.narrative = 'None.'), changed],
  ['a skill more', (b) => b.credentialSubject.achievement.tag.push('Welding'), changed],
  [
    'the person',
    (b) => (b.credentialSubject.id = 'urn:uuid:2e0c9f8e-0000-4000-8000-000000000000'),
    changed,
  ],
  [
    'the hashed address',
    (b) => (b.credentialSubject.identifier[0].identityHash = `sha256$${'cd'.repeat(32)}`),
    changed,
  ],
  ['the salt of the hash', (b) => (b.credentialSubject.identifier[0].salt = 'cGVwcGVy'), changed],
  ['the name of the issuer', (b) => (b.issuer.name = 'Weir University'), changed],
  [
    'the issuer',
    (b) => (b.issuer.id = thief.did),
    'failed at key: The key that signed it is not one',
  ],
  ['the first day', (b) => (b.validFrom = '2026-01-01T00:00:00Z'), changed],
  ['the last day', (b) => (b.validUntil = '2199-01-01T00:00:00Z'), changed],
  ['no last day any more', (b) => delete b.validUntil, changed],
  ['its own address', (b) => (b.id = `${b.id.slice(0, -1)}2`), changed],
  ['evidence taken out', (b) => delete b.evidence, changed],
  [
    'evidence put in',
    (b) => b.evidence.push({ id: 'https://weir.example/evidence/2', type: ['Evidence'] }),
    changed,
  ],
  ['no list of revoked ones', (b) => delete b.credentialStatus, changed],
  ['another place in the list', (b) => (b.credentialStatus.statusListIndex = '7'), changed],
  [
    'another list',
    (b) => (b.credentialStatus.statusListCredential = 'https://weir.example/credentials/status/2'),
    changed,
  ],
  ['no proof', (b) => delete b.proof, 'failed at signature: It is not signed.'],
  ['the day of the proof', (b) => (b.proof.created = '2026-05-05T00:00:00Z'), changed],
  ['the purpose of the proof', (b) => (b.proof.proofPurpose = 'authentication'), badProof],
  ['a chain of proofs', (b) => (b.proof.previousProof = 'urn:uuid:1'), badProof],
  ['a signature of nothing', (b) => (b.proof.proofValue = `z${'1'.repeat(64)}`), changed],
  [
    'another suite',
    (b) => (b.proof.cryptosuite = 'ecdsa-rdfc-2019'),
    'failed at signature: It is signed by “ecdsa-rdfc-2019”',
  ],
  [
    'a suite of another canonical form',
    (b) => (b.proof.cryptosuite = 'eddsa-jcs-2022'),
    'failed at signature: It is signed by “eddsa-jcs-2022”',
  ],
  [
    'an older kind of proof',
    (b) => (b.proof = { ...b.proof, type: 'Ed25519Signature2020', cryptosuite: undefined }),
    'failed at signature: It is signed by “Ed25519Signature2020”',
  ],
  [
    'the key of somebody else',
    (b) => (b.proof.verificationMethod = `${thief.did}#key-1`),
    'failed at key: The key that signed it is not one',
  ],
  [
    'a key that is not for this',
    (b) => (b.proof.verificationMethod = `${weir.did}#key-2`),
    'failed at signature: It was changed',
  ],
  [
    'a key that nobody has',
    (b) => (b.proof.verificationMethod = `${weir.did}#key-9`),
    'failed at key: The key that signed it is not one',
  ],
  [
    'a word that no context defines',
    (b) => (b.grade = 'Distinction'),
    'failed at signature: It contains terms that its contexts do not define',
  ],
  [
    'such a word within',
    (b) => (b.credentialSubject.achievement.grade = 'A'),
    'failed at signature: It contains terms that its contexts',
  ],
  [
    'a context within',
    (b) => (b.credentialSubject.achievement['@context'] = { name: 'https://thief.example/name' }),
    'failed at form: It uses “@context” inside',
  ],
  [
    'a context more',
    (b) => b['@context'].push('https://thief.example/context'),
    'failed at form: It is not an Open Badge 3.0: @context',
  ],
  [
    'a context of its own',
    (b) => (b['@context'][1] = { '@vocab': 'https://thief.example/' }),
    'failed at form: It is not an Open Badge 3.0: @context',
  ],
  [
    'its contexts in another order',
    (b) => b['@context'].reverse(),
    'failed at form: It is not an Open Badge 3.0: @context',
  ],
  [
    'its parts in another place',
    (b) => {
      b['@included'] = [b.credentialStatus];
      b.credentialStatus = { id: b.credentialStatus.id, type: b.credentialStatus.type };
    },
    'failed at form: It uses “@included” inside',
  ],
  [
    'a type that is no badge',
    (b) => (b.type = ['VerifiableCredential']),
    'failed at form: It is not an Open Badge 3.0: type',
  ],
  [
    'nobody whom it is about',
    (b) => {
      delete b.credentialSubject.id;
      delete b.credentialSubject.identifier;
    },
    'failed at form: It is not an Open Badge 3.0: credentialSubject',
  ],
  [
    'a day without a zone',
    (b) => (b.validFrom = '2026-05-04T09:30:00'),
    'failed at form: It is not an Open Badge 3.0: validFrom',
  ],
];

test.each(tampered)('refuses %s', async (_, change, found) => {
  const signed = await weir.embedded(weir.badge());
  change(signed);
  const told = await ours(signed);
  expect(firstBad(told)).toContain(found);
  expect(told.steps).toHaveLength(6);
  expect(await strangerSays(signed)).not.toBe('valid');
});

test('refuses a proof that was made for another badge', async () => {
  const [mine, other] = [weir.badge(), weir.badge()];
  other.credentialSubject.achievement.name = 'A lock gate';
  const swapped = { ...(await weir.embedded(other)), proof: (await weir.embedded(mine)).proof };
  expect(firstBad(await ours(swapped))).toContain(changed);
  expect(await strangerSays(swapped)).not.toBe('valid');
});

test('refuses what somebody else signed in the name of the issuer', async () => {
  const forged = await thief.embedded(weir.badge());
  expect(firstBad(await ours(forged))).toContain('failed at key');
  expect(await strangerSays(forged)).not.toBe('valid');
  forged.proof.verificationMethod = `${weir.did}#key-1`;
  expect(firstBad(await ours(forged))).toContain(changed);
  expect(await strangerSays(forged)).not.toBe('valid');
});
