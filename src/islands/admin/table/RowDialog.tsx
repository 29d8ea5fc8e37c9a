import { sendOnce } from '../../../api/act/sending-key.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { announce } from '../../ui/status/toasts.ts';
import { draftOf, type RowDialogProps, type TableDefinition } from './definition.ts';
import { RowForm } from './RowForm.tsx';

interface AddingProps {
  definition: TableDefinition<object>;
  onAdded: () => void;
  onClose: () => void;
}

interface EditingProps extends RowDialogProps<object> {
  definition: TableDefinition<object>;
}

/** The dialog that adds a row, or changes one. */
export default function RowDialog(props: AddingProps | EditingProps) {
  return 'row' in props ? <Asking {...props} /> : <Adding {...props} />;
}

function Asking({ definition, ...dialog }: EditingProps) {
  const Own = definition.RowDialog;
  return Own ? <Own {...dialog} /> : <RowForm definition={definition} {...dialog} />;
}

/** The dialog that adds a row, tied to its act: open until the row is there. A refusal comes back to the same form. */
function Adding({ definition, onClose, onAdded }: AddingProps) {
  const { source, table, added } = definition;
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
  const dialog = { row: null, isBusy: isPending, failure, onSave: press, onClose };
  return <Asking definition={definition} {...dialog} />;
}
