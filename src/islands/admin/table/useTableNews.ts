import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { forgetDraft } from '../../../machines/drafts/drafts.ts';
import type { TableQuery } from '../../../machines/table/query.ts';
import { goneIn } from '../../../machines/table/removal/removal.ts';
import type { tableMachine } from '../../../machines/table/table.ts';
import { announce } from '../../ui/status/toasts.ts';
import { RemovalsContext } from '../shell/admin-context.ts';
import { editDraft, type TableDefinition } from './definition.ts';

export type TableActor = ActorRefFrom<typeof tableMachine>;

/** Tells a table what the address asks for and what was deleted, and people what was changed. */
export function useTableNews(
  { table, source }: TableDefinition<object>,
  actor: TableActor,
  asked: TableQuery,
): void {
  const removals = RemovalsContext.useActorRef();
  const wanted = JSON.stringify(asked);

  useEffect(() => actor.send({ type: 'show', query: JSON.parse(wanted) }), [actor, wanted]);

  useEffect(() => {
    const heard = actor.on('changed', ({ change, row }) => {
      if (change.act === 'edit') forgetDraft(editDraft(table, change.id));
      announce(`“${source.labelOf(row)}” is saved.`);
    });
    return () => heard.unsubscribe();
  }, [actor, table, source]);

  useEffect(() => {
    const heard = removals.on('settled', ({ removal }) => {
      const now = removal.getSnapshot();
      if (now.context.table !== table || now.value === 'undone') return;
      actor.send({ type: 'drop', ids: goneIn(now) });
    });
    return () => heard.unsubscribe();
  }, [removals, actor, table]);
}
