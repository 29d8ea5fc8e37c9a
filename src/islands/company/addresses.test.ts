import { expect, test } from 'vitest';
import {
  applicantsAddress,
  applicantsPlaceFrom,
  panelAddress,
  projectQueryFrom,
  taskFrom,
} from './addresses.ts';

const read = (address: string) =>
  applicantsPlaceFrom(Object.fromEntries(new URL(address, 'http://here').searchParams));

test('the state of the applicants’ screen is in its address', () => {
  const place = {
    query: { status: 'Offered', sort: 'fit', searchText: 'Ada & Co', page: 2 },
    view: 'ranking',
    application: 12,
    compare: [3, 4],
  } as const;
  expect(read(applicantsAddress(7, place))).toEqual(place);
  expect(applicantsAddress(7)).toBe('/company/applicants?project=7');
});

test('nonsense in an address is as usual', () => {
  const place = applicantsPlaceFrom({
    status: 'Eaten',
    sort: 'height',
    page: '-1',
    application: 'x',
    compare: '1,1,b,2,3,4,5,6',
  });
  expect(place).toMatchObject({ query: { status: '', sort: 'applied', page: 1 }, view: 'list' });
  expect([place.application, place.compare]).toEqual([null, [1, 2, 3, 4]]);
});

test('an address says what is written, and which projects are listed', () => {
  expect(taskFrom({})).toEqual({ kind: 'new' });
  expect(taskFrom({ edit: '4' })).toEqual({ kind: 'edit', pid: 4 });
  expect(taskFrom({ copy: '5' })).toEqual({ kind: 'copy', pid: 5 });
  const asked = {
    status: 'On Hold',
    searchText: 'dam',
    term: '7',
    sort: 'waiting',
    page: 2,
  } as const;
  const address = panelAddress(asked);
  expect(address).toBe(
    '/company/company-panel?search=dam&status=On+Hold&term=7&sort=waiting&page=2',
  );
  const { searchParams } = new URL(address, 'http://here');
  expect(projectQueryFrom(Object.fromEntries(searchParams))).toEqual(asked);
});
