import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { applicationMoveMachine } from '../../../../machines/applications/application-move.ts';
import { forgetDraft } from '../../../../machines/drafts/drafts.ts';
import { announce } from '../../../ui/status/toasts.ts';
import { noteName } from './note-name.ts';

interface Heard {
  onMoved: (application: Application) => void;
  /** Somebody else moved it first. */
  onOvertaken: (application: Application) => void;
}

/** The student's own moves, and what they come to. The listeners must stay the same ones. */
export function useMoves({ onMoved, onOvertaken }: Heard) {
  const [snapshot, send, actor] = useMachine(applicationMoveMachine);
  useEffect(() => {
    const heard = [
      actor.on('moved', ({ application }) => {
        forgetDraft(noteName(application.applicationId));
        announce(sentenceFor(application));
        onMoved(application);
      }),
      actor.on('overtaken', ({ application }) => onOvertaken(application)),
    ];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [actor, onMoved, onOvertaken]);
  return [snapshot, send] as const;
}

function sentenceFor({ status, projectTitle }: Application): string {
  if (status === 'Accepted') return `You have accepted the place in “${projectTitle}”.`;
  if (status === 'Declined') return `You have declined the place in “${projectTitle}”.`;
  return `Your application to “${projectTitle}” is ${status.toLowerCase()}.`;
}
