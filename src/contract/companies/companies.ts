import * as v from 'valibot';
import { codeSent } from '../accounts/auth.ts';
import { companySizes } from '../accounts/people.ts';
import { endpoint, says } from '../endpoint.ts';
import { email, newPassword, requiredLine, text } from '../fields.ts';
import { link } from '../links.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';
import { companyHabits } from './habits.ts';

export const company = v.object({
  id: v.number(),
  name: v.string(),
  recruiter: v.string(),
  email: v.string(),
  industry: v.string(),
  size: v.string(),
  verified: v.boolean(),
  about: v.string(),
  /** A full address, or empty. */
  website: v.string(),
  /** Changes with every edit; an edit names the one it began from. The original API has none. */
  version: v.optional(v.string()),
});
export type Company = v.InferOutput<typeof company>;

/** Fields of every company form. */
export const companyFields = {
  name: requiredLine('Company name is required.', 150),
  recruiter: requiredLine('Recruiter is required.', 150),
  industry: requiredLine('Industry is required.', 100),
  size: v.picklist(companySizes, 'Choose a size.'),
};

export const companyRegistration = v.object({
  ...companyFields,
  email: email(),
  password: newPassword,
});
export type CompanyRegistration = v.InferOutput<typeof companyRegistration>;

export const registerCompany = endpoint({
  route: 'POST /Companies/register',
  summary: 'Register a company and email a code to confirm the address',
  audience: 'anyone',
  perMinute: 60,
  body: companyRegistration,
  idempotent: true,
  reply: says(codeSent, 201),
  problems: ['company-name-taken'],
});

/** A company as it sees itself. */
const ownCompany = v.object({
  ...company.entries,
  ...companyHabits.entries,
  /** True if an admin must approve its projects first, because nobody knows it yet. */
  needsApproval: v.boolean(),
});
export type OwnCompany = v.InferOutput<typeof ownCompany>;

export const myCompany = endpoint({
  route: 'GET /Companies/me',
  summary: 'The signed-in company',
  audience: { Company: 'own' },
  reply: { kind: 'json', schema: ownCompany },
});

/** A company's profile. Absent fields keep their value. */
export const companyForm = v.object({
  ...companyFields,
  /** Address for the programme's mail; signing in keeps its own address. */
  email: v.optional(email()),
  about: v.optional(text(3000)),
  website: v.optional(link),
});
export type CompanyForm = v.InferOutput<typeof companyForm>;

export const updateMyCompany = endpoint({
  route: 'PUT /Companies/me',
  summary: 'Change the signed-in company’s profile; a new name must be verified again',
  audience: { Company: 'own' },
  memberAct: 'change the company profile',
  body: companyForm,
  versioned: true,
  reply: { kind: 'json', schema: ownCompany },
  problems: ['changed', 'company-name-taken'],
});

/** A company as everybody who is signed in sees it. */
const publicCompany = v.object({
  id: v.number(),
  name: v.string(),
  industry: v.string(),
  size: v.string(),
  about: v.string(),
  website: v.string(),
  verified: v.boolean(),
  /** The mail domain it proved first, null without one. */
  provedDomain: v.nullable(v.string()),
  ...companyHabits.entries,
  /** Open for registration, newest first, fifty at most. */
  openProjects: upTo(
    50,
    v.object({
      pid: v.number(),
      title: v.string(),
      engineeringType: v.string(),
      deadline: v.nullable(instant),
    }),
  ),
});
export type PublicCompany = v.InferOutput<typeof publicCompany>;

export const getCompany = endpoint({
  route: 'GET /Companies/{id}',
  summary: 'A company with its response time and open projects',
  audience: { Admin: 'any', Student: 'any', Company: 'any' },
  reads: 'replica',
  reply: { kind: 'json', schema: publicCompany },
});

export const verifyCompany = endpoint({
  route: 'PUT /Companies/{id}/verified',
  summary: 'Set or remove a company’s verified mark',
  audience: { Admin: 'any' },
  body: v.object({ verified: v.boolean('This must be true or false.') }),
  versioned: true,
  reply: { kind: 'json', schema: publicCompany },
  problems: ['changed'],
});
