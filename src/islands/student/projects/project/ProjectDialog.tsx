import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { isAbsent, type ReadingState } from '../../../../api/read/useRead.ts';
import type { Project, ProjectDetail } from '../../../../contract/projects/projects.ts';
import { ProgressNotes } from '../../../features/projects/project/ProgressNotes.tsx';
import { ProjectFacts } from '../../../features/projects/project/ProjectFacts.tsx';
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx';
import { Empty } from '../../../ui/list/Empty.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { RegisterButton } from '../apply/RegisterButton.tsx';
import { type NoteSaved, SaveButton } from '../save/SaveButton.tsx';
import { DetailFailed } from './DetailFailed.tsx';
import { FitBreakdown } from './FitBreakdown.tsx';
import './project-dialog.scss';

interface Props {
  pid: number;
  /** What the list knows of it, where it is on the list. */
  listed: Project | null;
  detail: ReadingState<ProjectDetail>;
  addressOfApply: string;
  onSaved: NoteSaved;
  onClose: () => void;
}

/** Everything about one project (specification §2). What the list knows shows while the rest comes. */
export function ProjectDialog({ pid, listed, detail, addressOfApply, ...acts }: Props) {
  const { onSaved, onClose } = acts;
  const project = listed ?? detail.data;
  if (!project) {
    return (
      <SidePanel of={pid} title="Project" width={600} onClose={onClose}>
        <ModalBody>
          <Reading
            of={detail}
            loading={<Loading />}
            failed="This project could not be loaded. Try again later."
            absent={
              <Empty drawing="gap" title="Project not found">
                <p>It may have been removed. See the other projects in the list.</p>
              </Empty>
            }
          >
            {() => null}
          </Reading>
        </ModalBody>
      </SidePanel>
    );
  }
  return (
    <SidePanel of={pid} title={project.title} width={600} onClose={onClose}>
      <ModalBody className="project-dialog">
        <ProjectFacts project={project} detail={detail.data ?? null} />
        {project.fit && <FitBreakdown fit={project.fit} />}
        {detail.data && <ProgressNotes notes={detail.data.notes} />}
        {detail.isError && !isAbsent(detail) && (
          <DetailFailed onRetry={() => void detail.refetch()} />
        )}
      </ModalBody>
      <ModalFooter>
        <SaveButton project={project} onSaved={onSaved} place="dialog" />
        <RegisterButton project={project} addressOfApply={addressOfApply} place="dialog" />
      </ModalFooter>
    </SidePanel>
  );
}

function Loading() {
  return (
    <div className="placeholder-glow" aria-busy="true">
      <p className="note" role="status">
        Loading the project…
      </p>
      <span className="placeholder project-dialog-skeleton" />
    </div>
  );
}
