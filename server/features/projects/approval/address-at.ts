import type { ProjectReview } from '../../../../src/contract/projects/running-projects.ts';
import { domainOf, parseDomain } from '../../companies/domains/parse-domain.ts';

/**
 * Where an address is, next to a company's website. `a@span.example` is at the own domain of `https://www.span.example` and
 * of `https://jobs.span.example`; at a mail provider anybody can be. Null where there is nothing to compare.
 */
export function addressAt(
  email: string | null,
  website: string,
): Exclude<ProjectReview['addressAt'], 'university'> {
  if (!email) return null;
  const domain = domainOf(email);
  if (parseDomain(domain).kind === 'refused') return 'mail provider';
  if (!URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '');
  const isOwn = host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
  return isOwn ? 'own' : 'other';
}
