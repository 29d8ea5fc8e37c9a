import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email, newPassword, requiredText } from './fields.ts';
import { companySizes } from './people.ts';

export const company = v.object({
  id: v.number(),
  name: v.string(),
  recruiter: v.string(),
  email: v.string(),
  industry: v.string(),
  size: v.string(),
  verified: v.boolean(),
});
export type Company = v.InferOutput<typeof company>;

export const companyRegistration = v.object({
  name: requiredText('Company name is required.', 150),
  recruiter: requiredText('Recruiter is required.', 150),
  email: email(),
  industry: requiredText('Industry is required.', 100),
  size: v.picklist(companySizes, 'Choose a size.'),
  password: newPassword,
});
export type CompanyRegistration = v.InferOutput<typeof companyRegistration>;

export const registerCompany = endpoint({
  method: 'POST',
  path: '/Companies/register',
  summary: 'Register a company; a code is mailed to confirm the address',
  audience: 'anyone',
  perMinute: 60,
  body: companyRegistration,
  reply: { kind: 'text', status: 201 },
});

export const myCompany = endpoint({
  method: 'GET',
  path: '/Companies/me',
  summary: 'The signed-in company',
  audience: { Company: 'own' },
  reply: { kind: 'json', schema: company },
});
