import type { ManagedUniversity } from '../../../contract/universities/managed-universities.ts';
import { announce } from '../../ui/status/toasts.ts';
import type { ActDialogProps } from '../table/definition.ts';
import IntoAnotherDialog from './IntoAnotherDialog.tsx';

/** Merges a row of the table into another one. */
export default function MergeDialog({ row, onDone, onClose }: ActDialogProps<ManagedUniversity>) {
  const { id, name } = row;
  return (
    <IntoAnotherDialog
      goes={{ what: 'university', id, name }}
      onDone={(into) => {
        announce(`${name} merged into ${into.name}.`);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
