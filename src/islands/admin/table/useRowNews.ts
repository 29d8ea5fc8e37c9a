import type { ActorRefFrom } from 'xstate';
import { inviteAgain } from '../../../api/tables/states.ts';
import type { tableMachine } from '../../../machines/table/table.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { announce } from '../../ui/status/toasts.ts';
import { draftOf, type TableDefinition } from './definition.ts';

export type TableActor = ActorRefFrom<typeof tableMachine>;

/** Shows what was changed in a row, and tells people of it. */
export function useRowNews(
  { table, source }: TableDefinition<object>,
  actor: TableActor,
  show: (row: object) => void,
): void {
  useEmitted(actor, {
    changed: ({ change, row }) => {
      if (change.act === 'edit') forgetDraft(draftOf(table, change.id));
      show(row);
      const label = `“${source.labelOf(row)}”`;
      announce(change.act === inviteAgain.act ? `Invitation sent to ${label}.` : `${label} saved.`);
    },
  });
}
