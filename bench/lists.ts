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
const searches = 'bridge|robot arm|pump in leeds|audit|lot 77|wind|Ångby|no such title'
  .split('|')
  .map((searchText) => ({ searchText }));
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
  queries: readonly Record<string, string>[],
  pathOf: (caller: Caller) => string = () => name.split(',')[0]!,
): HotList => ({
  name: `GET ${name}`,
  calls: callers.map((caller, at) => {
    const query = new URLSearchParams(queries[at % queries.length]);
    return { path: `/api${pathOf(caller)}?${query}`, caller };
  }),
});

const pagesOf = (pageSize: string, queries: readonly Record<string, string>[]) =>
  queries.map((query) => ({ pageSize, ...query }));

/** The hot lists, each in the page size that the screens ask for. */
export const hotLists = ({ students, admins }: Callers) => ({
  browse: list('/Projects', students, pagesOf('9', [{}])),
  search: list('/Projects, search', students, pagesOf('9', searches)),
  filter: list('/Projects, filter', students, pagesOf('9', filters)),
  'own applications': list(
    '/RegProjects/student/{id}',
    students,
    pagesOf('100', [{}]),
    ({ id }) => `/RegProjects/student/${id}`,
  ),
  students: list('/students', admins, pagesOf('25', [{ page: '1' }, { page: '2' }, { page: '3' }])),
});

/** A person of a company, and one of their engagements. */
export interface Place {
  readonly caller: Caller;
  readonly engagement: number;
}

/** The calls of the work that are made most, each as its screen makes it. */
export function workLists(places: readonly Place[], admins: readonly Caller[]): HotList[] {
  const ofPlaces = (name: string, pathOf: (engagement: number) => string): HotList => ({
    name: `GET ${name}`,
    calls: places.map(({ caller, engagement }) => ({
      path: `/api${pathOf(engagement)}`,
      caller,
    })),
  });
  const standings = ['', ...workStandings].slice(0, 6).map((standing) => ({ standing }));
  return [
    ofPlaces('/Engagements/{id}', (id) => `/Engagements/${id}`),
    ofPlaces('/Engagements/{id}/evaluations', (id) => `/Engagements/${id}/evaluations`),
    ofPlaces('/Engagements, company', () => '/Engagements?pageSize=25'),
    ofPlaces('/Conversations/{id}', (id) => `/Conversations/${id}`),
    ofPlaces('/Conversations, company', () => '/Conversations?pageSize=25'),
    list('/Engagements/board', admins, pagesOf('25', standings)),
    list('/Engagements/board/counts', admins, [{}]),
  ];
}
