import { type ProjectStatus, projectStatusLabels } from '../../../contract/projects.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { panelAddress } from '../addresses.ts';
import { screens } from '../screens.ts';

/** Nothing to list: at all, or of one status. */
export function NoProjects({ status }: { status: ProjectStatus | '' }) {
  if (status) {
    return (
      <Empty drawing="search" title="No projects found">
        <p>None of your projects is {projectStatusLabels[status]}.</p>
        <ScreenLink to={panelAddress({ status: '', page: 1 })} className="btn btn-outline-primary">
          All projects
        </ScreenLink>
      </Empty>
    );
  }
  return (
    <Empty drawing="gap" title="No projects yet">
      <p>Post a short piece of work with a clear end, for one or more students.</p>
      <ScreenLink to={screens['post-project']} className="btn btn-outline-primary">
        Post your first project
      </ScreenLink>
    </Empty>
  );
}
