import { Empty } from '../../ui/Empty.tsx';
import { ScreenLink } from '../../ui/navigation.tsx';
import { screens } from '../screens.ts';

export function NoProjects() {
  return (
    <Empty drawing="gap" title="No projects yet">
      <p>Post the first: a piece of work with an end, for one student or a few.</p>
      <ScreenLink to={screens['post-project']} className="btn btn-outline-primary">
        Post a project
      </ScreenLink>
    </Empty>
  );
}
