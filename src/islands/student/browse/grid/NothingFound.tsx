import {
  type BrowseFilters,
  narrowings,
  narrowingsIn,
  without,
} from '../../../../machines/browse/browse-filters.ts';
import { loosenings, uncounted } from '../../../../machines/browse/loosening.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { useRead } from '../../../ui/reading/useRead.ts';
import { addressOf } from '../browse-address.ts';
import { projectsOf, wordsOf } from '../filters/filter-words.ts';

/** An empty list, and which filter to loosen. */
export function NothingFound({ filters }: { filters: BrowseFilters }) {
  const active = narrowingsIn(filters);
  if (active.length === 0) {
    return (
      <Empty drawing="empty" title="No projects yet">
        <p>Companies are still drawing up theirs. Look in again soon.</p>
      </Empty>
    );
  }
  return (
    <Empty drawing="search" title="No projects found">
      {active.length > 1 ? <Loosenings filters={filters} /> : <p>{adviceFor[active[0]!]}</p>}
      <ScreenLink
        to={addressOf(without(filters, ...narrowings))}
        className="btn btn-outline-primary"
      >
        Show all projects
      </ScreenLink>
    </Empty>
  );
}

const adviceFor = {
  searchText: 'No title has these letters. Try fewer of them.',
  engineering: 'There is none of this engineering type at the moment.',
  skills: 'No project asks for all of these skills. Try fewer of them.',
  maxDuration: 'All projects take longer. Allow for more days.',
  location: 'There is none in this place. Try fewer letters, or another place.',
} as const;

/** The filters worth leaving out, each with what there would be without it. */
function Loosenings({ filters }: { filters: BrowseFilters }) {
  const { data = uncounted(filters) } = useRead(loosenings(filters));
  const helpful = data.filter(({ total }) => total !== 0);
  if (helpful.length === 0)
    return <p>Leaving out one of your filters is not enough here: clear several.</p>;
  return (
    <>
      <p>No project fits all of your filters at once. Leave one out:</p>
      <ul className="loosenings">
        {helpful.map(({ name, total }) => (
          <li key={name}>
            <ScreenLink to={addressOf(without(filters, name))}>
              Without {wordsOf[name](filters)}
            </ScreenLink>
            {total !== null && <span className="soft"> {projectsOf(total)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
