import { read } from '../../../../api/read/read.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { lazy } from '../../../ui/reading/lazy.tsx';
import type { NoteSaved } from '../save/SaveButton.tsx';
import { ProjectDialog } from './ProjectDialog.tsx';

// Comes with the first application: most visits only browse.
const ApplyDialog = lazy(() => import('../apply/ApplyDialog.tsx'));

interface Props {
  pid: number;
  isApplying: boolean;
  /** As the grid shows it, where it does. */
  listed: Project | null;
  addressOfApply: string;
  onSaved: NoteSaved;
  onCloseReading: () => void;
  onCloseApply: (applied: boolean) => void;
  /** The server refused: what is listed is out of date. */
  onRefused: () => void;
}

/** The project the address asks for, on this page of the list or not: read about, or applied to. */
export default function AskedProject({ pid, isApplying, listed, ...asked }: Props) {
  const detail = useRead(read(endpoints.getProject, { params: { pid } }));
  const project = listed ?? detail.data;
  if (isApplying && project) {
    return (
      <ApplyDialog project={project} onClose={asked.onCloseApply} onRefused={asked.onRefused} />
    );
  }
  return (
    <ProjectDialog
      pid={pid}
      listed={listed}
      detail={detail}
      addressOfApply={asked.addressOfApply}
      onSaved={asked.onSaved}
      onClose={asked.onCloseReading}
    />
  );
}
