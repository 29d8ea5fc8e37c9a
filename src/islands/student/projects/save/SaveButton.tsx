import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Project } from '../../../../contract/projects/projects.ts';
import { savingMachine, shownSaved } from '../../../../machines/projects/save-project.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { announce } from '../../../ui/status/toasts.ts';
import './save.scss';

export type NoteSaved = (pid: number, saved: boolean) => void;

interface Props {
  project: Pick<Project, 'pid' | 'title' | 'saved'>;
  /** The server has taken it. */
  onSaved: NoteSaved;
  /** Tells this button from another of the same project. */
  place?: 'card' | 'dialog';
}

/** A bookmark on a project: pressing it again takes it back. Nothing where the API knows of none. */
export function SaveButton({ project, onSaved, place = 'card' }: Props) {
  const { pid, title, saved } = project;
  const [snapshot, send, actor] = useMachine(savingMachine, { input: { pid } });
  useEmitted(actor, {
    saved: (answer) => {
      onSaved(pid, answer.saved);
      announce(answer.saved ? 'Project saved.' : 'Project no longer saved.');
    },
  });
  // What is on its way goes on when its dialog is closed; nobody would hear the answer then.
  const left = useRef(onSaved);
  left.current = onSaved;
  useEffect(
    () => () => {
      const { sent } = actor.getSnapshot().context;
      if (sent !== null) left.current(pid, sent);
    },
    [actor, pid],
  );
  if (saved === null) return null;
  const isSaved = shownSaved(saved, snapshot);
  const { failure } = snapshot.context;
  const refusal = `save-refused-${place}-${pid}`;
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet btn-icon save"
        aria-pressed={isSaved}
        aria-describedby={failure ? refusal : undefined}
        title={isSaved ? 'Saved' : 'Save'}
        onClick={() => send({ type: 'wish', saved: !isSaved })}
      >
        <Icon name="bookmark" />
        <span className="visually-hidden">Save {title}</span>
      </button>
      {failure && (
        <p className="save-refused" id={refusal} role="alert">
          {failure.sentence ?? 'The server did not answer, so this was not saved. Try again.'}
        </p>
      )}
    </>
  );
}
