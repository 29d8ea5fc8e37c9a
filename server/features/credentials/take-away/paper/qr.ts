import { create } from 'qrcode';
import type { CredentialFacts } from '../facts.ts';

/** The modules that a QR code needs around it. */
const quiet = 4;

/** A QR code as a path of squares, as wide as asked with its white margin. */
export function qrPath(text: string, x: number, y: number, width: number): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const unit = width / (size + 2 * quiet);
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let from = 0; from < size; from += 1) {
      if (!data[row * size + from]) continue;
      const begin = from;
      while (from + 1 < size && data[row * size + from + 1]) from += 1;
      const left = x + (begin + quiet) * unit;
      const top = y + (row + quiet) * unit;
      const length = (from + 1 - begin) * unit;
      squares.push(`M${left} ${top}h${length}v${unit}h${-length}z`);
    }
  return squares.join('');
}

const side = 200;

/** The address of a credential as a QR code, which wallets on a phone read from another screen: an SVG, dark on white. */
export const walletCode = ({ credentialUrl }: Pick<CredentialFacts, 'credentialUrl'>): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img">`,
    `<title>QR code of the credential</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path d="${qrPath(credentialUrl, 0, 0, side)}"/></svg>`,
  ].join('');
