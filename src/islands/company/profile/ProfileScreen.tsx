import { useMachine } from '@xstate/react';
import { lazy, useCallback } from 'react';
import type { OwnCompany } from '../../../contract/companies.ts';
import { ownCompanyMachine } from '../../../machines/area/own-company.ts';
import { companyProfile } from '../../../machines/profile/company-profile.ts';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { EditedProfile } from '../../ui/profile/EditedProfile.tsx';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import './profile.scss';

const CompanyForm = lazy(() => import('./CompanyForm.tsx'));

/** What a company tells about itself. */
export default function ProfileScreen() {
  const [snapshot, send] = useMachine(ownCompanyMachine);
  const { company } = snapshot.context;
  const changed = useCallback(
    (saved: OwnCompany) => send({ type: 'changed', company: saved }),
    [send],
  );
  return (
    <Screen title="Company profile" lead="What students see beside your projects.">
      {snapshot.matches('loading') && <PanelSkeleton of="your profile" />}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="Your profile could not be loaded. Please try again later."
          onRetry={() => send({ type: 'retry' })}
        />
      )}
      {company && (
        <section className="company-profile panel ticked" aria-label="Profile">
          <EditedProfile
            source={companyProfile}
            heading="company-name"
            facts={(onEdit) => <CompanyFacts company={company} onEdit={onEdit} />}
            form={(props) => <CompanyForm company={company} {...props} />}
            onSaved={changed}
          />
        </section>
      )}
    </Screen>
  );
}
