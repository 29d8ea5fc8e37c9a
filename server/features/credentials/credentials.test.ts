import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aShowing, issues } from '../../testing/credentials.ts';
import { aWorld, inAWorld, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const read = (url: string) =>
  app.app.inject({ url, headers: { accept: 'application/json', host: 'trestle.example' } });
const proofOf = async ({ engagements, owner }: World) =>
  (
    await app.call(
      endpoints.getProof,
      { params: { id: engagements.completed } },
      owner.student.token,
    )
  ).body;

test('a credential names the programme, the company, the project, what was shown and its holder without their address', async () => {
  const answer = await read(`/credentials/${world.credentialId}`);
  expect(answer.headers['content-type']).toBe('application/vc+ld+json');
  const credential = answer.json();
  expect(answer.body).not.toContain(world.owner.student.email);
  expect(credential).toMatchObject({
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `https://trestle.example/credentials/${world.credentialId}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: 'did:web:trestle.example', type: ['Profile'] },
    evidence: [{ type: ['Evidence'], name: 'Survey', narrative: 'As measured.' }],
    proof: [{ cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' }],
  });
  const { credentialSubject: subject } = credential;
  expect(subject.source.name).toBe('Lattice Works');
  expect(subject.result.map(({ value }: { value: string }) => value).slice(0, 2)).toEqual([
    'Completed',
    '4',
  ]);
});

test('the JWT says the same, with a key that can be read as one bare JWK', async () => {
  const { body: jwt } = await read(`/credentials/${world.credentialId}/jwt`);
  const { kid, ...header } = decodeProtectedHeader(jwt);
  expect(header).toEqual({ alg: 'RS256', typ: 'JWT' });
  const key = (await read(new URL(kid!).pathname)).json();
  expect(Object.keys(key).toSorted().join()).toBe('alg,e,kty,n,use');
  const { iss, sub, jti, nbf, ...claims } = decodeJwt<Record<string, never>>(jwt);
  const { proof, ...credential } = (await read(`/credentials/${world.credentialId}`)).json();
  expect(claims).toEqual(credential);
  expect([iss, sub, jti, nbf]).toEqual([
    credential.issuer.id,
    credential.credentialSubject.id,
    credential.id,
    Date.parse(credential.validFrom) / 1_000,
  ]);
  const { assertionMethod } = (await read('/.well-known/did.json')).json();
  expect(assertionMethod).toContain(proof[0].verificationMethod);
});

test('one that is issued anew replaces the one before, which its list says is revoked', () =>
  inAWorld(app, world, async (of) => {
    await issues(app, of.engagements.completed, of.owner.student, { ...aShowing, deliveries: [] });
    const { issued, isWanted } = await proofOf(of);
    expect(isWanted).toBe(false);
    expect(issued).toMatchObject([
      { revokedAt: null },
      { id: of.credentialId, replacedBy: issued[0].id, revokedBecause: 'Replaced by a newer one.' },
    ]);
    expect((await read(`/credentials/${issued[0].id}`)).json().evidence).toBeUndefined();
  }));
