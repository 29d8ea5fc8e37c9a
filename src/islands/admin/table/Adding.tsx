import { useMachine } from '@xstate/react';
import { addingMachine } from '../../../machines/table/adding.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { announce } from '../../ui/status/toasts.ts';
import { draftOf, type TableDefinition } from './definition.ts';

interface Props {
  definition: TableDefinition<object>;
  onClose: () => void;
  onAdded: () => void;
}

/** The dialog that adds a row, tied to its machine. Closes once the row is there. */
export function Adding({ definition, onClose, onAdded }: Props) {
  const { RowDialog, source, table, added } = definition;
  const [snapshot, send, actor] = useMachine(addingMachine, { input: { source } });
  useEmitted(actor, {
    added: ({ row }) => {
      forgetDraft(draftOf(table, null));
      announce(added(row));
      onAdded();
      onClose();
    },
  });
  return (
    <RowDialog
      row={null}
      isBusy={snapshot.hasTag('busy')}
      failure={snapshot.context.failure}
      onSave={(form) => send({ type: 'save', form })}
      onClose={onClose}
    />
  );
}
