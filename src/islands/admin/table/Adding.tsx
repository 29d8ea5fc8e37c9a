import { sendOnce } from '../../../api/act/sending-key.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { announce } from '../../ui/status/toasts.ts';
import { draftOf, type TableDefinition } from './definition.ts';

interface Props {
  definition: TableDefinition<object>;
  onClose: () => void;
  onAdded: () => void;
}

/** The dialog that adds a row, tied to its act: open until the row is there. A refusal comes back to the same form. */
export function Adding({ definition, onClose, onAdded }: Props) {
  const { RowDialog, source, table, added } = definition;
  const { press, isPending, failure } = useAct(
    // The same form sent again after a lost answer is the same row; another form is another.
    (form: object) => sendOnce(table, form, (key) => source.add(form, key)),
    {
      done: (row) => {
        forgetDraft(draftOf(table, null));
        announce(added(row));
        onAdded();
        onClose();
      },
    },
  );
  return (
    <RowDialog row={null} isBusy={isPending} failure={failure} onSave={press} onClose={onClose} />
  );
}
