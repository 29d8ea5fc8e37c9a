// biome-ignore lint/suspicious/noExplicitAny: what is done to a credential is anything
type Json = any;

/** Somebody else, who signs with keys of their own. */
const thief = 'did:web:thief.example';

export const changed = /^failed at signature: It was changed after it was signed/;
/** A token says some of it twice. */
const differs = (claim: string) =>
  new RegExp(`${changed.source}|^failed at form: Its token .* differ in “${claim}”`);
/** JSON-LD signs no word that it does not know; a token signs every letter. */
const unsigned = new RegExp(`${changed.source}|^failed at signature: It contains terms that its`);
const form = (place: string) =>
  new RegExp(`^failed at form: It is not an Open Badge 3.0: ${place}`);
const inside = (word: string) => new RegExp(`^failed at form: It uses “${word}” `);
const badProof = /^failed at signature: Its proof is not an issuer’s signature/;
export const notTheirs = /^failed at key: The key that signed it is not one/;

const isOld = (b: Json) => b['@context'][0].includes('2018');
const from = (b: Json) => (isOld(b) ? 'issuanceDate' : 'validFrom');
const until = (b: Json) => (isOld(b) ? 'expirationDate' : 'validUntil');
const own = (b: Json, name: string) =>
  Object.defineProperty(b, name, { value: { grade: 'A' }, enumerable: true });

export type BadgeChange = readonly [
  name: string,
  change: (credential: Json) => unknown,
  found: RegExp,
];

/** What somebody does to what a signed badge says, and what is found. */
export const says: BadgeChange[] = [
  ['the name of what was done', (b) => (b.credentialSubject.achievement.name = 'A dam'), changed],
  ['what was done', (b) => (b.credentialSubject.achievement.description = 'All of it.'), changed],
  ['the criteria', (b) => (b.credentialSubject.achievement.criteria.narrative = 'None.'), changed],
  ['a skill more', (b) => b.credentialSubject.achievement.tag.push('Welding'), changed],
  ['a skill less', (b) => b.credentialSubject.achievement.tag.pop(), changed],
  ['the address of the achievement', (b) => (b.credentialSubject.achievement.id += '3'), changed],
  ['its kind', (b) => (b.credentialSubject.achievement.achievementType = 'Degree'), changed],
  [
    'who made it up',
    (b) =>
      (b.credentialSubject.achievement.creator = {
        id: 'urn:x:1',
        type: ['Profile'],
        name: 'Weir',
      }),
    changed,
  ],
  [
    'the person',
    (b) => (b.credentialSubject.id = 'urn:uuid:2e0c9f8e-0000-4000-8000-000000000000'),
    differs('sub'),
  ],
  [
    'the hashed address',
    (b) => (b.credentialSubject.identifier[0].identityHash = `sha256$${'cd'.repeat(32)}`),
    changed,
  ],
  ['the salt of the hash', (b) => (b.credentialSubject.identifier[0].salt = 'cGVwcGVy'), changed],
  ['what is hashed', (b) => (b.credentialSubject.identifier[0].identityType = 'name'), changed],
  ['that it is hashed', (b) => (b.credentialSubject.identifier[0].hashed = false), changed],
  ['nobody’s hash', (b) => delete b.credentialSubject.identifier, changed],
  ['credits', (b) => (b.credentialSubject.creditsEarned = 42), changed],
  ['a part that was played', (b) => (b.credentialSubject.role = 'Head of works'), changed],
  ['a result', (b) => (b.credentialSubject.result = [{ type: ['Result'], value: 'A' }]), changed],
  ['the name of the badge', (b) => (b.name = 'A dam'), changed],
  ['a description', (b) => (b.description = 'Best of all.'), changed],
  ['a picture', (b) => (b.image = { id: 'https://thief.example/1', type: 'Image' }), changed],
  ['the name of the issuer', (b) => (b.issuer.name = 'Weir University'), changed],
  ['the page of the issuer', (b) => (b.issuer.url = 'https://thief.example'), changed],
  ['the issuer', (b) => (b.issuer.id = thief), new RegExp(`${notTheirs.source}|differ in “iss”`)],
  ['the first day', (b) => (b[from(b)] = '2026-01-01T00:00:00Z'), differs('nbf')],
  ['the last day', (b) => (b[until(b)] = '2199-01-01T00:00:00Z'), differs('exp')],
  ['no last day any more', (b) => delete b[until(b)], differs('exp')],
  ['its own address', (b) => (b.id = 'https://weir.example/credentials/2'), differs('jti')],
  ['evidence taken out', (b) => delete b.evidence, changed],
  [
    'evidence put in',
    (b) => b.evidence.push({ id: 'https://weir.example/evidence/2', type: ['Evidence'] }),
    changed,
  ],
  ['what the evidence says', (b) => (b.evidence[0].narrative = 'Sheet 2.'), changed],
  ['where the evidence stands', (b) => (b.evidence[0].id = 'https://thief.example/1'), changed],
  ['no list of revoked ones', (b) => delete b.credentialStatus, changed],
  ['another list', (b) => (b.credentialStatus = statusAt(2)), unsigned],
  ['a word that no context defines', (b) => (b.grade = 'Distinction'), unsigned],
  ['such a word within', (b) => (b.credentialSubject.achievement.grade = 'A'), unsigned],
  [
    'a context within',
    (b) => (b.credentialSubject.achievement['@context'] = { name: 'https://thief.example/name' }),
    inside('@context'),
  ],
  [
    'another known context within',
    (b) =>
      (b.credentialSubject.achievement['@context'] =
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.1.json'),
    inside('@context'),
  ],
  [
    'a context more',
    (b) => b['@context'].push('https://thief.example/context'),
    /^unknown at form: It uses words of https:\/\/thief.example\/context, which are not kept here/,
  ],
  [
    'a context of its own',
    (b) => (b['@context'][1] = { '@vocab': 'https://thief.example/' }),
    form('@context'),
  ],
  [
    'a context of its own at the end',
    (b) => b['@context'].push({ '@vocab': 'https://thief.example/' }),
    /^unknown at form: It uses words of its own, which are not kept here/,
  ],
  ['its contexts in another order', (b) => b['@context'].reverse(), /at form: It (is not|uses)/],
  [
    'its parts in another place',
    (b) => {
      b['@included'] = [b.evidence[0]];
      delete b.evidence;
    },
    inside('@included'),
  ],
  ['a type that is no badge', (b) => (b.type = ['VerifiableCredential']), form('type')],
  ['a type that is no subject', (b) => (b.credentialSubject.type = ['Person']), form('cred.*type')],
  ['a type that is no person', (b) => (b.credentialSubject.identifier[0].type = 'X'), form('cred')],
  ['a type that is no evidence', (b) => (b.evidence[0].type = ['Proof']), form('evidence.0.type')],
  ['a type that is no profile', (b) => (b.issuer.type = 'Person'), form('issuer.type')],
  [
    'a name that is a number',
    (b) => (b.credentialSubject.achievement.name = 5),
    form('cred.*name'),
  ],
  [
    'nobody whom it is about',
    (b) => {
      delete b.credentialSubject.id;
      delete b.credentialSubject.identifier;
    },
    /at form: It is not an Open Badge 3.0: credentialSubject|differ in “sub”|It was changed after/,
  ],
  ['a day without a zone', (b) => (b[from(b)] = '2026-05-04T09:30:00'), form('(vali|issuance)')],
  ['a second that does not exist', (b) => (b[from(b)] = '2026-12-31T23:59:60Z'), form('validFrom')],
  ['a part called __proto__', (b) => own(b, '__proto__'), inside('__proto__')],
  ['such a part within', (b) => own(b.credentialSubject, '__proto__'), inside('__proto__')],
  ['a part called constructor', (b) => own(b, 'constructor'), inside('constructor')],
  ['a part called prototype', (b) => own(b.evidence[0], 'prototype'), inside('prototype')],
];

const statusAt = (list: number) => ({
  id: `https://weir.example/credentials/status/${list}#7`,
  type: 'BitstringStatusListEntry',
  statusPurpose: 'revocation',
  statusListIndex: '7',
  statusListCredential: `https://weir.example/credentials/status/${list}`,
});

/** What somebody does to the proof within it. */
export const proofs: BadgeChange[] = [
  ['no proof', (b) => delete b.proof, /^failed at signature: It is not signed\./],
  ['the day of the proof', (b) => (b.proof.created = '2026-05-05T00:00:00Z'), changed],
  ['the purpose of the proof', (b) => (b.proof.proofPurpose = 'authentication'), badProof],
  ['a chain of proofs', (b) => (b.proof.previousProof = 'urn:uuid:1'), badProof],
  ['a proof without a key', (b) => delete b.proof.verificationMethod, badProof],
  ['a proof that has ended', (b) => (b.proof.expires = '2026-05-05T00:00:00Z'), /has expired\.$/],
  ['a signature of nothing', (b) => (b.proof.proofValue = `z${'1'.repeat(64)}`), changed],
  ['another suite', (b) => Object.assign(b.proof, suite(b.proof, 'ecdsa-rdfc-2019')), changed],
  [
    'a suite of another canonical form',
    (b) => Object.assign(b.proof, suite(b.proof, 'eddsa-jcs-2022')),
    /^unknown at signature: It is signed by “eddsa-jcs-2022”/,
  ],
  [
    'a suite that is a word of the language',
    (b) => Object.assign(b.proof, suite(b.proof, 'constructor')),
    /^unknown at signature: It is signed by “constructor”/,
  ],
  [
    'an older kind of proof',
    (b) => Object.assign(b.proof, { type: 'Ed25519Signature2018', cryptosuite: undefined }),
    /^unknown at signature: It is signed by “Ed25519Signature2018”/,
  ],
  [
    'the key of somebody else',
    (b) => (b.proof.verificationMethod = `${thief}#key-1`),
    new RegExp(`${notTheirs.source}|^unknown at signature: The issuer’s keys could not be read`),
  ],
];

/** A suite in place of the one that signed; another curve where it is that one already. */
const suite = ({ cryptosuite }: Json, other: string) => ({
  type: 'DataIntegrityProof',
  cryptosuite: cryptosuite === other ? 'eddsa-rdfc-2022' : other,
});

/** What somebody does to the header of a token. */
export const headers: BadgeChange[] = [
  ['no algorithm', (h) => (h.alg = 'none'), /^failed at signature: It is not signed/],
  ['a shared secret', (h) => (h.alg = 'HS256'), /^failed at signature: It is signed by “HS256”/],
  ['another algorithm', (h) => (h.alg = 'PS256'), /^unknown at signature: It is signed by “PS256”/],
  ['a rule of its own', (h) => (h.crit = ['b64']), /^unknown at signature: .*carries “crit”/],
  ['a certificate', (h) => (h.x5c = ['MII']), /^unknown at signature: .*carries “x5c”/],
  ['another type', (h) => (h.typ = 'at+jwt'), /^failed at signature: .*not of type JWT/],
  ['another type of credential', (h) => (h.typ = 'vc+jwt'), changed],
];
