import { describe, expect, test, vi } from 'vitest';
import { add, change, list, nextId, remove } from './acts.ts';

const all = { searchText: '', sort: '', filters: {}, page: 1, pageSize: 100 };

describe('the next id', () => {
  test('is the highest and one', () => expect(nextId([{ id: 2 }, { id: 7 }])).toBe(8));
  test('is 1 where there is nothing', () => expect(nextId([])).toBe(1));
});

describe('sample data', () => {
  test('takes a row under the next id, changes it, and lets it go', () => {
    const { total } = list('companies', all);
    const { id } = add('companies', { name: 'Weir & Sons', size: '1-10' });
    expect(id).toBe(total + 1);
    change('companies', { id, act: 'edit', form: { name: 'Weir' }, patch: {}, label: '' });
    const found = list('companies', { ...all, searchText: 'weir' });
    expect(found.rows).toEqual([{ id, name: 'Weir', size: '1-10' }]);
    remove('companies', id);
    expect(list('companies', all).total).toBe(total);
  });

  test('begins at 1 again once everything is gone', () => {
    for (const { id } of list('projects', all).rows) remove('projects', id);
    expect(add('projects', { title: 'Only one', status: 'Pending' }).id).toBe(1);
  });

  test('stamps a status with the time it is saved', () => {
    vi.setSystemTime(new Date('2025-06-01T08:00:00Z'));
    const { id } = add('statuses', { projectTitle: 'Weir', title: 'Pending' });
    expect(list('statuses', { ...all, searchText: 'weir' }).rows[0]?.updatedAt).toBe(
      '2025-06-01T08:00:00.000Z',
    );
    vi.setSystemTime(new Date('2025-06-02T08:00:00Z'));
    const changed = change('statuses', { id, act: 'edit', form: {}, patch: {}, label: '' });
    expect(changed.updatedAt).toBe('2025-06-02T08:00:00.000Z');
    vi.useRealTimers();
  });

  test('is sorted, narrowed and paged', () => {
    const query = { ...all, sort: '-name', filters: { size: '11-50' }, pageSize: 1 };
    const { rows, total } = list('companies', query);
    expect([rows.map(({ name }) => name), total]).toEqual([['Harrow & Finch'], 2]);
  });
});
