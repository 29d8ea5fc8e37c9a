import type { CredentialFacts } from './facts.ts';
import { qrPath } from './paper/qr.ts';

const side = 200;

/** The address of a credential as a QR code, which wallets on a phone read from another screen: an SVG, dark on white. */
export const walletCode = ({ credentialUrl }: Pick<CredentialFacts, 'credentialUrl'>): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" role="img">`,
    `<title>QR code of the credential</title><path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
    `<path d="${qrPath(credentialUrl, 0, 0, side)}"/></svg>`,
  ].join('');
