import type { ActorRefFrom } from 'xstate';
import type { ListPage } from '../../../api/reader/page.ts';
import { change as changeRead, type Read, refresh } from '../../../api/reader/read.ts';
import { forgetDraft } from '../../../machines/drafts/drafts.ts';
import { inviteAgain } from '../../../machines/managed/states.ts';
import { goneIn } from '../../../machines/table/removal/removal.ts';
import { withRow } from '../../../machines/table/rows.ts';
import type { tableMachine } from '../../../machines/table/table.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { announce } from '../../ui/status/toasts.ts';
import { RemovalsContext } from '../shell/admin-context.ts';
import { draftOf, type TableDefinition } from './definition.ts';

export type TableActor = ActorRefFrom<typeof tableMachine>;

/** Shows in a table what was changed and deleted, and tells people what was changed. */
export function useTableNews(
  { table, source }: TableDefinition<object>,
  actor: TableActor,
  read: Read<ListPage<object>>,
): void {
  useEmitted(actor, {
    changed: ({ change, row }) => {
      if (change.act === 'edit') forgetDraft(draftOf(table, change.id));
      changeRead(read, withRow(source, row));
      const label = `“${source.labelOf(row)}”`;
      announce(change.act === inviteAgain.act ? `Invitation sent to ${label}.` : `${label} saved.`);
    },
  });
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
