import { call } from '../../api/client.ts';
import type { CompanyForm, OwnCompany } from '../../contract/companies/companies.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ProfileSource } from '../students/profile-edit.ts';

/** What was changed and not saved yet is kept under this name. */
export const companyDraft = 'company-profile';

export interface CompanyChange {
  readonly form: CompanyForm;
  /** Of the profile as it was before. */
  readonly version: string | undefined;
}

/** A company's own profile. */
export const companyProfile: ProfileSource<CompanyChange, OwnCompany> = {
  draft: companyDraft,
  save: ({ form, version }, signal) =>
    call(endpoints.updateMyCompany, { body: form, version }, { signal }),
};
