import type { ListPage } from '../../../api/read/page.ts';
import { change as changeRead, type Read, refresh } from '../../../api/read/read.ts';
import { withRow } from '../../../api/tables/rows.ts';
import { goneIn } from '../../../machines/table/removal/removal.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { RemovalsContext } from '../shell/admin-context.ts';
import type { TableDefinition } from './definition.ts';
import { type TableActor, useRowNews } from './useRowNews.ts';

/** Shows in a table what was changed and deleted, and tells people what was changed. */
export function useTableNews(
  definition: TableDefinition<object>,
  actor: TableActor,
  read: Read<ListPage<object>>,
): void {
  const { table, source } = definition;
  useRowNews(definition, actor, (row) => changeRead(read, withRow(source, row)));
  useEmitted(RemovalsContext.useActorRef(), {
    settled: ({ removal }) => {
      const now = removal.getSnapshot();
      if (now.context.table !== table || now.value === 'undone') return;
      const ids = goneIn(now);
      actor.send({ type: 'drop', ids });
      changeRead(read, (page) => ({
        ...page,
        rows: page.rows.filter((row) => !ids.includes(source.idOf(row) ?? 0)),
        total: Math.max(0, page.total - ids.length),
      }));
      refresh();
    },
  });
}
