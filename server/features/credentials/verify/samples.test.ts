import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { credentialIn } from '../../../../src/machines/credentials/baked.ts';
import { worldOf } from '../../../testing/badge-verifiers.ts';
import { verify } from './verify.ts';

/** Samples of 1EdTech's validator, with what it says of each; they stand beside the project, and are no part of it. */
const samples = new URL('../../../../../shared/data/ob30/', import.meta.url);
const isHere = existsSync(samples);
if (!isHere) console.log(`The samples of 1EdTech are not tried: there is nothing at ${samples}.`);

const expected = isHere
  ? readFileSync(new URL('expected.tsv', samples), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t') as [string, string])
  : [];

/** Where their keys or lists stand on the network, or they are signed in a way that is not supported: why nothing more is known. */
const open: Readonly<Record<string, string>> = {
  'bit-string-list/credential-status-revoked-blank-nodes.json': 'Nothing says whose key that is.',
  'bit-string-list/credential-status-revoked.json': 'Nothing says whose key that is.',
  'complete_v1.json': 'Its key could not be read.',
  'sd/derivedcredential.json': 'It is signed by “ecdsa-sd-2023”',
  'simple-eddsa-2022.json': 'It is signed by “eddsa-2022”',
  'simple-err-proof-method-unknown-did-method.json': 'The issuer’s keys could not be read.',
  'simple-err-proof-method-no-scheme.json': 'Its key could not be read.',
  'simple-err-proof-method-unknown-scheme.json': 'Its key could not be read.',
  'simple-multiple-proofs.json': 'Nothing says whose key that is.',
  'velocity.jwt': 'It uses words of https://lib.velocitynetwork.foundation/',
};

async function contentOf(file: string): Promise<string> {
  const bytes = readFileSync(new URL(file, samples));
  const text = bytes.toString();
  // A browser reads pictures of this kind; what is baked into them is all that is checked here.
  if (file.endsWith('.svg'))
    return (/verify="([^"]+)"/.exec(text) ?? /<!\[CDATA\[([\s\S]+)\]\]>/.exec(text))![1]!;
  const found = file.endsWith('.png') ? await credentialIn(new Blob([bytes])) : null;
  return found ? (found as { credential: string }).credential : text;
}

describe.skipIf(!isHere)('of the samples of 1EdTech', () => {
  test.each(expected)('%s, which they call %s, is told no other way', async (file, verdict) => {
    const { result, steps } = await verify(await contentOf(file), worldOf([]));
    const of = (name: string) => steps.find(({ step }) => step === name)!;
    const why = steps.find((step) => step.result === result)?.sentence;
    if (open[file]) expect([result, why]).toEqual(['unknown', expect.stringContaining(open[file])]);
    else if (verdict === 'invalid') expect([result, why]).toEqual(['failed', why]);
    else {
      // No issuer can be asked: the signature is right, and whose it is stays unknown.
      expect([result, of('signature').result, of('key').result]).toEqual([
        'unknown',
        'passed',
        'unknown',
      ]);
      expect(of('key').sentence).toBe(
        'Signed by the key it names. Nothing says whose key that is.',
      );
    }
  });
});
