import { useState } from 'react';
import type { Failure } from '../../../../api/problem.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import type { PossibleMove } from '../../../../contract/projects/running-projects.ts';
import type { ProjectStatus } from '../../../../contract/projects/statuses.ts';
import { opensLate } from '../../../../machines/lifecycle/project.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';

interface Props {
  project: Project;
  move: PossibleMove;
  failure: Failure | null;
  isBusy: boolean;
  onYes: (reason: string) => void;
  onNo: () => void;
}

/** Says once more what a decision means, and asks why where the company must be told. */
export function DecideReview({ project, move, failure, isBusy, onYes, onNo }: Props) {
  const [reason, setReason] = useState('');
  const isLate = opensLate(project, move.to, new Date());
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

/** How the decisions about a project that waits for approval are named, and what follows from them. */
export const decisionWords: Partial<Record<ProjectStatus, { label: string; consequence: string }>> =
  {
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
