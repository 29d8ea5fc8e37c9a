import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import MassActDialog from '../bulk-actions/MassActDialog.tsx';
import { Adding } from './Adding.tsx';
import type { TableDefinition } from './definition.ts';
import { DeleteDialog } from './removal/DeleteDialog.tsx';
import type { Asked, TableDialogs } from './useDialogs.ts';

interface Props {
  definition: TableDefinition<object>;
  over: TableDialogs;
}

export default function Dialogs({ definition, over }: Props) {
  const { RowDialog, ImportDialog, LetterDialog, actDialogs } = definition;
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
    return <MassActDialog wish={shown.wish} onBegun={over.clearSelection} onClose={close} />;
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
