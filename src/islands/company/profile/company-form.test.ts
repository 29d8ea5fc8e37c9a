import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { companyForm, type OwnCompany } from '../../../contract/companies/companies.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import CompanyForm from './CompanyForm.tsx';

const company: OwnCompany = {
  id: 3,
  name: 'Span and Sons',
  recruiter: 'R. Keller',
  email: 'span@firm.example',
  industry: 'Bridges',
  size: '11-50',
  verified: true,
  about: 'Footbridges.',
  website: 'https://span.example/',
  needsApproval: false,
  responseDays: null,
  reviewDays: null,
};
const fields = Object.keys(companyForm.entries) as (keyof typeof companyForm.entries)[];

test.each(fields)('the form asks for %s', (field) => {
  const form = { company, draft: 'company-profile', alert: null, failure: null, isBusy: false };
  const html = renderToStaticMarkup(
    createElement(CompanyForm, { ...form, onSubmit() {}, onCancel() {} }),
  );
  expect(html).toContain(`id="field-${field}"`);
});

test.each(fields)('the profile shows %s', (field) => {
  const html = renderToStaticMarkup(createElement(CompanyFacts, { company, onEdit() {} }));
  expect(company[field]).not.toBe('');
  expect(html).toContain(company[field]);
});
