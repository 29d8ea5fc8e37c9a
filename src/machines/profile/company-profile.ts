import { call } from '../../api/client.ts';
import type { CompanyForm, OwnCompany } from '../../contract/companies.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ProfileSource } from './profile-edit.ts';

/** What was changed and not saved yet is kept under this name. */
export const companyDraft = 'company-profile';

/** A company's own profile. */
export const companyProfile: ProfileSource<CompanyForm, OwnCompany> = {
  draft: companyDraft,
  save: (body, signal) => call(endpoints.updateMyCompany, { body }, { signal }),
};
