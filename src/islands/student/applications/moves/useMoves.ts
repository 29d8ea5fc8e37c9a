import { useMachine } from '@xstate/react';
import type { Application } from '../../../../contract/applications/applications.ts';
import { applicationMoveMachine } from '../../../../machines/applications/application-move.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { announce } from '../../../ui/status/toasts.ts';

/** Under which name the draft of a note to the company is kept. */
export const noteName = (applicationId: number): string => `move-note:${applicationId}`;

interface Heard {
  onMoved: (application: Application) => void;
  /** Somebody else moved it first. */
  onOvertaken: (application: Application) => void;
}

/** The student's own moves, and what they come to. */
export function useMoves({ onMoved, onOvertaken }: Heard) {
  const [snapshot, send, actor] = useMachine(applicationMoveMachine);
  useEmitted(actor, {
    moved: ({ application }) => {
      forgetDraft(noteName(application.applicationId));
      announce(sentenceFor(application));
      onMoved(application);
    },
    overtaken: ({ application }) => onOvertaken(application),
  });
  return [snapshot, send] as const;
}

function sentenceFor({ status, projectTitle }: Application): string {
  if (status === 'Accepted') return `You have accepted the place in “${projectTitle}”.`;
  if (status === 'Awaiting university')
    return `You have accepted. Your university confirms the place in “${projectTitle}” next.`;
  if (status === 'Declined') return `You have declined the place in “${projectTitle}”.`;
  if (status === 'Ended early') return 'Your answer has been sent.';
  return `Your application to “${projectTitle}” is ${status.toLowerCase()}.`;
}
