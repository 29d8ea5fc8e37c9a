import { Empty } from '../../../ui/list/Empty.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { screens } from '../../screens.ts';

export function NoApplications() {
  return (
    <Empty drawing="gap" title="No applications yet">
      <p>Find a project you would like to work on and apply.</p>
      <ScreenLink to={screens.dashboard} className="btn btn-primary">
        Browse Projects
      </ScreenLink>
    </Empty>
  );
}
