import { reader } from '../../../api/read/reader.ts';
import { companyRecord } from '../../../api/read/reports.ts';
import { isSample } from '../../../api/sample/origin.ts';
import { companies } from '../../../api/tables/companies.ts';
import { companySizes } from '../../../contract/accounts/people.ts';
import type {
  ManagedCompany,
  ManagedCompanyForm,
} from '../../../contract/companies/managed-companies.ts';
import type { NearName } from '../../../contract/companies/near-names.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { lazy } from '../../ui/reading/lazy.ts';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import { plainOptions, type RowAct, type TableDefinition } from '../table/definition.ts';
import { EmailCell, StateMark, TimeCell } from '../table/rows/cells.tsx';
import { accountFilter, stateActsFor } from '../table/rows/state-acts.ts';
import { NearNames } from './NearNames.tsx';

/** What was read so lately, in milliseconds, is good enough. */
const freshMs = 10_000;

/** The verified companies that one could be taken for by its name; null where nobody can say. */
const nearNamesOf = (companyId: number): Promise<readonly NearName[] | null> =>
  reader.fetchQuery({ ...companyRecord(companyId), staleTime: freshMs }).then(
    ({ nearNames }) => nearNames,
    () => null,
  );

/** Checking who a company is, or taking that back; and its account, where it has one. */
const acts = (row: ManagedCompany): RowAct<ManagedCompany>[] => [
  {
    act: row.verified ? 'take mark back' : 'verify',
    label: row.verified ? 'Remove verified mark' : 'Mark as verified',
    form: { verified: !row.verified },
    patch: { verified: !row.verified },
  },
  ...(isSample ? [] : stateActsFor(row)),
];

function CompanyMark({ verified, state }: Pick<ManagedCompany, 'verified' | 'state'>) {
  return (
    <>
      {verified && (
        <span className="verified-mark" title="Verified">
          <Icon name="check" />
          <span className="visually-hidden">Verified</span>
        </span>
      )}
      <StateMark state={state ?? null} />
    </>
  );
}

/** The companies as the office keeps them. */
export const definition: TableDefinition<ManagedCompany, ManagedCompanyForm> = {
  table: 'companies',
  path: screens['manage-company'],
  title: 'Manage Companies',
  lead: 'Companies that post projects, and whether we have verified them.',
  many: 'companies',
  source: companies,
  searchHint: 'Search by name, recruiter or email',
  empty: 'No companies found.',
  untilThen: 'Companies sign up themselves, or you add them here.',
  addLabel: 'Add Company',
  RowDialog: lazy(() => import('./CompanyDialog.tsx')),
  acts,
  readFirst: async ({ id, name }, act) => {
    if (isSample || act !== 'verify') return null;
    const near = await nearNamesOf(id);
    if (near === null) return <p>The names like “{name}” could not be looked up.</p>;
    return near.length === 0 ? null : <NearNames name={name} near={near} />;
  },
  added: ({ name, email }) =>
    isSample ? `${name} added.` : `${name} added. We emailed an invitation to ${email}.`,
  record: 'company',
  markOf: CompanyMark,
  columns: [
    { id: 'id', label: 'ID', look: 'number', sortable: isSample, cell: ({ id }) => id },
    {
      id: 'name',
      label: 'Name',
      sortable: true,
      look: 'name',
      inHeading: true,
      cell: ({ id, name, verified, state }) => (
        <>
          <RecordLink kind="company" id={id}>
            {name}
          </RecordLink>{' '}
          <CompanyMark verified={verified} state={state ?? null} />
        </>
      ),
    },
    { id: 'recruiter', label: 'Recruiter', sortable: true, cell: ({ recruiter }) => recruiter },
    {
      id: 'email',
      label: 'Email',
      sortable: true,
      look: 'long',
      cell: EmailCell,
    },
    { id: 'industry', label: 'Industry', sortable: true, cell: ({ industry }) => industry },
    { id: 'size', label: 'Size', sortable: true, look: 'short', cell: ({ size }) => size },
    ...(isSample
      ? []
      : ([
          {
            id: 'projects',
            label: 'Projects',
            sortable: true,
            hidden: true,
            look: 'number',
            cell: ({ projects }) => projects,
          },
          {
            id: 'createdAt',
            label: 'Created',
            sortable: true,
            hidden: true,
            look: 'time',
            cell: ({ createdAt }) => <TimeCell at={createdAt} />,
          },
        ] satisfies TableDefinition<ManagedCompany>['columns'])),
  ],
  filters: [
    { name: 'size', label: 'Size', all: 'All sizes', options: plainOptions(companySizes) },
    {
      name: 'verified',
      label: 'Verified',
      all: 'All companies',
      options: [
        { value: 'true', label: 'Verified' },
        { value: 'false', label: 'Not verified' },
      ],
    },
    ...(isSample ? [] : [accountFilter]),
  ],
};
