import { workStandings } from '../src/contract/engagements/engagements.ts';
import type { Caller, Callers } from './people.ts';

/** One call as it is made, over and over. */
export interface HotCall {
  readonly path: string;
  readonly caller: Caller;
}

/** A list that is asked for most, with everybody's calls of it. */
export interface HotList {
  readonly name: string;
  readonly calls: readonly HotCall[];
}

/** As students type: whole words, beginnings, the rare and the common. */
const searches = 'bridge|robot arm|pump in leeds|audit|lot 77|wind|Ångby|no such title'.split('|');
const filters: readonly Record<string, string>[] = [
  { engineering: 'Civil' },
  { engineering: 'Computer', maxDuration: '60' },
  { status: 'pending', engineering: 'Electrical' },
  { skills: 'CAD' },
  { location: 'Leeds' },
];

/** The queries by turns over the callers. */
const list = (
  name: string,
  callers: readonly Caller[],
  pathOf: (caller: Caller) => string,
  queries: readonly Record<string, string>[],
): HotList => ({
  name,
  calls: callers.map((caller, at) => ({
    path: `/api${pathOf(caller)}?${new URLSearchParams(queries[at % queries.length])}`,
    caller,
  })),
});

/** The hot lists, each in the page size that the screens ask for. */
export function hotLists({ students, admins }: Callers) {
  const projects = (what: string, queries: readonly Record<string, string>[]) =>
    list(
      `GET /Projects${what}`,
      students,
      () => '/Projects',
      queries.map((query) => ({ pageSize: '9', ...query })),
    );
  const pages = ['1', '2', '3'].map((page) => ({ pageSize: '25', page }));
  return {
    browse: projects('', [{}]),
    search: projects(
      ', search',
      searches.map((searchText) => ({ searchText })),
    ),
    filter: projects(', filter', filters),
    'own applications': list(
      'GET /RegProjects/student/{id}',
      students,
      ({ id }) => `/RegProjects/student/${id}`,
      [{ pageSize: '100' }],
    ),
    students: list('GET /students', admins, () => '/students', pages),
  };
}

/** A person of a company, and one of their engagements. */
export interface Place {
  readonly caller: Caller;
  readonly engagement: number;
}

/** The calls of the work that are made most, each as its screen makes it. */
export function workLists(places: readonly Place[], admins: readonly Caller[]): HotList[] {
  const ofPlaces = (name: string, pathOf: (engagement: number) => string): HotList => ({
    name: `GET /Engagements${name}`,
    calls: places.map(({ caller, engagement }) => ({
      path: `/api/Engagements${pathOf(engagement)}`,
      caller,
    })),
  });
  const standings = ['', ...workStandings].slice(0, 6);
  return [
    ofPlaces('/{id}', (id) => `/${id}`),
    ofPlaces('/{id}/evaluations', (id) => `/${id}/evaluations`),
    ofPlaces(', company', () => '?pageSize=25'),
    list(
      'GET /Engagements/board',
      admins,
      () => '/Engagements/board',
      standings.map((standing) => ({ pageSize: '25', standing })),
    ),
    list('GET /Engagements/board/counts', admins, () => '/Engagements/board/counts', [{}]),
  ];
}
