import { useEffect, useRef } from 'react';
import type { Project } from '../../../contract/projects.ts';
import type { BrowseFilters } from '../../../machines/browse.ts';
import type { ListPage } from '../../../machines/page.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ScreenLink } from '../../ui/navigation.tsx';
import { screens } from '../screens.ts';
import { addressOf } from './browse-address.ts';
import { ProjectCard } from './ProjectCard.tsx';

interface Props {
  list: ListPage<Project>;
  filters: BrowseFilters;
  isBusy: boolean;
  onRegister: (project: Project) => void;
}

export function ProjectGrid({ list, filters, isBusy, onRegister }: Props) {
  const count = useRef<HTMLParagraphElement>(null);
  const page = useRef(filters.page);
  useEffect(() => {
    if (page.current !== filters.page) count.current?.scrollIntoView();
    page.current = filters.page;
  }, [filters.page]);

  return (
    <section aria-busy={isBusy} aria-labelledby="found">
      <p ref={count} className="found note" id="found" role="status">
        {countOf(list.total, filters)}
      </p>
      {list.rows.length === 0 ? (
        <NothingFound filters={filters} />
      ) : (
        <ul className="project-grid">
          {list.rows.map((project) => (
            <li key={project.pid}>
              <ProjectCard
                project={project}
                addressOfMore={addressOf(filters, project.pid)}
                onRegister={() => onRegister(project)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countOf(total: number, { searchText, engineering }: BrowseFilters): string {
  const projects = `${total.toLocaleString('en')} ${total === 1 ? 'project' : 'projects'}`;
  const inField = engineering && ` in ${engineering} engineering`;
  const named = searchText.trim() && ` with “${searchText.trim()}” in the title`;
  return `${projects}${inField}${named}`;
}

function NothingFound({ filters }: { filters: BrowseFilters }) {
  if (!filters.searchText && !filters.engineering) {
    return (
      <Empty drawing="empty" title="No projects yet">
        <p>Companies are still drawing up theirs. Look in again soon.</p>
      </Empty>
    );
  }
  return (
    <Empty drawing="search" title="No projects found">
      <p>Try fewer letters of the title, or another engineering type.</p>
      <ScreenLink to={screens.dashboard} className="btn btn-outline-primary">
        Show all projects
      </ScreenLink>
    </Empty>
  );
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
