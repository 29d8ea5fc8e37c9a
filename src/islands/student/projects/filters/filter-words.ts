import type { BrowseFilters, Narrowing } from '../../../../api/read/browse.ts';
import type { ListPage } from '../../../../api/read/page.ts';
import { daysOf } from '../../../../contract/projects/condition-words.ts';
import { skillsIn } from '../../../../contract/projects/skill-list.ts';

type Counted = Pick<ListPage<unknown>, 'total' | 'hasMore'>;

/** The most that the server ranks by fit. */
const rankedAtMost = 500;

/** One filter as it is set, to be read after “without”. */
export const wordsOf: Record<Narrowing, (filters: BrowseFilters) => string> = {
  searchText: ({ searchText }) => `“${searchText.trim()}”`,
  engineering: ({ engineering }) => `the type ${engineering}`,
  skills: ({ skills }) => `the ${skillsIn(skills).length === 1 ? 'skill' : 'skills'} ${skills}`,
  maxDuration: ({ maxDuration }) => `the limit of ${daysOf(maxDuration ?? 0)}`,
  location: ({ location }) => `the location “${location.trim()}”`,
  paidOnly: () => '“Paid”',
  remoteOnly: () => '“Remote”',
  maxHours: ({ maxHours }) => `the limit of ${maxHours} hours a week`,
  term: () => 'the term',
  openOnly: () => '“Open only”',
  savedOnly: () => '“Saved”',
};

export function projectsOf({ total, hasMore }: Counted): string {
  const number = total.toLocaleString('en');
  if (hasMore) return `More than ${number} projects`;
  return `${number} ${total === 1 ? 'project' : 'projects'}`;
}

/** Counts the results for the line above the grid. @param open how many of them take applications, if known */
export function countOf(found: Counted, filters: BrowseFilters, open?: Counted): string {
  const { searchText, engineering, skills, maxDuration, location, term, openOnly, savedOnly } =
    filters;
  const { paidOnly, remoteOnly, maxHours } = filters;
  const isSplit = open && !open.hasMore && !found.hasMore && open.total < found.total;
  return [
    isSplit
      ? `${open.total.toLocaleString('en')} open and ${(found.total - open.total).toLocaleString('en')} other projects`
      : projectsOf(found),
    openOnly && ' open for registration',
    engineering && ` in ${engineering} engineering`,
    searchText.trim() && ` with ${wordsOf.searchText(filters)}`,
    skills && `, needing ${skills}`,
    maxDuration && `, at most ${daysOf(maxDuration)}`,
    location.trim() && `, in “${location.trim()}”`,
    paidOnly && ', paid',
    remoteOnly && ', remote',
    maxHours && `, at most ${maxHours} hours a week`,
    term && (term === 'none' ? ', in no term' : ', in this term'),
    savedOnly && ', saved by you',
    filters.sort === 'fit' && found.total === rankedAtMost && ', the newest ones, best fit first',
  ]
    .filter(Boolean)
    .join('');
}
