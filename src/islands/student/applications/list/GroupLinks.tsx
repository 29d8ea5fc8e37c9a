import type { Application } from '../../../../contract/applications.ts';
import {
  type ApplicationGroup,
  applicationGroups,
  inGroup,
} from '../../../../machines/applications/application-groups.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { type ApplicationsView, addressOf } from '../applications-address.ts';

const groupWords: Record<ApplicationGroup, string> = {
  all: 'All',
  live: 'Open',
  offers: 'Offers to answer',
  decided: 'Decided',
};

/** Which of the applications are shown, and the way to their order. */
export function GroupLinks({
  list,
  view,
}: {
  list: readonly Application[];
  view: ApplicationsView;
}) {
  return (
    <nav className="application-groups" aria-label="Which applications">
      {applicationGroups.map((group) => (
        <ScreenLink
          key={group}
          to={addressOf({ group })}
          className="application-group"
          current={!view.ordering && view.group === group}
        >
          {groupWords[group]}{' '}
          <span className="application-count">{inGroup(list, group).length}</span>
        </ScreenLink>
      ))}
      <ScreenLink
        to={addressOf({ ordering: true })}
        className="application-group application-order-link"
        current={view.ordering}
      >
        <Icon name="sort" /> Order of preference
      </ScreenLink>
    </nav>
  );
}
