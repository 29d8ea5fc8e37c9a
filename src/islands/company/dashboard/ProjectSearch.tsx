import { type ProjectQuery, panelSorts } from '../../../api/read/projects.ts';
import { TermFilter } from '../../features/terms/TermFilter.tsx';
import { SearchInput } from '../../ui/form/SearchInput.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { panelAddress } from '../addresses.ts';

const sortLabels: Record<ProjectQuery['sort'], string> = {
  newest: 'Newest',
  waiting: 'Waiting longest',
  deadline: 'Deadline',
  title: 'Title',
};

/** Search and order of the company's projects, kept in the address. */
export function ProjectSearch({ query }: { query: ProjectQuery }) {
  const open = useOpen();
  const look = (changed: Partial<ProjectQuery>, replace = false) =>
    open(panelAddress({ ...query, page: 1, ...changed }), replace);
  return (
    <search className="project-search d-flex gap-2">
      <SearchInput
        aria-label="Search your projects by title"
        placeholder="Search by title"
        maxLength={200}
        searchText={query.searchText}
        onSearch={(searchText) => look({ searchText }, true)}
      />
      <TermFilter term={query.term} none="No term" onChoose={(term) => look({ term })} />
      <Select
        aria-label="Sort by"
        value={query.sort}
        options={panelSorts.map((sort) => [sort, sortLabels[sort]])}
        onChoose={(sort) => look({ sort })}
      />
    </search>
  );
}
