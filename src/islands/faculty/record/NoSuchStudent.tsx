import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { screens } from '../screens.ts';

/** The address names nobody of theirs. */
export function NoSuchStudent() {
  return (
    <Empty drawing="search" title="Student not found">
      <p>They may have left, or belong to another university.</p>
      <ScreenLink to={screens.students} className="btn btn-outline-primary">
        Students
      </ScreenLink>
    </Empty>
  );
}
