import { type ApplicantQuery, applicantsFile } from '../../../../api/read/applications.ts';
import {
  type ApplicantSort,
  applicantSorts,
} from '../../../../contract/applications/applicants.ts';
import { SearchInput } from '../../../ui/form/SearchInput.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { DownloadButton } from '../../../ui/list/DownloadButton.tsx';
import { wholeList } from '../../../ui/list/whole-list.ts';
import { useOpen } from '../../../ui/navigation/navigation.tsx';
import type { ApplicantsPlace } from '../../addresses.ts';

interface Props {
  pid: number;
  query: ApplicantQuery;
  total: number;
  addressOf: (changed: Partial<ApplicantsPlace>) => string;
}

const sortLabels: Record<ApplicantSort, string> = {
  applied: 'Oldest first',
  fit: 'Best fit',
  rank: 'Your ranking',
  name: 'Name',
};

/** Filters and order of the list, kept in the address. */
export function ApplicantFilters({ pid, query, total, addressOf }: Props) {
  const open = useOpen();
  const look = (changed: Partial<ApplicantQuery>, replace = false) =>
    open(addressOf({ query: { ...query, page: 1, ...changed } }), replace);
  return (
    <search className="applicant-filters">
      <label className="field m-0">
        <span className="form-label">Search by name</span>
        <SearchInput
          maxLength={100}
          searchText={query.searchText}
          onSearch={(searchText) => look({ searchText }, true)}
        />
      </label>
      <label className="field m-0">
        <span className="form-label">Sort by</span>
        <Select
          value={query.sort}
          options={applicantSorts.map((sort) => [sort, sortLabels[sort]])}
          onChoose={(sort) => look({ sort })}
        />
      </label>
      <DownloadButton
        make={() => applicantsFile(pid, query)}
        name="applicants.csv"
        made="Downloaded the list of applicants."
        look="quiet"
      >
        Export {wholeList({ total }, query.searchText !== '' || query.status !== '', 'applicant')}
      </DownloadButton>
      <p className="note mt-0 mb-3 me-0 ms-auto" role="status">
        {total === 1 ? '1 applicant' : `${total} applicants`}
      </p>
    </search>
  );
}
