import { useEffect, useEffectEvent } from 'react';
import { calls } from '../../../../api/act/act.ts';
import { useAct } from '../../../../api/act/useAct.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { saveProject } from '../../../../contract/projects/saved-projects.ts';
import { Button } from '../../../ui/form/Button.tsx';
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

/** Goes on when the page is left: who pressed and went on reading has saved it all the same. */
const save = calls(saveProject, { keepalive: true });

/**
 * A bookmark on a project: pressing it again takes it back. What is wished shows at once; where it is refused, it goes
 * back. Nothing where the API knows of none.
 */
export function SaveButton({ project, onSaved, place = 'card' }: Props) {
  const { pid, title, saved } = project;
  const { press, waiting, failure } = useAct(save, {
    inTurn: true,
    changes: (_, { body }) => onSaved(pid, body.saved),
    done: (_, { body }) => announce(body.saved ? 'Project saved.' : 'Project no longer saved.'),
  });
  // If its dialog closes before the answer, the card behind shows the wish at once.
  const leave = useEffectEvent(() => {
    const wish = waiting.at(-1);
    if (wish) onSaved(pid, wish.body.saved);
  });
  useEffect(() => () => leave(), []);
  if (saved === null) return null;
  const isSaved = waiting.at(-1)?.body.saved ?? saved;
  const refusal = `save-refused-${place}-${pid}`;
  return (
    <>
      <Button
        look="quiet"
        className="btn-icon save"
        aria-pressed={isSaved}
        aria-describedby={failure ? refusal : undefined}
        title={isSaved ? 'Saved' : 'Save'}
        onClick={() => press({ params: { pid }, body: { saved: !isSaved } })}
      >
        <Icon name="bookmark" />
        <span className="visually-hidden">Save {title}</span>
      </Button>
      {failure && (
        <p className="flex-basis-100 col-all m-0 text-bad fs-15" id={refusal} role="alert">
          {failure.sentence ?? 'The server did not answer, so this was not saved. Try again.'}
        </p>
      )}
    </>
  );
}
