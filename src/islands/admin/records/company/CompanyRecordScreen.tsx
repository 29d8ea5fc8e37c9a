import { companyRecord, projectsOfCompany } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type {
  CompanyRecord,
  ManagedCompany,
} from '../../../../contract/companies/managed-companies.ts';
import { companyPage } from '../../../../contract/projects/addresses.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { labelOfStatus } from '../../../../contract/projects/statuses.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import type { Fact } from '../../../ui/record/Facts.tsx';
import { RelatedRecords } from '../../../ui/record/RelatedRecords.tsx';
import { dayOf, deadlineOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { definition } from '../../companies/CompaniesScreen.tsx';
import { NearNames } from '../../companies/NearNames.tsx';
import { EmailCell, StateMark, stateWords } from '../../table/rows/cells.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { RecordScreen } from '../RecordScreen.tsx';
import { recordAddress } from '../record-address.ts';
import { UniversityDomains } from './UniversityDomains.tsx';

/** One company: who it is, who speaks and signs in for it, and its projects. */
export default function CompanyRecordScreen() {
  return (
    <RecordScreen
      kind="company"
      definition={definition}
      read={companyRecord}
      rowOf={(company) => company}
      markOf={Standing}
      factsOf={(row, company) => factsOf({ ...company, ...row })}
    >
      {(row, company, { page }) => (
        <>
          {!row.verified && <NearNames name={row.name} near={company.nearNames} />}
          <UniversityDomains company={company} />
          <Projects companyId={row.id} page={page} />
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
  ['Signs in with', company.signInEmail ?? 'No account'],
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

/** A company's projects, drafts too. */
function Projects({ companyId, page }: { companyId: number; page: number }) {
  return (
    <RelatedRecords
      many="projects"
      title="Projects"
      of={useRead(projectsOfCompany(companyId, page))}
      empty="No projects yet."
      addressOf={(next) => recordAddress('company', companyId, { page: next })}
    >
      {(project) => <Line key={project.pid} project={project} />}
    </RelatedRecords>
  );
}

function Line({ project }: { project: Project }) {
  const { pid, title, status, places, placesTaken, openApplications, deadline } = project;
  return (
    <li>
      <div>
        <RecordLink kind="project" id={pid}>
          {title}
        </RecordLink>
        <p className="record-beneath">
          {placesTaken} of {places} {places === 1 ? 'place' : 'places'} offered or taken,{' '}
          {openApplications} waiting
          {deadline && `, apply by ${deadlineOf(deadline)}`}
        </p>
      </div>
      <StatusTag status={status}>{labelOfStatus(status)}</StatusTag>
    </li>
  );
}
