import type { ProjectQuery } from '../../../api/read/projects.ts';
import { projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { useMay } from '../../features/companies/useMay.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { panelAddress } from '../addresses.ts';
import { screens } from '../screens.ts';

/** Nothing to list: at all, or of what is looked for. */
export function NoProjects({ query: { status, searchText, term } }: { query: ProjectQuery }) {
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
