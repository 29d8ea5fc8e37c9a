import { workStandings } from '../src/contract/engagements/engagements.ts';
import type { HotList } from './api-lists.ts';
import type { Caller } from './api-people.ts';

interface Place {
  readonly caller: Caller;
  /** One of their engagements. */
  readonly engagement: number;
}

/** What is asked for most in the work, each as its screen asks for it. */
export const workLists = (places: readonly Place[], admins: readonly Caller[]): HotList[] => [
  {
    name: 'GET /Engagements/{id}',
    calls: places.map(({ caller, engagement }) => ({
      list: 'room',
      query: { id: String(engagement) },
      caller,
    })),
  },
  {
    name: 'GET /Engagements/{id}/evaluations',
    calls: places.map(({ caller, engagement }) => ({
      list: 'evaluations',
      query: { id: String(engagement) },
      caller,
    })),
  },
  {
    name: 'GET /Engagements, company',
    calls: places.map(({ caller }) => ({ list: 'engagements', query: { pageSize: '25' }, caller })),
  },
  {
    name: 'GET /Engagements/board',
    calls: admins.map((caller, at) => ({
      list: 'board',
      query: { pageSize: '25', standing: ['', ...workStandings][at % 6]! },
      caller,
    })),
  },
  {
    name: 'GET /Engagements/board/counts',
    calls: admins.map((caller) => ({ list: 'board counts', query: {}, caller })),
  },
];
