import { type ApplicantSort, applicantSorts } from '../../contract/applicants.ts';
import { type ApplicationStatus, applicationStatuses } from '../../contract/applications.ts';
import { type ProjectStatus, projectStatuses } from '../../contract/projects.ts';
import type { ApplicantQuery } from '../../machines/applicants/applicants.ts';
import type { ProjectQuery } from '../../machines/panel/company-projects.ts';
import type { Task } from '../../machines/projects/post-project.ts';
import { screens } from './screens.ts';

type Search = Readonly<Record<string, string>>;

const pageFrom = ({ page = '' }: Search): number =>
  /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
const isNumber = (text = '') => /^[1-9]\d{0,14}$/.test(text);

/** The project an address is about; null where it names none. */
export const pidFrom = ({ project }: Search): number | null =>
  isNumber(project) ? Number(project) : null;

export function projectQueryFrom(search: Search): ProjectQuery {
  const status = search.status as ProjectStatus;
  return { status: projectStatuses.includes(status) ? status : '', page: pageFrom(search) };
}

export const panelAddress = ({ status, page }: ProjectQuery): string =>
  withQuery(screens['company-panel'], { status, page: page > 1 ? page : '' });

export const projectAddress = (pid: number): string => withQuery(screens.project, { project: pid });
export const editAddress = (pid: number): string =>
  withQuery(screens['post-project'], { edit: pid });
export const copyAddress = (pid: number): string =>
  withQuery(screens['post-project'], { copy: pid });

/** What is to be written, as an address says it. */
export function taskFrom({ edit, copy }: Search): Task {
  if (isNumber(edit)) return { kind: 'edit', pid: Number(edit) };
  return isNumber(copy) ? { kind: 'copy', pid: Number(copy) } : { kind: 'new' };
}

/** What stands on the applicants' screen: the list, their ranking, or some of them side by side; and who is open over it. */
export interface ApplicantsPlace {
  readonly query: ApplicantQuery;
  readonly view: 'list' | 'ranking';
  readonly application: number | null;
  readonly compare: readonly number[];
}

export const usualQuery: ApplicantQuery = { status: '', sort: 'applied', searchText: '', page: 1 };
const usualPlace: ApplicantsPlace = {
  query: usualQuery,
  view: 'list',
  application: null,
  compare: [],
};

/** Side by side stand two to four. */
export const comparedAtMost = 4;

export function applicantsPlaceFrom(search: Search): ApplicantsPlace {
  const status = search.status as ApplicationStatus;
  const sort = search.sort as ApplicantSort;
  return {
    query: {
      status: applicationStatuses.includes(status) ? status : '',
      sort: applicantSorts.includes(sort) ? sort : usualQuery.sort,
      searchText: (search.search ?? '').slice(0, 100),
      page: pageFrom(search),
    },
    view: search.view === 'ranking' ? 'ranking' : 'list',
    application: isNumber(search.application) ? Number(search.application) : null,
    compare: [...new Set((search.compare ?? '').split(',').filter(isNumber).map(Number))].slice(
      0,
      comparedAtMost,
    ),
  };
}

export function applicantsAddress(pid: number, place: Partial<ApplicantsPlace> = {}): string {
  const { query, view, application, compare } = { ...usualPlace, ...place };
  return withQuery(screens.applicants, {
    project: pid,
    status: query.status,
    sort: query.sort === usualQuery.sort ? '' : query.sort,
    search: query.searchText,
    page: query.page > 1 ? query.page : '',
    view: view === 'list' ? '' : view,
    compare: compare.join(','),
    application: application ?? '',
  });
}

function withQuery(path: string, entries: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries))
    if (value !== '') query.set(name, `${value}`);
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}
