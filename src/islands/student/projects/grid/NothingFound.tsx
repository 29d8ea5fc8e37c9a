import {
  type BrowseFilters,
  narrowings,
  narrowingsIn,
  relaxedFilters,
  uncounted,
  without,
} from '../../../../api/read/browse.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { Empty } from '../../../ui/list/Empty.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { addressOf } from '../browse-address.ts';
import { projectsOf, wordsOf } from '../filters/filter-words.ts';

/** An empty list, and which filter to loosen. */
export function NothingFound({ filters }: { filters: BrowseFilters }) {
  const active = narrowingsIn(filters);
  if (active.length === 0) {
    return (
      <Empty drawing="empty" title="No projects yet">
        <p>Companies have not posted any projects yet. Check again soon.</p>
      </Empty>
    );
  }
  return (
    <Empty drawing="search" title="No projects found">
      {active.length > 1 ? <Relaxations filters={filters} /> : <p>{adviceFor[active[0]!]}</p>}
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
  paidOnly: 'No project pays at present.',
  remoteOnly: 'No project can be done from anywhere at present.',
  maxHours: 'No project takes so few hours a week.',
  searchText: 'No title, skill or company matches. Try a shorter search.',
  engineering: 'There are no projects of this engineering type right now.',
  skills: 'No project needs all of these skills. Try fewer skills.',
  maxDuration: 'All projects take longer. Allow more days.',
  location: 'There are no projects in this location. Try a shorter search or another location.',
  term: 'There are no projects in this term yet. Choose another term, or all.',
  openOnly: 'Nobody can apply to a project right now. Turn off “Open only” to see them all.',
  savedOnly: 'You have saved no projects. Press the bookmark on a project to find it here again.',
} as const;

/** The filters worth leaving out, each with what there would be without it. */
function Relaxations({ filters }: { filters: BrowseFilters }) {
  const { data = uncounted(filters) } = useRead(relaxedFilters(filters));
  const helpful = data.filter(({ total }) => total !== 0);
  if (helpful.length === 0) return <p>Removing one filter is not enough. Clear several.</p>;
  return (
    <>
      <p>No project matches all your filters. Remove one:</p>
      <ul className="stack gap-2 plain-list mb-5">
        {helpful.map(({ name, total, hasMore }) => (
          <li key={name}>
            <ScreenLink to={addressOf(without(filters, name))}>
              Without {wordsOf[name](filters)}
            </ScreenLink>
            {total !== null && <span className="soft"> {projectsOf({ total, hasMore })}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
