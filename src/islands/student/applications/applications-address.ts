import * as v from 'valibot';
import { termInAddress } from '../../features/terms/term-address.ts';
import { addressWith, number, oneOf, page, type Search } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

export interface ApplicationsView {
  /** True if past applications are shown too. */
  readonly past: boolean;
  /** The page of what is over. */
  readonly page: number;
  /** Open over the list. */
  readonly application: number | null;
  /** True if the open application is being edited. */
  readonly editing: boolean;
  /** Shows the order of preference in place of the list. */
  readonly ordering: boolean;
  /** The number of a term, `none` for projects that are in none, or empty for all. */
  readonly term: string;
}

const inAddress = v.object({
  show: oneOf(['past'], ''),
  page,
  application: number(),
  edit: oneOf(['yes'], ''),
  view: oneOf(['order'], ''),
  term: termInAddress,
});

export function viewFrom(search: Search): ApplicationsView {
  const { show, view, edit, ...rest } = v.parse(inAddress, search);
  const editing = edit === 'yes' && rest.application !== null;
  return { past: show === 'past', ordering: view === 'order', editing, ...rest };
}

export function addressOf({
  past,
  page: asked,
  ordering,
  application,
  editing,
  term,
}: Partial<ApplicationsView>): string {
  const list = ordering ? { view: 'order' } : { show: past ? 'past' : '', page: asked, term };
  return addressWith(screens.myproject, { ...list, application, edit: editing ? 'yes' : '' });
}
