import type { ListPage } from '../read/page.ts';
import { refresh } from '../read/read.ts';
import type { TableSource } from '../tables/source.ts';
import type { SampleTable } from './sample-table.ts';

type Named<Row extends object, Form extends object> = Pick<
  TableSource<Row, Form>,
  'noun' | 'idOf' | 'labelOf'
>;

/** A table's rows as sample data in the page. No call is made; the data is only fetched when asked for. */
export function sampleSource<Row extends object, Form extends object>(
  table: SampleTable,
  named: Named<Row, Form>,
): TableSource<Row, Form> {
  const acts = () => import('./acts.ts');
  return {
    ...named,
    list: async (query) => (await acts()).list(table, query) as ListPage<Row>,
    // No server announces changes of the page's own data, so it is read again from here.
    add: async (form) => {
      const row = (await acts()).add(table, form) as Row;
      refresh();
      return row;
    },
    change: async (change) => (await acts()).change(table, change) as Row,
    remove: async (id) => (await acts()).remove(table, id),
    exportAll: async (query) => (await acts()).exportAll(table, query),
    instead: null,
    canForce: false,
  };
}
