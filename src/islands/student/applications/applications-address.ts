import {
  type ApplicationGroup,
  applicationGroups,
} from '../../../machines/applications/application-groups.ts';
import { screens } from '../screens.ts';

export interface ApplicationsView {
  readonly group: ApplicationGroup;
  readonly page: number;
  /** Which application is open over the list. */
  readonly application: number | null;
  /** Shows the order of preference in place of the list. */
  readonly ordering: boolean;
}

/** What an address asks for; what it does not say, or says wrongly, is the first of its kind. */
export function viewFrom(search: Readonly<Record<string, string>>): ApplicationsView {
  return {
    group: applicationGroups.find((group) => group === search.show) ?? 'all',
    page: numberFrom(search.page) ?? 1,
    application: numberFrom(search.application),
    ordering: search.view === 'order',
  };
}

export function addressOf(view: Partial<ApplicationsView>): string {
  const { group = 'all', page = 1, application, ordering } = view;
  const query = new URLSearchParams();
  if (ordering) query.set('view', 'order');
  else {
    if (group !== 'all') query.set('show', group);
    if (page > 1) query.set('page', String(page));
  }
  if (application) query.set('application', String(application));
  return query.size > 0 ? `${screens.myproject}?${query}` : screens.myproject;
}

const numberFrom = (text = ''): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
