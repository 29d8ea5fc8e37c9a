import { change } from '../../../api/reader/read.ts';
import type { OwnCompany } from '../../../contract/companies/companies.ts';
import { ownCompany } from '../../../machines/area/own-company.ts';
import { companyProfile } from '../../../machines/profile/company-profile.ts';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { EditedProfile } from '../../ui/profile/EditedProfile.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { useRead } from '../../ui/reading/useRead.ts';
import { Domains } from '../domains/Domains.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { useMay } from '../use-may.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import './profile.scss';

const CompanyForm = lazy(() => import('./CompanyForm.tsx'));

/** What a company tells about itself. */
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
          <section className="company-profile panel ticked" aria-label="Profile">
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
