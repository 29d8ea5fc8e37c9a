import {
  type AssignmentScope,
  type ProposalKind,
  proposalKinds,
} from '../../../contract/assignment-run.ts';
import { engineeringTypes } from '../../../contract/people.ts';
import type { AssignedFilters } from '../../../machines/assignment/assigned-students.ts';

const place = '/admin/assign-students';
type Search = Readonly<Record<string, string>>;

/** Which run the address shows; null for choosing a new one. */
export const runIn = (search: Search): number | null =>
  /^[1-9]\d{0,14}$/.test(search.run ?? '') ? Number(search.run) : null;

export const pageIn = (search: Search): number =>
  /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1;

export const kindIn = (search: Search): ProposalKind =>
  proposalKinds.find((kind) => kind === search.kind) ?? 'students';

const onlys = ['', 'unplaced', 'not first', 'differs'] as const;

export const studentsIn = (runId: number, search: Search): AssignedFilters => ({
  runId,
  kind: kindIn(search),
  only: onlys.find((only) => only === search.only) ?? '',
  searchText: search.searchText ?? '',
  page: pageIn(search),
});

/** The scope the address asks for; what makes no sense is left out. */
export const scopeIn = (search: Search): AssignmentScope => ({
  engineeringType: engineeringTypes.find((type) => type === search.engineering) ?? '',
  deadlineBefore: /^\d{4}-\d{2}-\d{2}$/.test(search.before ?? '')
    ? `${search.before}T23:59:59.999Z`
    : '',
  projectIds: (search.projects ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, 500)
    .map(Number),
});

const queryOf = (entries: Record<string, string | number>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(entries))
    if (value !== '') query.set(name, `${value}`);
  const text = query.toString();
  return text === '' ? place : `${place}?${text}`;
};

export const scopeAddress = ({ engineeringType, deadlineBefore, projectIds }: AssignmentScope) =>
  queryOf({
    engineering: engineeringType,
    before: deadlineBefore.slice(0, 10),
    projects: projectIds.join(','),
  });

export const earlierAddress = (search: Search, page: number) => {
  const { page: _, ...rest } = search;
  return queryOf({ ...rest, ...(page > 1 && { page }) });
};

export const runAddress = (run: number) => queryOf({ run });

export const studentsAddress = ({ runId, kind, only, searchText, page }: AssignedFilters) =>
  queryOf({
    run: runId,
    kind: kind === 'students' ? '' : kind,
    only,
    searchText,
    page: page > 1 ? page : '',
  });
