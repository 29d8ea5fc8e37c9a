import { useMachine } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import type { Project } from '../../../contract/projects.ts';
import { forgetDraft } from '../../../machines/drafts/drafts.ts';
import { progressNoteMachine } from '../../../machines/projects/progress-note.ts';
import { hasMore, progressNotesMachine } from '../../../machines/projects/progress-notes.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { LoadFailed } from '../../ui/list/Empty.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { noteDraft } from './note-draft.ts';

const NoteDialog = lazy(() => import('./NoteDialog.tsx'));

interface Props {
  project: Project;
  /** A note may have moved the project as well. */
  onMoved: () => void;
}

/** What the company tells of the work; students read it in the project. */
export function ProgressNotes({ project, onMoved }: Props) {
  const { pid } = project;
  const [notes, sendNotes] = useMachine(progressNotesMachine, { input: { pid } });
  const [writing, send, writer] = useMachine(progressNoteMachine);
  const { list } = notes.context;
  const { note } = writing.context;

  useEffect(() => {
    const settled = (sentence: string) => {
      announce(sentence);
      sendNotes({ type: 'refresh' });
      focusSoon('progress-notes');
    };
    const saved = writer.on('saved', () => {
      forgetDraft(noteDraft(pid));
      settled('The progress note is saved.');
      onMoved();
    });
    const deleted = writer.on('deleted', () => settled('The progress note is deleted.'));
    return () => {
      saved.unsubscribe();
      deleted.unsubscribe();
    };
  }, [writer, sendNotes, onMoved, pid]);

  return (
    <section className="panel" aria-labelledby="progress-notes">
      <div className="notes-head">
        <h2 id="progress-notes" tabIndex={-1}>
          Progress notes
        </h2>
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => send({ type: 'add' })}
        >
          Write a note
        </button>
      </div>
      {notes.matches('loading') && list.length === 0 && <p role="status">Loading the notes…</p>}
      {notes.matches('failed') && (
        <LoadFailed
          sentence="The progress notes could not be loaded."
          onRetry={() => sendNotes({ type: 'retry' })}
        />
      )}
      {notes.matches('listed') && list.length === 0 && (
        <p className="soft">None yet. Students see here how the work comes along.</p>
      )}
      <ol className="progress-notes">
        {list.map((one) => (
          <li key={one.id}>
            <div>
              <h3>{one.title}</h3>
              <p className="note">
                <time dateTime={one.updatedAt}>{momentOf(one.updatedAt)}</time>
              </p>
              {one.remarks && <p className="progress-remarks">{one.remarks}</p>}
            </div>
            <div className="progress-acts">
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                onClick={() => send({ type: 'edit', note: one })}
              >
                Edit<span className="visually-hidden"> “{one.title}”</span>
              </button>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                onClick={() => send({ type: 'delete', note: one })}
              >
                Delete<span className="visually-hidden"> “{one.title}”</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
      {hasMore(notes) && (
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => sendNotes({ type: 'more' })}
        >
          Older notes
        </button>
      )}
      <Suspense fallback={null}>
        {writing.hasTag('form') && (
          <NoteDialog
            project={project}
            note={note}
            failure={writing.context.failure}
            isBusy={writing.hasTag('busy')}
            onSubmit={(form) => send({ type: 'submit', form })}
            onCancel={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
      {writing.hasTag('question') && (
        <ConfirmDialog
          title="Delete status"
          question="Are you sure you want to delete this status?"
          consequence={
            writing.context.failure ? 'It was not deleted. Please try again.' : undefined
          }
          yes="Delete"
          no="Keep"
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'cancel' })}
        />
      )}
    </section>
  );
}
