import { domainToASCII } from 'node:url';
import freeDomains from 'email-providers/all.json' with { type: 'json' };
import { parse } from 'tldts';
import { normalEmail } from '../../accounts/normal-email.ts';

const free: ReadonlySet<string> = new Set(freeDomains);

/** A domain as it is compared, or why it cannot be a company's own. */
export type ParsedDomain =
  | { readonly kind: 'domain'; readonly domain: string }
  | { readonly kind: 'refused'; readonly sentence: string };

const refused = (sentence: string): ParsedDomain => ({ kind: 'refused', sentence });

/**
 * Reads what somebody typed as their company's mail domain. A web address or an address of mail is taken for its domain.
 * Public suffixes (publicsuffix.org) and providers where anybody has an address prove nothing.
 */
export function parseDomain(typed: string): ParsedDomain {
  const host = typed.slice(typed.lastIndexOf('@') + 1);
  const { hostname, domain, isIp } = parse(host, { allowPrivateDomains: true });
  const ascii = domainToASCII(hostname ?? '').replace(/^www\./, '');
  if (!ascii || isIp || !ascii.includes('.')) return refused('Enter a domain such as voltara.com.');
  if (!domain) return refused('Anybody can have a domain under this one. Enter your own.');
  if (isFree(ascii)) return refused('Anybody can have an address at this mail provider.');
  return { kind: 'domain', domain: ascii };
}

/** True if anybody can have an address at the domain or at one above it. */
function isFree(domain: string): boolean {
  const labels = domain.split('.');
  return labels.some((_, at) => free.has(labels.slice(at).join('.')));
}

/** The domain of an address, as domains are compared. */
export const domainOf = (email: string): string =>
  domainToASCII(normalEmail(email).replace(/^.*@/s, ''));
