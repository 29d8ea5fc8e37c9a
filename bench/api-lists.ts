import type { Caller, Callers } from './api-people.ts';

/** One call as it is made, over and over. */
export interface HotCall {
  readonly list:
    | 'projects'
    | 'applications'
    | 'students'
    | 'room'
    | 'evaluations'
    | 'engagements'
    | 'board'
    | 'board counts';
  readonly query: Record<string, string>;
  readonly caller: Caller;
}

/** A list that is asked for most, with everybody's calls of it. */
export interface HotList {
  readonly name: string;
  readonly calls: readonly HotCall[];
}

/** As students type: whole words, beginnings, the rare and the common. */
const searches = [
  'bridge',
  'robot arm',
  'pump in leeds',
  'audit',
  'lot 77',
  'wind',
  'Ångby',
  'no such title',
];
const filters: readonly Record<string, string>[] = [
  { engineering: 'Civil' },
  { engineering: 'Computer', maxDuration: '60' },
  { status: 'pending', engineering: 'Electrical' },
  { skills: 'CAD' },
  { location: 'Leeds' },
];

/** The hot lists, each in the page size that the screens ask for. */
export const hotLists = ({ students, admins }: Callers): HotList[] => [
  list('GET /Projects', 'projects', students, [{ pageSize: '9' }]),
  list(
    'GET /Projects, search',
    'projects',
    students,
    searches.map((searchText) => ({ pageSize: '9', searchText })),
  ),
  list(
    'GET /Projects, filter',
    'projects',
    students,
    filters.map((filter) => ({ pageSize: '9', ...filter })),
  ),
  list('GET /RegProjects/student/{id}', 'applications', students, [{ pageSize: '100' }]),
  list(
    'GET /students',
    'students',
    admins,
    ['1', '2', '3'].map((page) => ({ pageSize: '25', page })),
  ),
];

const list = (
  name: string,
  kind: HotCall['list'],
  callers: readonly Caller[],
  queries: readonly Record<string, string>[],
): HotList => ({
  name,
  calls: callers.map((caller, at) => ({
    list: kind,
    query: queries[at % queries.length]!,
    caller,
  })),
});

/** Where a call goes. */
export function addressOf({ list: kind, query, caller }: HotCall): string {
  const path = {
    projects: '/Projects',
    applications: `/RegProjects/student/${caller.id}`,
    students: '/students',
    room: `/Engagements/${query.id}`,
    evaluations: `/Engagements/${query.id}/evaluations`,
    engagements: '/Engagements',
    board: '/Engagements/board',
    'board counts': '/Engagements/board/counts',
  }[kind];
  const asked = 'id' in query ? '' : `?${new URLSearchParams(query)}`;
  return `/api${path}${asked}`;
}
