import * as v from 'valibot';
import { accountStates, companySizes } from '../accounts/people.ts';
import { endpoint, says } from '../endpoint.ts';
import { email } from '../fields.ts';
import { upTo } from '../paging.ts';
import { choice, deleteQuery, tableCall, tableEntries } from '../table.ts';
import { instant } from '../time.ts';
import { company, companyFields } from './companies.ts';
import { domainsAtMost, recordedDomain } from './company-domains.ts';
import { nearName, nearNamesAtMost } from './near-names.ts';

/** A company as an admin lists it. `state` is null while nobody signs in for it, as for imported ones. */
const managedCompany = v.object({
  ...company.entries,
  /** The address that is to replace `email` once its owner confirms it. */
  newEmail: v.nullable(v.string()),
  state: v.nullable(v.picklist(accountStates)),
  projects: v.number(),
  createdAt: instant,
});
export type ManagedCompany = v.InferOutput<typeof managedCompany>;

/** A company's record: as it is listed, with the address that signs in for it; null while nobody does. */
const companyRecord = v.object({
  ...managedCompany.entries,
  signInEmail: v.nullable(v.string()),
  /** The mail domain it proved first, null without one. */
  provedDomain: v.nullable(v.string()),
  /** Verified companies that it could be taken for by its name, the most similar first. None once it is verified. */
  nearNames: upTo(nearNamesAtMost, nearName),
  /** All that it proved, the first one first. */
  domains: upTo(domainsAtMost, recordedDomain),
});
export type CompanyRecord = v.InferOutput<typeof companyRecord>;

/** An admin's company dialog; every field is required. */
export const managedCompanyForm = v.object({ ...companyFields, email: email() });
export type ManagedCompanyForm = v.InferOutput<typeof managedCompanyForm>;

/** Columns of an admin's table of companies and its export. */
export const companyColumns = [
  'name',
  'recruiter',
  'email',
  'industry',
  'size',
  'projects',
  'createdAt',
] as const;
const filters = {
  ...tableEntries(companyColumns),
  size: choice(companySizes, 'Choose a size.'),
  verified: choice(['true', 'false'], 'This must be true or false.'),
  state: choice(accountStates, 'Choose a state.'),
};

const { page: _, pageSize: __, ...unpaged } = filters;
/** Companies of a whole list, over all its pages. */
export const companiesMatching = v.object(unpaged);

const audience = { Admin: 'any' } as const;
export const listCompanies = endpoint({
  ...tableCall.list,
  route: 'GET /Companies',
  summary: 'Companies, newest first',
  query: v.object(filters),
  reply: { kind: 'json', schema: v.array(managedCompany) },
});

export const getCompanyRecord = endpoint({
  route: 'GET /Companies/{id}/record',
  summary: 'A company as an admin lists it, with the address that signs in for it',
  audience,
  reply: { kind: 'json', schema: companyRecord },
});

export const addCompany = endpoint({
  ...tableCall.add,
  route: 'POST /Companies',
  summary: 'Add a company and email its recruiter an invitation',
  body: managedCompanyForm,
  reply: { kind: 'json', schema: managedCompany, status: 201 },
  problems: ['email-taken'],
});

export const updateCompany = endpoint({
  ...tableCall.change,
  route: 'PUT /Companies/{id}',
  summary: 'Change a company',
  body: managedCompanyForm,
  reply: { kind: 'json', schema: managedCompany },
  problems: ['changed', 'email-taken', 'password-needed'],
});

export const deleteCompany = endpoint({
  ...tableCall.remove,
  route: 'DELETE /Companies/{id}',
  summary: 'Delete a company with its projects and their applications',
  asksPassword: true,
  query: deleteQuery,
  reply: says('Company deleted.'),
  problems: ['others-depend'],
});

export const setCompanyState = endpoint({
  ...tableCall.setState,
  route: 'PUT /Companies/{id}/state',
  summary: 'Disable or enable a company’s account',
  reply: { kind: 'json', schema: managedCompany },
  problems: ['no-account'],
});

export const inviteCompanyAgain = endpoint({
  ...tableCall.inviteAgain,
  route: 'POST /Companies/{id}/invitation',
  summary: 'Email a company its invitation to choose a password again',
  problems: ['not-invited', 'no-account'],
});

export const exportCompanies = endpoint({
  ...tableCall.export,
  route: 'GET /Companies/export',
  summary: 'Export the list of companies as CSV',
  query: companiesMatching,
});
