import { useEffect, useRef } from 'react';
import type { BrowseFilters } from '../../../../api/read/browse.ts';
import type { ListPage } from '../../../../api/read/page.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { firstClosedIn } from '../../../features/projects/registering.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { screens } from '../../screens.ts';
import { addressOf } from '../browse-address.ts';
import { countOf } from '../filters/filter-words.ts';
import type { NoteSaved } from '../save/SaveButton.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ProjectCard } from './ProjectCard.tsx';

interface Props {
  list: ListPage<Project>;
  filters: BrowseFilters;
  /** What is listed answers the filters before these. */
  isBusy: boolean;
  /** Whose details are open. */
  openPid: number | null;
  onSaved: NoteSaved;
}

export function ProjectGrid({ list, filters, isBusy, openPid, onSaved }: Props) {
  const { rows } = list;
  const count = useRef<HTMLParagraphElement>(null);
  const page = useRef(list.page);
  useEffect(() => {
    if (page.current !== list.page) count.current?.scrollIntoView();
    page.current = list.page;
  }, [list.page]);
  const shown = shownOf(list, filters);
  const cards = (projects: readonly Project[]) => (
    <ul className="project-grid">
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
        <p ref={count} id="found" role="status">
          {countOf(list, filters)}
        </p>
        <ScreenLink to={screens.searches}>Saved searches</ScreenLink>
      </div>
      {rows.length === 0 ? <NothingFound filters={filters} /> : cards(rows.slice(0, shown))}
      {shown < rows.length && (
        <details className="not-open" key={list.page}>
          <summary>{notOpenWords(list, filters, shown)}</summary>
          {cards(rows.slice(shown))}
        </details>
      )}
    </section>
  );
}

/**
 * How many of a page's cards show at once: what one can apply to comes first, and what follows is folded. All of them where
 * there is nothing else on the page, or no other page.
 */
function shownOf({ rows, total }: ListPage<Project>, { pageSize }: BrowseFilters): number {
  const open = firstClosedIn(rows, new Date());
  return open === 0 || total <= pageSize ? rows.length : open;
}

/** Whatever follows on this page and the next ones is closed as well. */
function notOpenWords(
  { page, total, hasMore }: ListPage<Project>,
  { pageSize }: BrowseFilters,
  shown: number,
): string {
  const number = (total - (page - 1) * pageSize - shown).toLocaleString('en');
  return `${hasMore ? 'More than ' : ''}${number} you cannot apply to`;
}

export function ProjectGridSkeleton({ cards }: { cards: number }) {
  return (
    <div className="placeholder-glow" aria-busy="true">
      <p className="found note" role="status">
        Loading projects…
      </p>
      <div className="project-grid" aria-hidden="true">
        {Array.from({ length: cards }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of cards, not cards
          <span key={card} className="placeholder skeleton-card" />
        ))}
      </div>
    </div>
  );
}
