import { calls } from '../../../api/act/act.ts';
import { ownCompany } from '../../../api/read/companies.ts';
import { change } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { type OwnCompany, updateMyCompany } from '../../../contract/companies/companies.ts';
import { EditedProfile, FormSkeleton } from '../../features/accounts/profile/EditedProfile.tsx';
import { useMay } from '../../features/companies/useMay.ts';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Domains } from '../domains/Domains.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import type { CompanyChange } from './CompanyForm.tsx';

const CompanyForm = lazy(() => import('./CompanyForm.tsx'), FormSkeleton);

const companyProfile = {
  draft: 'company-profile',
  save: ({ form, version }: CompanyChange) => calls(updateMyCompany)({ body: form, version }),
};

export default function ProfileScreen() {
  const may = useMay();
  return (
    <Screen title="Company profile" lead="What students see with your projects.">
      <Reading
        of={useRead(ownCompany)}
        loading={<PanelSkeleton of="your profile" />}
        failed="Your profile could not be loaded. Try again later."
      >
        {(company) => (
          <section className="panel max-w-52 ticked" aria-label="Profile">
            <EditedProfile
              source={companyProfile}
              heading="company-name"
              facts={(onEdit) => <CompanyFacts company={company} onEdit={onEdit} />}
              form={(props) => <CompanyForm company={company} {...props} />}
              onSaved={(saved: OwnCompany) => change(ownCompany, () => saved)}
            />
          </section>
        )}
      </Reading>
      {may('change the company profile') && <Domains />}
    </Screen>
  );
}
