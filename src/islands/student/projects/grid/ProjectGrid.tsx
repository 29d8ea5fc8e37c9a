import { useEffect, useRef } from 'react';
import { type BrowseFilters, openAmong } from '../../../../api/read/browse.ts';
import type { ListPage } from '../../../../api/read/page.ts';
import { withoutFetching } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { timeNow } from '../../../../session/clock.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { screens } from '../../screens.ts';
import { addressOf } from '../browse-address.ts';
import { countOf } from '../filters/filter-words.ts';
import type { NoteSaved } from '../save/SaveButton.tsx';
import { byOpenness } from './by-openness.ts';
import { NothingFound } from './NothingFound.tsx';
import { ProjectCard } from './ProjectCard.tsx';

interface Props {
  list: ListPage<Project>;
  filters: BrowseFilters;
  /** True while the list still shows the results of older filters. */
  isBusy: boolean;
  /** Details of this project are open. */
  openPid: number | null;
  onSaved: NoteSaved;
}

export function ProjectGrid({ list, filters, isBusy, openPid, onSaved }: Props) {
  const { rows } = list;
  // One page shows by itself what one can apply to, and behind an open project nobody reads it.
  const isSplit = !filters.openOnly && list.total > filters.pageSize;
  const among = openPid === null ? openAmong(filters) : withoutFetching(openAmong(filters));
  const openOnes = useRead(isSplit ? among : null).data;
  const count = useRef<HTMLParagraphElement>(null);
  const page = useRef(list.page);
  useEffect(() => {
    if (page.current !== list.page) count.current?.scrollIntoView();
    page.current = list.page;
  }, [list.page]);
  const { open, closed, isLast } = byOpenness(rows, timeNow());
  // With a single page, all of it is shown.
  const isFolded = closed.length > 0 && list.total > filters.pageSize;
  const shown = isFolded ? open : [...open, ...closed];
  const cards = (projects: readonly Project[]) => (
    <ul className="project-grid plain-list">
      {projects.map((project) => (
        <li key={project.pid}>
          <ProjectCard
            project={project}
            isOpen={project.pid === openPid}
            addressOfMore={addressOf(filters, { project: project.pid })}
            addressOfApply={addressOf(filters, { apply: project.pid })}
            onSaved={onSaved}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <section aria-busy={isBusy} aria-labelledby="found" data-search={filters.searchText}>
      <div className="found note">
        <p className="m-0" ref={count} id="found" role="status">
          {isBusy ? 'Searching…' : countOf(list, filters, openOnes)}
        </p>
        <ScreenLink to={screens.searches}>Saved searches</ScreenLink>
      </div>
      {rows.length === 0 && !isBusy && <NothingFound filters={filters} />}
      {shown.length > 0 && cards(shown)}
      {isFolded && (
        // A student who unfolds one page sees the next ones unfolded too.
        <details className="not-open mt-4" key={addressOf({ ...filters, page: 1 })}>
          <summary className="min-h-44 soft fw-semibold">
            {notOpenWords(list, isLast ? closedFrom(list, filters, open.length) : closed.length)}
          </summary>
          {cards(closed)}
        </details>
      )}
    </section>
  );
}

/** Everything after the open ones, on this page and the next ones. */
const closedFrom = (
  { page, total }: ListPage<Project>,
  { pageSize }: BrowseFilters,
  open: number,
): number => total - (page - 1) * pageSize - open;

const notOpenWords = ({ hasMore }: ListPage<Project>, count: number): string =>
  `${hasMore ? 'More than ' : ''}${count.toLocaleString('en')} you cannot apply to`;
