import type { Application } from '../../../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';
import { applicationMoveMachine } from '../../../../machines/applications/application-move.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { useAskedAct } from '../../../ui/machine/useAskedAct.ts';
import { announce } from '../../../ui/status/toasts.ts';

/** Under which name the draft of a note to the company is kept. */
export const noteName = (applicationId: number): string => `move-note:${applicationId}`;

interface Heard {
  onMoved: (application: Application) => void;
  /** Somebody else moved it first. */
  onOvertaken: () => void;
}

/** The student's own moves, and what they come to. Each binds somebody: it is asked twice. */
export const useMoves = ({ onMoved, onOvertaken }: Heard) =>
  useAskedAct(applicationMoveMachine, {
    done(application) {
      forgetDraft(noteName(application.applicationId));
      announce(sentenceFor(application));
      onMoved(application);
    },
    overtaken: onOvertaken,
  });

export type Moves = ReturnType<typeof useMoves>;

/** Act being sent for an application. */
export const moveUnderWay = (
  { asked, isPending }: Moves,
  applicationId: number,
): ApplicationEvent | null =>
  isPending && asked?.application.applicationId === applicationId ? asked.event : null;

function sentenceFor({ status, projectTitle }: Application): string {
  if (status === 'Accepted') return `You have accepted the place in “${projectTitle}”.`;
  if (status === 'Awaiting university')
    return `You have accepted. Your university confirms the place in “${projectTitle}” next.`;
  if (status === 'Declined') return `You have declined the place in “${projectTitle}”.`;
  if (status === 'Ended early') return 'Your answer has been sent.';
  return `Your application to “${projectTitle}” is ${status.toLowerCase()}.`;
}
