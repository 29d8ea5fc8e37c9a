import { useState } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { Failure } from '../../../../api/problem.ts';
import { movesOfProject, projectInFull, reviewOf } from '../../../../api/read/projects.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import type { PossibleMove } from '../../../../contract/projects/running-projects.ts';
import { labelOfStatus, type ProjectStatus } from '../../../../contract/projects/statuses.ts';
import { opensLate } from '../../../../machines/lifecycle/project.ts';
import { ProjectFacts } from '../../../features/projects/project/ProjectFacts.tsx';
import { useCourse } from '../../../features/projects/project/useCourse.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import { Evidence } from './Evidence.tsx';
import './review.scss';
import { timeNow } from '../../../../session/clock.ts';

interface Props {
  pid: number;
  onClose: () => void;
}

/** A project that waits for approval, what is known of its company, and the decision. */
export default function ReviewDialog({ pid, onClose }: Props) {
  const project = useRead(projectInFull(pid));
  const review = useRead(reviewOf(pid));
  const moves = useRead(movesOfProject(pid));
  const course = useCourse(({ title, status }) => {
    announce(`“${title}” is now ${labelOfStatus(status)}. The company has been notified.`);
    onClose();
  });
  const { asked, failure } = course;
  const waits = project.data?.status === 'Awaiting approval';
  if (asked && project.data)
    return (
      <DecideReview
        project={project.data}
        move={asked.move}
        failure={failure}
        isBusy={course.isPending}
        onYes={(reason) => course.confirm({ reason })}
        onNo={course.forget}
      />
    );
  return (
    <Dialog
      title={project.data ? `Review “${project.data.title}”` : 'Review a project'}
      width={800}
      onClose={onClose}
    >
      <ModalBody>
        <MoveFailed failure={failure} />
        <Reading of={project} what="the project" absent={<p role="alert">Project not found.</p>}>
          {(shown) => (
            <div className="parts">
              {!waits && (
                <Alert kind="info">
                  This project is {labelOfStatus(shown.status)}. There is nothing to approve.
                </Alert>
              )}
              <Reading of={review} what="the company">
                {(known) => <Evidence review={known} />}
              </Reading>
              <section aria-labelledby="review-project">
                <h3 id="review-project">The project</h3>
                <ProjectFacts project={shown} detail={shown} />
              </section>
            </div>
          )}
        </Reading>
      </ModalBody>
      {waits && moves.data && (
        <ReviewActs
          moves={moves.data.moves}
          onChoose={(move) => course.ask({ pid, move, version: project.data?.version })}
        />
      )}
    </Dialog>
  );
}

interface ReviewActsProps {
  moves: readonly PossibleMove[];
  onChoose: (move: PossibleMove) => void;
}

/** Decisions open for a project that waits for approval. */
function ReviewActs({ moves, onChoose }: ReviewActsProps) {
  return (
    <ModalFooter>
      {moves
        .filter(({ to }) => to in decisionWords)
        .map((move) => (
          <Button
            key={move.to}
            look={move.to === 'pending' ? 'primary' : 'outline'}
            onClick={() => onChoose(move)}
          >
            {decisionWords[move.to]?.label}
          </Button>
        ))}
    </ModalFooter>
  );
}

interface DecideProps {
  project: Project;
  move: PossibleMove;
  failure: Failure | null;
  isBusy: boolean;
  onYes: (reason: string) => void;
  onNo: () => void;
}

/** Repeats the meaning of a decision, and asks for a reason if the company is notified. */
function DecideReview({ project, move, failure, isBusy, onYes, onNo }: DecideProps) {
  const [reason, setReason] = useState('');
  const isLate = opensLate(project, move.to, timeNow());
  const lacksReason = move.needsReason && reason.trim() === '';
  const words = decisionWords[move.to];
  return (
    <ConfirmDialog
      title={`${words?.label}: ${project.title}`}
      consequence={words?.consequence}
      yes={words?.label ?? ''}
      no="Back"
      look="primary"
      isBusy={isBusy}
      isBlocked={isLate || lacksReason}
      keepsOpen={reason !== ''}
      onYes={() => onYes(reason)}
      onNo={onNo}
    >
      <MoveFailed failure={failure} />
      {isLate && (
        <Alert kind="warning">
          Its application deadline has passed. Return it to the company, which can set a new one.
        </Alert>
      )}
      {move.needsReason && (
        <label className="field d-block">
          <span className="form-label">Reason, for the company</span>
          <textarea
            className="form-control"
            rows={4}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
    </ConfirmDialog>
  );
}

/** Labels and consequences of the decisions about a project that waits for approval. */
const decisionWords: Partial<Record<ProjectStatus, { label: string; consequence: string }>> = {
  Draft: {
    label: 'Return to draft',
    consequence: 'The project is a draft again, and the company reads why. It can send it again.',
  },
  pending: {
    label: 'Approve',
    consequence:
      'Students see the project and can apply at once. What the company posts from now on opens without approval.',
  },
};
