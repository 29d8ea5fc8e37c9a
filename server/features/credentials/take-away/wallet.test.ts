import { create } from 'qrcode';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aCredential } from '../../../testing/take-away.ts';
import { walletCode } from './paper/qr.ts';

test('a wallet reads the address of the credential, module by module', async () => {
  const { modules } = create(aCredential.credentialUrl, { errorCorrectionLevel: 'M' });
  const inAll = modules.size + 8;
  const pixels = await sharp(Buffer.from(walletCode(aCredential)))
    .resize(inAll * 9)
    .grayscale()
    .raw()
    .toBuffer();
  const isDark = (row: number, place: number) =>
    pixels[(row * 9 + 4) * inAll * 9 + place * 9 + 4]! < 128;
  for (let row = 0; row < inAll; row += 1)
    for (let place = 0; place < inAll; place += 1) {
      const isInside = Math.min(row, place) >= 4 && Math.max(row, place) < inAll - 4;
      const module = isInside && modules.data[(row - 4) * modules.size + place - 4] === 1;
      expect([row, place, isDark(row, place)]).toEqual([row, place, module]);
    }
});
