import {
  companyProjects,
  type ProjectQuery,
  projectCounts,
  projectsPerPage,
} from '../../../api/read/projects.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { projectStatuses, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { useMay } from '../../features/companies/useMay.ts';
import { CalendarLink } from '../../features/terms/CalendarLink.tsx';
import { Empty } from '../../ui/list/Empty.tsx';
import { Paginator } from '../../ui/list/Paginator.tsx';
import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { StatusTabs } from '../../ui/navigation/StatusTabs.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { panelAddress, projectQueryFrom } from '../addresses.ts';
import { PanelSkeleton } from '../PanelSkeleton.tsx';
import { screens } from '../screens.ts';
import { ProjectRow } from './ProjectRow.tsx';
import { ProjectSearch } from './ProjectSearch.tsx';
import { Today } from './Today.tsx';
import './panel.scss';
import './today.scss';

/** Shows the work that waits today, and all of the company's projects. */
export default function PanelScreen() {
  const query = projectQueryFrom(useSearch());
  const projects = useRead(companyProjects(query));
  const may = useMay();
  const hasNone = projects.data?.total === 0 && !query.searchText && !query.status && !query.term;
  return (
    <Screen
      title="Your projects"
      tools={
        <>
          <CalendarLink to={screens.calendar} />
          {may('run projects') && (
            <ScreenLink to={screens['post-project']} className="btn btn-primary">
              Post a project
            </ScreenLink>
          )}
        </>
      }
    >
      {may('choose applicants') && <Today />}
      <section aria-labelledby="projects">
        <div className="cluster row-gap-3 column-gap-6 justify-content-between mb-4">
          <h2 className="m-0" id="projects">
            Projects
          </h2>
          {!hasNone && <ProjectSearch query={query} />}
        </div>
        {!hasNone && <ProjectsByStatus query={query} />}
        <Reading
          of={projects}
          loading={<PanelSkeleton />}
          failed="Failed to load projects. Please try again later."
        >
          {(list) => (
            <>
              {list.total === 0 && <NoProjects query={query} />}
              <ul className="project-rows lined plain-list" aria-busy={projects.isPlaceholderData}>
                {list.rows.map((project) => (
                  <li key={project.pid}>
                    <ProjectRow project={project} />
                  </li>
                ))}
              </ul>
              <Paginator
                page={list.page}
                pageSize={projectsPerPage}
                total={list.total}
                noun="projects"
                addressOf={(number) => panelAddress({ ...query, page: number })}
              />
            </>
          )}
        </Reading>
      </section>
    </Screen>
  );
}

/** Tabs of the projects by status, with the number of each. */
function ProjectsByStatus({ query }: { query: ProjectQuery }) {
  const { data: counts } = useRead(projectCounts(query));
  return (
    <StatusTabs
      label="Which projects"
      statuses={projectStatuses}
      counts={counts && new Map(counts.map(({ status, projects }) => [status, projects]))}
      chosen={query.status}
      labelOf={(status) => projectStatusLabels[status]}
      addressOf={(status) => panelAddress({ ...query, status, page: 1 })}
    />
  );
}

/** Nothing to list: at all, or of what is looked for. */
function NoProjects({ query: { status, searchText, term } }: { query: ProjectQuery }) {
  const may = useMay();
  if (status || searchText || term) {
    const looked = searchText
      ? 'match your search'
      : [status && `are ${projectStatusLabels[status]}`, term && 'are in this term']
          .filter(Boolean)
          .join(' and ');
    return (
      <Empty drawing="search" title="No projects found">
        <p>None of your projects {looked}.</p>
        <ScreenLink to={panelAddress({})} className="btn btn-outline-primary">
          All projects
        </ScreenLink>
      </Empty>
    );
  }
  if (!may('see every project'))
    return (
      <Empty drawing="gap" title="No projects yet">
        <p>Projects appear here once an owner or a recruiter puts you on their team.</p>
      </Empty>
    );
  return (
    <Empty drawing="gap" title="No projects yet">
      <p>Post a short piece of work with a clear end, for one or more students.</p>
      <ScreenLink to={screens['post-project']} className="btn btn-outline-primary">
        Post your first project
      </ScreenLink>
    </Empty>
  );
}
