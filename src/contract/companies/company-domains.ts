import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { email, mended, requiredLine } from '../fields.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';
import { plainDigits } from '../typed/digits.ts';

/** Domains of one company, proved or not. */
export const domainsAtMost = 5;

/** Name of the TXT record, below the domain, that proves a domain. */
export const proofName = (domain: string): string => `_trestle.${domain}`;

const ofUniversity = v.nullable(v.picklist(['undecided', 'allowed', 'refused']));

const companyDomain = v.object({
  id: v.number(),
  domain: v.string(),
  /** Value of the TXT record. */
  proof: v.string(),
  /** Null until it is proved. */
  proved: v.nullable(v.object({ at: instant, by: v.picklist(['dns', 'mail']) })),
  /**
   * An admin's decision on a mail domain of a university, or one below or above it; null for all others. Such a domain
   * counts for the company only if it is allowed.
   */
  ofUniversity,
});
export type CompanyDomain = v.InferOutput<typeof companyDomain>;

/** A proved domain as admins see it with its company. */
export const recordedDomain = v.object({
  id: v.number(),
  domain: v.string(),
  by: v.picklist(['dns', 'mail']),
  ofUniversity,
});
export type RecordedDomain = v.InferOutput<typeof recordedDomain>;

const domains = upTo(domainsAtMost, companyDomain);
const ofOwners = {
  audience: { Company: 'own' },
  memberAct: 'change the company profile',
} as const;

export const listDomains = endpoint({
  ...ofOwners,
  route: 'GET /Companies/me/domains',
  summary: 'The mail domains of the signed-in company and whether they are proved; five at most',
  reply: { kind: 'json', schema: domains },
});

export const domainForm = v.object({ domain: requiredLine('Domain is required.', 253) });

export const addDomain = endpoint({
  ...ofOwners,
  route: 'POST /Companies/me/domains',
  summary: 'Add a mail domain to the signed-in company, to be proved',
  body: domainForm,
  idempotent: true,
  reply: { kind: 'json', schema: domains, status: 201 },
});

export const removeDomain = endpoint({
  ...ofOwners,
  route: 'DELETE /Companies/me/domains/{id}',
  summary: 'Remove a mail domain from the signed-in company, with its proof',
  reply: { kind: 'json', schema: domains },
});

export const proveDomainByDns = endpoint({
  ...ofOwners,
  route: 'POST /Companies/me/domains/{id}/dns',
  summary: 'Look for the TXT record that proves a domain',
  perMinute: 20,
  reply: { kind: 'json', schema: domains },
  problems: ['proof-missing', 'domain-taken'],
});

export const domainCodeForm = v.object({ email: email() });

export const sendDomainCode = endpoint({
  ...ofOwners,
  route: 'POST /Companies/me/domains/{id}/code',
  summary: 'Email a code to somebody at a domain',
  body: domainCodeForm,
});

export const domainProofForm = v.object({
  code: v.pipe(requiredLine('Code is required.', 20), mended(plainDigits)),
});

export const proveDomainByMail = endpoint({
  ...ofOwners,
  route: 'POST /Companies/me/domains/{id}/proof',
  summary: 'Prove a domain with the code that was emailed to it',
  body: domainProofForm,
  reply: { kind: 'json', schema: domains },
  problems: ['code-refused', 'domain-taken'],
});

export const decideDomain = endpoint({
  route: 'PUT /Companies/{id}/domains/{domainId}/decision',
  summary: 'Decide whether a company can use a university’s mail domain that it has proved',
  audience: { Admin: 'any' },
  body: v.object({ allowed: v.boolean('This must be true or false.') }),
});
