import { isSample } from '../../../api/sample/origin.ts';
import { serverSource } from '../../../api/tables/server-source.ts';
import { companySizes } from '../../../contract/accounts/people.ts';
import { verifyCompany } from '../../../contract/companies/companies.ts';
import {
  addCompany,
  companyColumns,
  deleteCompany,
  exportCompanies,
  inviteCompanyAgain,
  listCompanies,
  type ManagedCompany,
  type ManagedCompanyForm,
  managedCompanyForm,
  setCompanyState,
  updateCompany,
} from '../../../contract/companies/managed-companies.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { RecordLink } from '../records/RecordLink.tsx';
import { screens } from '../screens.ts';
import { StateMark } from '../table/rows/cells.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { emailField, idField, tableOf } from '../table/table-of.tsx';
import { beforeVerifying } from './before-verifying.tsx';

function CompanyMark({ verified, state }: Pick<ManagedCompany, 'verified' | 'state'>) {
  return (
    <>
      {verified && (
        <span className="verified-mark ms-6px" title="Verified">
          <Icon name="check" />
          <span className="visually-hidden">Verified</span>
        </span>
      )}
      <StateMark state={state} />
    </>
  );
}

/** Admins' table of companies. */
export const definition = tableOf<ManagedCompany, ManagedCompanyForm>({
  table: 'companies',
  path: screens['manage-company'],
  title: 'Manage Companies',
  lead: 'Companies that post projects, and whether we have verified them.',
  many: 'companies',
  source: serverSource({
    noun: 'company',
    labelOf: ({ name }) => name,
    sample: 'companies',
    bulkActionKind: 'company',
    deletableKind: 'company',
    calls: {
      list: listCompanies,
      add: addCompany,
      change: updateCompany,
      remove: deleteCompany,
      setState: setCompanyState,
      inviteAgain: inviteCompanyAgain,
      acts: { verify: verifyCompany, 'take mark back': verifyCompany },
      export: exportCompanies,
    },
  }),
  searchHint: 'Search by name, recruiter or email',
  empty: 'No companies found.',
  untilThen: 'Companies sign up themselves, or you add them here.',
  addLabel: 'Add Company',
  acts: ({ verified }) => [
    {
      act: verified ? 'take mark back' : 'verify',
      label: verified ? 'Remove verified mark' : 'Mark as verified',
      form: { verified: !verified },
      patch: { verified: !verified },
    },
  ],
  readFirst: async (company, act) =>
    isSample || act !== 'verify' ? null : beforeVerifying(company),
  record: 'company',
  markOf: CompanyMark,
  form: {
    schema: managedCompanyForm,
    titles: ['Add New Company', 'Edit Company'],
    width: 500,
    blank: { size: companySizes[0] },
    waitsForValid: true,
  },
  sorts: companyColumns,
  fields: {
    id: idField,
    name: {
      label: 'Name',
      look: 'name',
      inHeading: true,
      cell: (company) => (
        <>
          <RecordLink kind="company" id={company.id}>
            {company.name}
          </RecordLink>{' '}
          <CompanyMark {...company} />
        </>
      ),
      asks: 'line',
    },
    recruiter: { label: 'Recruiter', asks: 'line' },
    email: emailField,
    industry: { label: 'Industry', asks: 'line' },
    size: {
      label: 'Size',
      look: 'short',
      asks: 'one of',
      options: companySizes,
      all: 'All sizes',
    },
    ...(!isSample && {
      projects: { label: 'Projects', hidden: true, look: 'number' },
      createdAt: { label: 'Created', hidden: true, look: 'time' },
    }),
  },
  filters: [
    {
      name: 'verified',
      label: 'Verified',
      all: 'All companies',
      options: [
        { value: 'true', label: 'Verified' },
        { value: 'false', label: 'Not verified' },
      ],
    },
  ],
});

/** Every company, with all that can be done about it. */
export default function CompaniesScreen() {
  return <TableScreen definition={definition} />;
}
