import { sendOnce } from '../../../api/act/sending-key.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import { announce } from '../../ui/status/toasts.ts';
import MassActDialog from '../bulk-actions/MassActDialog.tsx';
import { draftOf, type RowDialogProps, type TableDefinition } from './definition.ts';
import { RowForm } from './RowForm.tsx';
import { DeleteDialog } from './removal/DeleteDialog.tsx';
import type { Asked, TableDialogs } from './useDialogs.ts';

interface Props {
  definition: TableDefinition<object>;
  over: TableDialogs;
  /** An act about many has begun. */
  onBegun: () => void;
}

export default function Dialogs({ definition, over, onBegun }: Props) {
  const { ImportDialog, LetterDialog, actDialogs } = definition;
  const { shown, close } = over;
  const refreshUntold = useRefreshUntold();
  if (shown?.kind === 'adding')
    return <Adding definition={definition} onClose={close} onAdded={refreshUntold} />;
  if (shown?.kind === 'importing' && ImportDialog)
    return <ImportDialog onClose={close} onWritten={refreshUntold} />;
  if (shown?.kind === 'writing' && LetterDialog)
    return <LetterDialog found={shown.found} onClose={close} />;
  if (shown?.kind === 'editing') {
    const { row, failure } = shown;
    return (
      <RowDialog
        definition={definition}
        row={row}
        failure={failure}
        onSave={(form, patch) => over.save(row, form, patch)}
        onClose={close}
      />
    );
  }
  if (shown?.kind === 'acting') {
    const ActDialog = actDialogs?.[shown.act];
    const done = () => {
      refreshUntold();
      close();
      // The row may be gone, and its button with it.
      focusSoon('main');
    };
    return ActDialog && <ActDialog row={shown.row} onDone={done} onClose={close} />;
  }
  if (shown?.kind === 'many')
    return <MassActDialog wish={shown.wish} onBegun={onBegun} onClose={close} />;
  if (shown?.kind === 'asking') {
    const { asked } = shown;
    const [{ row, act, words }] = asked as [Asked, ...Asked[]];
    const label = definition.acts(row).find((one) => one.act === act)?.label ?? act;
    return (
      <ConfirmDialog
        // Each question is asked anew.
        key={String(definition.source.idOf(row))}
        title={`${definition.source.labelOf(row)}: ${label}?`}
        yes={label}
        no="Cancel"
        look="primary"
        onYes={() => over.answer(asked, true)}
        onNo={() => over.answer(asked, false)}
      >
        {words}
      </ConfirmDialog>
    );
  }
  if (shown?.kind === 'deleting')
    return <DeleteDialog definition={definition} rows={shown.rows} over={over} />;
  return null;
}

interface RowProps extends RowDialogProps<object> {
  definition: TableDefinition<object>;
}

function RowDialog({ definition, ...dialog }: RowProps) {
  const Own = definition.RowDialog;
  return Own ? <Own {...dialog} /> : <RowForm definition={definition} {...dialog} />;
}

interface AddingProps {
  definition: TableDefinition<object>;
  onClose: () => void;
  onAdded: () => void;
}

/** The dialog that adds a row, tied to its act: open until the row is there. A refusal comes back to the same form. */
export function Adding({ definition, onClose, onAdded }: AddingProps) {
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
  return <RowDialog definition={definition} {...dialog} />;
}
