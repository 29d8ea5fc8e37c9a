import * as v from 'valibot';
import type { Task } from '../../api/act/projects.ts';
import type { ApplicantQuery } from '../../api/read/applications.ts';
import { type ProjectQuery, panelSorts } from '../../api/read/projects.ts';
import { applicantSorts } from '../../contract/applications/applicants.ts';
import { applicationStatuses } from '../../contract/applications/moves.ts';
import { projectStatuses } from '../../contract/projects/statuses.ts';
import { termInAddress } from '../features/terms/term-address.ts';
import {
  addressWith,
  number,
  numbers,
  oneOf,
  page,
  type Search,
  text,
} from '../ui/navigation/search.ts';
import { screens } from './screens.ts';

/** The project an address is about; null where it names none. */
export const pidFrom = (search: Search): number | null =>
  v.parse(v.object({ project: number() }), search).project;

export const projectAddress = (pid: number): string =>
  addressWith(screens.project, { project: pid });

const panelInAddress = v.object({
  status: oneOf(projectStatuses, ''),
  search: text(200),
  term: termInAddress,
  sort: oneOf(panelSorts, 'newest'),
  page,
});

export function projectQueryFrom(search: Search): ProjectQuery {
  const { search: searchText, ...query } = v.parse(panelInAddress, search);
  return { ...query, searchText };
}

export const panelAddress = ({ searchText, ...query }: Partial<ProjectQuery>): string =>
  addressWith(screens['company-panel'], { search: searchText, ...query }, { sort: 'newest' });

/** Parses the task in an address: a new project, an edit or a copy. */
export function taskFrom(search: Search): Task {
  const { edit, copy } = v.parse(v.object({ edit: number(), copy: number() }), search);
  if (edit !== null) return { kind: 'edit', pid: edit };
  return copy === null ? { kind: 'new' } : { kind: 'copy', pid: copy };
}

export const editAddress = (pid: number): string =>
  addressWith(screens['post-project'], { edit: pid });
export const copyAddress = (pid: number): string =>
  addressWith(screens['post-project'], { copy: pid });

/** Parts of the applicants' screen in its address: the list, their ranking or a comparison, and the open applicant. */
export interface ApplicantsPlace {
  readonly query: ApplicantQuery;
  readonly view: 'list' | 'ranking';
  readonly application: number | null;
  readonly compare: readonly number[];
}

/** A comparison has two to four. */
export const comparedAtMost = 4;

const applicantsInAddress = v.object({
  status: oneOf(applicationStatuses, ''),
  sort: oneOf(applicantSorts, 'applied'),
  search: text(100),
  page,
  view: oneOf(['ranking'], 'list'),
  application: number(),
  compare: numbers(comparedAtMost),
});

export function applicantsPlaceFrom(search: Search): ApplicantsPlace {
  const {
    status,
    sort,
    search: searchText,
    page: asked,
    ...place
  } = v.parse(applicantsInAddress, search);
  return { query: { status, sort, searchText, page: asked }, ...place };
}

const usualPlace = applicantsPlaceFrom({});
export const usualQuery: ApplicantQuery = usualPlace.query;

export function applicantsAddress(pid: number, place: Partial<ApplicantsPlace> = {}): string {
  const { query, view, application, compare } = { ...usualPlace, ...place };
  const { searchText, ...listed } = query;
  return addressWith(
    screens.applicants,
    { project: pid, ...listed, search: searchText, view, compare: compare.join(','), application },
    { sort: usualQuery.sort, view: 'list' },
  );
}
