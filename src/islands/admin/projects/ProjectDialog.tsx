import type { ManagedProject } from '../../../api/tables/projects.ts';
import type { RowDialogProps } from '../table/definition.ts';
import { AddProject } from './AddProject.tsx';
import { EditProject } from './EditProject.tsx';

/** Adding a project asks for its company; what may still change of one depends on its status. */
export default function ProjectDialog({ row, ...dialog }: RowDialogProps<ManagedProject>) {
  return row ? <EditProject row={row} {...dialog} /> : <AddProject {...dialog} />;
}
