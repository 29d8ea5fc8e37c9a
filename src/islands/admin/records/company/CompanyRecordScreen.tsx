import { useStore } from '@nanostores/react';
import { companyRecord } from '../../../../api/read/reports.ts';
import type {
  CompanyRecord,
  ManagedCompany,
} from '../../../../contract/companies/managed-companies.ts';
import { companyPage } from '../../../../contract/projects/addresses.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { Fact } from '../../../ui/record/Facts.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { definition } from '../../companies/definition.tsx';
import { NearNames } from '../../companies/NearNames.tsx';
import { $router } from '../../router.ts';
import { EmailCell, StateMark, stateWords } from '../../table/rows/cells.tsx';
import { NoneChosen } from '../NoRecord.tsx';
import { RecordScreen } from '../RecordScreen.tsx';
import { recordIn } from '../record-address.ts';
import { Projects } from './Projects.tsx';
import { UniversityDomains } from './UniversityDomains.tsx';

/** One company: who it is, who speaks and signs in for it, and its projects. */
export default function CompanyRecordScreen() {
  const { id, page } = recordIn('company', useStore($router)?.search ?? {});
  if (id === null)
    return <NoneChosen kind="company" path={definition.path} title={definition.title} />;
  return (
    <RecordScreen
      key={id}
      kind="company"
      id={id}
      definition={definition}
      read={companyRecord(id)}
      rowOf={(company) => company}
      markOf={Standing}
      factsOf={(row, company) => factsOf({ ...company, ...row })}
    >
      {(row, company) => (
        <>
          {!row.verified && <NearNames name={row.name} near={company.nearNames} />}
          <UniversityDomains company={company} />
          <Projects companyId={id} page={page} />
        </>
      )}
    </RecordScreen>
  );
}

function Standing({ verified, state }: Pick<ManagedCompany, 'verified' | 'state'>) {
  return (
    <>
      {verified ? (
        <span className="record-verified">
          <Icon name="check" /> Verified
        </span>
      ) : (
        <span className="soft">Not verified</span>
      )}{' '}
      <StateMark state={state} />
    </>
  );
}

const factsOf = (company: CompanyRecord): readonly Fact[] => [
  ['Recruiter', company.recruiter],
  ['Email', <EmailCell key="email" email={company.email} newEmail={company.newEmail} />],
  ['Signs in with', company.signInEmail ?? 'Nobody signs in for it'],
  ['Account', company.state ? stateWords[company.state] : 'No account'],
  ['Industry', company.industry],
  ['Size', `${company.size} people`],
  ['Created', dayOf(company.createdAt)],
  ['Confirmed domain', company.provedDomain],
  ['Website', company.website && <OutsideLink to={company.website} />],
  [
    'Public page',
    <a key="page" href={companyPage(company)}>
      What students see
    </a>,
  ],
  ['About', company.about],
];
