import type { Credential } from './credentials.ts';

/** Public page that checks a credential. */
export const verifyPage = (id: string): string => `/verify/${id}`;

/** The forms in which a credential can be taken away, each at an address of its own. */
export const takeAways = {
  'Certificate (PDF)': 'certificate.pdf',
  'Badge (PNG)': 'badge.png',
  'Badge (SVG)': 'badge.svg',
  'Credential (JSON)': 'json',
  'Credential (JWT)': 'jwt',
} as const;

/** @param form one of `takeAways`; empty for what wallets take: the signed JSON, and for people its page */
export const takeAwayAddress = (id: string, form: string): string =>
  ['/credentials', id, form].filter(Boolean).join('/');

/**
 * LinkedIn's form for adding a credential to one's profile, with every field filled in
 * (https://addtoprofile.linkedin.com).
 */
export function linkedInAddress(
  { id, title, outcome, issuedAt }: Pick<Credential, 'id' | 'title' | 'outcome' | 'issuedAt'>,
  origin: string,
): string {
  const issued = new Date(issuedAt);
  return `https://www.linkedin.com/profile/add?${new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: `${title}: ${outcome}`,
    organizationName: 'Trestle',
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: `${origin}${verifyPage(id)}`,
    certId: id,
  })}`;
}
