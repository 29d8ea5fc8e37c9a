import { calls } from '../../../../api/act/act.ts';
import { useAskedAct } from '../../../../api/act/useAskedAct.ts';
import {
  type Application,
  type ApplicationDetail,
  moveApplication,
} from '../../../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../../../contract/applications/moves.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { announce } from '../../../ui/status/toasts.ts';

/** Under which name the draft of a note to the company is kept. */
export const noteName = (applicationId: number): string => `move-note:${applicationId}`;

/** An application, and what its student wants to do with it. */
export interface Wish {
  readonly application: Application & Pick<Partial<ApplicationDetail>, 'confirmedBy'>;
  readonly event: ApplicationEvent;
  /** Version of the project as the student read it in full. */
  readonly version?: string | undefined;
}

const move = ({ application: { applicationId: id }, event, version }: Wish, note: string) =>
  calls(moveApplication)({ params: { id }, body: { event, note }, version });

interface Heard {
  onMoved: (application: Application) => void;
  /** Somebody else moved it first. */
  onOvertaken: () => void;
}

/** The student's own moves, and what they come to. Each binds somebody: it is asked twice. */
export const useMoves = ({ onMoved, onOvertaken }: Heard) =>
  useAskedAct(move, {
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
