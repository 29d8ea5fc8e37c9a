import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { Project } from '../../../../contract/projects.ts';
import type { ProjectDetailSnapshot } from '../../../../machines/projects/project-detail.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Empty, LoadFailed } from '../../../ui/list/Empty.tsx';
import { RegisterButton } from '../apply/RegisterButton.tsx';
import { DetailFailed } from './DetailFailed.tsx';
import { FitBreakdown } from './FitBreakdown.tsx';
import { ProgressNotes } from './ProgressNotes.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import './project-dialog.scss';

interface Props {
  project: Project | null;
  snapshot: ProjectDetailSnapshot;
  addressOfApply: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Everything about one project (specification §2). What the list knows shows while the rest comes. */
export function ProjectDialog({ project, snapshot, addressOfApply, onRetry, onClose }: Props) {
  const { detail } = snapshot.context;
  if (!project) {
    return (
      <Dialog title="Project" width={600} onClose={onClose}>
        <ModalBody>
          {snapshot.matches('loading') && <Loading />}
          {snapshot.matches('absent') && (
            <Empty drawing="gap" title="This project is not here">
              <p>It may have been taken back. There are others in the list.</p>
            </Empty>
          )}
          {snapshot.matches('failed') && (
            <LoadFailed
              sentence="This project could not be loaded. Please try again later."
              onRetry={onRetry}
            />
          )}
        </ModalBody>
      </Dialog>
    );
  }
  return (
    <Dialog title={project.title} width={600} onClose={onClose}>
      <ModalBody className="project-dialog">
        <ProjectFacts project={project} detail={detail} />
        {project.fit && <FitBreakdown fit={project.fit} />}
        {detail && <ProgressNotes notes={detail.notes} />}
        {snapshot.matches('failed') && <DetailFailed onRetry={onRetry} />}
      </ModalBody>
      <ModalFooter>
        <RegisterButton project={project} addressOfApply={addressOfApply} place="dialog" />
      </ModalFooter>
    </Dialog>
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
