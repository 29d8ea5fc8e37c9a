import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { credentialAtMost } from '../../contract/credentials/verify.ts';
import { credentialIn } from './baked.ts';

const found = (...parts: (Uint8Array<ArrayBuffer> | string)[]) => credentialIn(new Blob(parts));

const chunk = (type: string, data: string | Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data as string)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(typed.length - 4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
};
const png = (...chunks: Buffer[]) =>
  found(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]));
const badge = '{"name":"Brücke 🌉"}';

test('a file that is a credential is taken as it is', async () => {
  expect(await found(` ${badge}\n`)).toEqual({ credential: badge });
  expect(await found('a.b.c')).toEqual({ credential: 'a.b.c' });
});

test('a credential is taken out of a picture, whatever stands before it', async () => {
  const text = chunk('iTXt', `openbadgecredential\0\0\0en\0Abzeichen\0${badge}`);
  const other = chunk('iTXt', 'Comment\0\0\0\0\0Not this.');
  const second = chunk('iTXt', 'openbadgecredential\0\0\0\0\0{}');
  expect(await png(chunk('IHDR', 'x'), other, text, second)).toEqual({ credential: badge });
});

test('a badge of before is taken too, so that it can be called what it is', async () => {
  const address = 'https://weir.example/assertions/1';
  const text = chunk('iTXt', `openbadges\0\0\0\0\0${address}`);
  expect(await png(chunk('IHDR', 'x'), text)).toEqual({ credential: address });
});

test.each([
  ['holds none', [chunk('IHDR', 'x'), chunk('IEND', '')], 'no credential'],
  [
    'holds a word that begins alike',
    [chunk('iTXt', 'openbadgecredentials\0\0\0\0\0{}')],
    'no credential',
  ],
  ['holds it packed', [chunk('iTXt', 'openbadgecredential\0\x01\0\0\0{}')], 'is packed'],
  ['ends too early', [chunk('iTXt', 'openbadgecredential\0\0\0en')], 'is damaged'],
  [
    'says it is longer than it is',
    [Buffer.from([255, 255, 255, 255, 1, 2, 3, 4])],
    'no credential',
  ],
  ['holds nothing', [chunk('iTXt', 'openbadgecredential\0\0\0\0\0')], 'is empty'],
  [
    'holds too much',
    [chunk('iTXt', `openbadgecredential\0\0\0\0\0${'x'.repeat(credentialAtMost + 1)}`)],
    'too long',
  ],
])('a picture that %s is refused', async (_, chunks, sentence) => {
  expect(await png(...chunks)).toMatchObject({ problem: expect.stringContaining(sentence) });
});

test('a certificate leads to the credential that it prints, and any other PDF to none', async () => {
  const address = 'https://weir.example/verify/0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(await found('%PDF-1.7\n', new Uint8Array([255, 254]), `/URI (${address})`)).toEqual({
    credential: address,
    isPrinted: true,
  });
  expect(await found('%PDF-1.7\n/URI (https://weir.example/verify/)')).toMatchObject({
    problem: 'This PDF contains no certificate of a credential.',
  });
});

test('a file that is too large is not read', async () => {
  const [large] = [new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])];
  expect(await credentialIn(large)).toEqual({ problem: 'This file is larger than 10 MB.' });
});
