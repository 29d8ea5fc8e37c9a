import type { ManagedStudent } from '../../../contract/students/managed-students.ts';
import type { RowDialogProps } from '../table/definition.ts';
import { AddStudent } from './AddStudent.tsx';
import { EditStudent } from './EditStudent.tsx';

/** Adding offers choices, editing takes free text (specification §5). */
export default function StudentDialog({ row, ...dialog }: RowDialogProps<ManagedStudent>) {
  return row ? <EditStudent row={row} {...dialog} /> : <AddStudent {...dialog} />;
}
