import * as v from 'valibot';
import {
  type ApplicationGroup,
  applicationGroups,
} from '../../../machines/applications/application-groups.ts';
import { addressWith, number, oneOf, page, type Search } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

export interface ApplicationsView {
  readonly group: ApplicationGroup;
  readonly page: number;
  /** Which application is open over the list. */
  readonly application: number | null;
  /** Shows the order of preference in place of the list. */
  readonly ordering: boolean;
}

const inAddress = v.object({
  show: oneOf(applicationGroups, 'all'),
  page,
  application: number(),
  view: oneOf(['order'], ''),
});

export function viewFrom(search: Search): ApplicationsView {
  const { show, view, ...rest } = v.parse(inAddress, search);
  return { group: show, ordering: view === 'order', ...rest };
}

export function addressOf({ group, page: asked, ...view }: Partial<ApplicationsView>): string {
  const { ordering, application } = view;
  const list = ordering ? {} : { show: group, page: asked };
  return addressWith(
    screens.myproject,
    { view: ordering ? 'order' : '', ...list, application },
    { show: 'all' },
  );
}
