import { refresh } from '../../../api/reader/read.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import MassActDialog from '../mass-acts/MassActDialog.tsx';
import { Adding } from './Adding.tsx';
import type { TableDefinition } from './definition.ts';
import type { TableDialogs } from './useDialogs.ts';

interface Props {
  definition: TableDefinition<object>;
  over: TableDialogs;
}

export default function Dialogs({ definition, over }: Props) {
  const { RowDialog, ImportDialog, source, many } = definition;
  const { shown, close } = over;
  if (shown?.kind === 'adding')
    return <Adding definition={definition} onClose={close} onAdded={() => refresh()} />;
  if (shown?.kind === 'importing' && ImportDialog)
    return <ImportDialog onClose={close} onWritten={() => refresh()} />;
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
  if (shown?.kind === 'many')
    return <MassActDialog wish={shown.wish} onBegun={over.clearSelection} onClose={close} />;
  if (shown?.kind === 'deleting') {
    const { rows } = shown;
    const one = rows.length === 1;
    const what = one ? `this ${source.noun}` : `these ${rows.length} ${many}`;
    return (
      <ConfirmDialog
        title={one ? `Delete ${source.noun}` : `Delete ${many}`}
        question={`Are you sure you want to delete ${what}?`}
        consequence={rows.slice(0, 5).map(source.labelOf).join(', ') + (rows.length > 5 ? '…' : '')}
        yes="Delete"
        no="Cancel"
        onYes={() => over.confirmRemoval(rows)}
        onNo={close}
      />
    );
  }
  return null;
}
