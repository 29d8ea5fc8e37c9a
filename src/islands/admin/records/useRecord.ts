import { change as changeRead, type Read } from '../../../api/read/read.ts';
import { everyHistory } from '../../../api/read/reports.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { shownRows } from '../../../api/tables/rows.ts';
import { lastAddressOf } from '../../ui/navigation/last-address.ts';
import { useOpen } from '../../ui/navigation/navigation.tsx';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import { useRemoved } from '../shell/admin-context.ts';
import type { TableDefinition } from '../table/definition.ts';
import { useChanges } from '../table/useChanges.ts';
import { useDialogs } from '../table/useDialogs.tsx';

/**
 * One row of a table on a page of its own: read alone, and acted on as in its table. Whoever deletes it is
 * back in the table, where that can be undone.
 * @param rowOf the row as its table has it
 */
export function useRecord<Data extends object>(
  definition: TableDefinition<object>,
  read: Read<Data>,
  rowOf: (data: Data) => object,
) {
  const { source, table, path } = definition;
  const open = useOpen();
  const record = useRead(read);
  const refreshUntold = useRefreshUntold();
  const removed = useRemoved(table);
  const changes = useChanges(definition, (row) => {
    changeRead(read, (known) => ({ ...known, ...row }));
    refreshUntold(everyHistory);
  });
  const { waiting, refused, forgetRefusal } = changes;
  const rows = record.data ? shownRows(source, [rowOf(record.data)], waiting, removed) : [];
  const onRemoved = () => open(lastAddressOf(path));
  return {
    record,
    /** Null until it is read, and while it is being deleted. */
    row: rows[0] ?? null,
    isRemoved: record.data !== undefined && rows.length === 0,
    isSaving: waiting.length > 0,
    refused,
    forgetRefusal,
    over: useDialogs(definition, changes, rows, { onRemoved }),
  };
}
