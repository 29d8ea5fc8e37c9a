import { ownWork } from '../../api/read/engagements.ts';
import { useRead } from '../../api/read/useRead.ts';
import { ScreenLink } from '../ui/navigation/navigation.tsx';
import { Icon } from '../ui/picture/Icon.tsx';
import { screens } from './screens.ts';

/** Leads a student who has ever taken a place to their work. The specification’s links stand without it. */
export function WorkLink({ isHere }: { isHere: boolean }) {
  const { data } = useRead(isHere ? null : ownWork);
  if (!isHere && !data?.total) return null;
  return (
    <nav aria-label="Your work">
      <ScreenLink to={screens.work} className="area-link" current={isHere}>
        <Icon name="status" />
        <span>Work</span>
      </ScreenLink>
    </nav>
  );
}
