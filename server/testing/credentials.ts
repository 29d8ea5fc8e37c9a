import * as multikey from '@digitalbazaar/ed25519-multikey';
import { generateKeyPair } from 'jose';
import { endpoints } from '../../src/contract/endpoints.ts';
import { didOf, methodOf } from '../features/credentials/keys/did.ts';
import { makeKeys, type SigningKeys } from '../features/credentials/keys/keys.ts';
import type { BuiltApp } from './built-app.ts';
import { evaluates } from './evaluations.ts';
import type { Someone } from './people.ts';

/** The programme signs from now on. @returns the numbers of its new keys */
export const signs = ({ services }: Pick<BuiltApp, 'services'>): Promise<number[]> =>
  services.db.transaction().execute((transaction) =>
    makeKeys(transaction, {
      origin: services.publicOrigin,
      sealKey: services.sealKey!,
      at: services.clock(),
    }),
  );

/** What a student may want to show. */
export const aShowing = { deliveries: [1], words: true, steps: true };

/** Has the credential of completed work issued. @returns its number */
export async function issues(
  { call, services }: BuiltApp,
  id: number,
  student: Pick<Someone, 'token'>,
  showing = aShowing,
): Promise<string> {
  const params = { id };
  await call(endpoints.askForCredential, { params, body: showing }, student.token);
  while ((await services.credentialJobs.issuing.runWaiting()) > 0);
  const { body } = await call(endpoints.getProof, { params }, student.token);
  return body.issued[0].id;
}

/** Both sides complete work, its company lets it be shown, and its credential is issued. @returns its number */
export async function isProven(
  app: BuiltApp,
  id: number,
  { student, company }: Record<'student' | 'company', Pick<Someone, 'token'>>,
): Promise<string> {
  await evaluates(app, id, company, student);
  const { deliveries, words } = aShowing;
  const allowed = { params: { id }, body: { deliveries, words } };
  await app.call(endpoints.allowShowing, allowed, company.token);
  return issues(app, id, student);
}

/** Keys that are kept nowhere. */
export async function makeKeysAlone(origin: string): Promise<SigningKeys> {
  const pair = await multikey.generate({ id: methodOf(origin, 1), controller: didOf(origin) });
  const { privateKey } = await generateKeyPair('RS256');
  return {
    origin,
    embedded: { number: 1, signer: pair.signer() },
    jwt: { number: 2, key: privateKey },
  };
}
