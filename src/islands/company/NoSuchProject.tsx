import { Empty } from '../ui/list/Empty.tsx';
import { ScreenLink } from '../ui/navigation/navigation.tsx';
import { screens } from './screens.ts';

/** The address names a project that is not theirs. */
export function NoSuchProject() {
  return (
    <Empty drawing="search" title="Project not found">
      <p>It may have been deleted or belong to another company.</p>
      <ScreenLink to={screens['company-panel']} className="btn btn-outline-primary">
        Your projects
      </ScreenLink>
    </Empty>
  );
}

/** The address names no project at all. */
export function NoProjectChosen() {
  return (
    <Empty drawing="search" title="Which project?">
      <p>Choose one of your projects to see its page and applicants.</p>
      <ScreenLink to={screens['company-panel']} className="btn btn-outline-primary">
        Your projects
      </ScreenLink>
    </Empty>
  );
}
