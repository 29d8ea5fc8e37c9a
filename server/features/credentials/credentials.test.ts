import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evidenceAtMost } from '../../../src/contract/credentials/credentials.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aShowing, issues } from '../../testing/credentials.ts';
import { handedInIn } from '../../testing/engagements.ts';
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

test('a credential revoked by an admin is not issued again until an admin allows it, even if it was requested before', () =>
  inAWorld(app, world, async (of) => {
    const { owner, admin, credentialId, engagements } = of;
    const ask = () => {
      const asked = { params: { id: engagements.completed }, body: aShowing };
      return app.call(endpoints.askForCredential, asked, owner.student.token);
    };
    const params = { id: credentialId };
    expect((await ask()).status).toBe(201);
    const because = { params, body: { because: 'The drawings are somebody else’s.' } };
    expect((await app.call(endpoints.revokeCredential, because, admin.token)).status).toBe(200);
    while ((await app.services.credentialJobs.issuing.runWaiting()) > 0);
    expect(await proofOf(of)).toMatchObject({
      hindrance: 'barred',
      isWanted: false,
      issued: [{ id: credentialId, mayBeRenewed: false, replacedBy: null }],
    });
    expect((await ask()).body.detail).toBe(
      'The programme’s office has stopped new credentials for this work.',
    );
    await app.call(
      endpoints.renewCredential,
      { params, body: { mayBeRenewed: true } },
      admin.token,
    );
    await issues(app, engagements.completed, owner.student);
    expect((await proofOf(of)).issued).toMatchObject([
      { revokedAt: null },
      { id: credentialId, revokedBecause: 'The drawings are somebody else’s.' },
    ]);
  }));

test('the office finds credentials by the name or the email of their student; a student’s own are found by nobody’s', async () => {
  const { owner, admin, credentialId } = world;
  const found = async (searchText: string, { token } = admin) => {
    const { body } = await app.call(endpoints.listCredentials, { query: { searchText } }, token);
    return body.map(({ id }: { id: string }) => id);
  };
  expect(await found(owner.student.email)).toEqual([credentialId]);
  expect(await found('nobody of this name')).toEqual([]);
  expect(await found('nobody of this name', owner.student)).toEqual([credentialId]);
});

test('evidence is bounded where it is chosen, and the student is told', () =>
  inAWorld(app, world, async (of) => {
    const { db } = app.services;
    const { completed: id } = of.engagements;
    const long = (characters: number) =>
      sql`update deliveries set words = ${'“x” '.repeat(characters / 4)} where ${handedInIn(id)}`.execute(
        db,
      );
    const ask = () => {
      const asked = { params: { id }, body: aShowing };
      return app.call(endpoints.askForCredential, asked, of.owner.student.token);
    };
    await long(evidenceAtMost + 4);
    expect((await proofOf(of)).deliveries[0].characters).toBe(evidenceAtMost + 4);
    const { status, body } = await ask();
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'deliveries', message: expect.stringContaining('A credential holds 100,000') }],
    ]);
    // The longest that can be chosen is checked here like any other, in both of its forms.
    await long(evidenceAtMost);
    const number = await issues(app, id, of.owner.student);
    for (const form of ['', '/jwt']) {
      const credential = (await read(`/credentials/${number}${form}`)).body;
      const told = await app.call(endpoints.verifyCredential, { body: { credential } });
      expect(told.body.result).toBe('passed');
    }
  }));
