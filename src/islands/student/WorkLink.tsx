import { ownApplications } from '../../api/read/applications.ts';
import { ownWork } from '../../api/read/engagements.ts';
import { withoutFetching } from '../../api/read/read.ts';
import { currentStudent } from '../../api/read/students.ts';
import { useRead } from '../../api/read/useRead.ts';
import { tookPart } from '../../machines/lifecycle/application.ts';
import { ScreenLink } from '../ui/navigation/navigation.tsx';
import { Icon } from '../ui/picture/Icon.tsx';
import { screens } from './screens.ts';

/** Link to the work of a student who has ever taken a place. The specification's links do not depend on it. */
export function WorkLink({ route }: { route: keyof typeof screens | undefined }) {
  const isHere = route === 'work';
  const hasWork = useHasWork(route);
  if (!isHere && !hasWork) return null;
  return (
    <nav className="d-contents" aria-label="Your work">
      <ScreenLink
        to={screens.work}
        className="area-link"
        current={isHere || (route === 'portfolio' && 'open')}
      >
        <Icon name="status" />
        <span>Work</span>
      </ScreenLink>
    </nav>
  );
}

/** My Projects reads all applications, which say it too. */
function useHasWork(route: keyof typeof screens | undefined): boolean {
  const isListed = route === 'myproject';
  const student = useRead(isListed ? withoutFetching(currentStudent) : null);
  const applications = useRead(
    student.data ? withoutFetching(ownApplications(student.data.sId)) : null,
  );
  const work = useRead(isListed || route === 'work' ? null : ownWork);
  const tookPlace = ({ status }: { status: string }) =>
    (tookPart as readonly string[]).includes(status);
  return (work.data?.total ?? 0) > 0 || applications.data?.rows.some(tookPlace) === true;
}
