import { useMachine } from '@xstate/react';
import { Suspense, useState } from 'react';
import { progressNotesOf } from '../../../api/read/projects.ts';
import { refresh } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Project } from '../../../contract/projects/projects.ts';
import { progressNoteMachine } from '../../../machines/projects/progress-note.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { noteDraft } from './note-draft.ts';

const NoteDialog = lazy(() => import('./NoteDialog.tsx'));

/** What the company tells of the work; students read it in the project. */
export function ProgressNotes({ project }: { project: Project }) {
  const { pid } = project;
  const [pages, setPages] = useState(1);
  const notes = useRead(progressNotesOf(pid, pages));
  const [writing, send, writer] = useMachine(progressNoteMachine);
  const { note } = writing.context;

  const settled = (sentence: string) => {
    announce(sentence);
    // A note may have moved the project as well.
    refresh();
    focusSoon('progress-notes');
  };
  useEmitted(writer, {
    saved: () => {
      forgetDraft(noteDraft(pid));
      settled('Progress note saved.');
    },
    deleted: () => settled('Progress note deleted.'),
  });

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
          Add a note
        </button>
      </div>
      <Reading
        of={notes}
        loading={<p role="status">Loading the notes…</p>}
        failed="The progress notes could not be loaded."
      >
        {({ rows, total }) => (
          <>
            {rows.length === 0 && (
              <p className="soft">No progress notes yet. Students see them here.</p>
            )}
            <ol className="progress-notes">
              {rows.map((one) => (
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
            {rows.length < total && (
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => setPages(pages + 1)}
              >
                Older notes
              </button>
            )}
          </>
        )}
      </Reading>
      <Suspense fallback={null}>
        {writing.hasTag('form') && (
          <NoteDialog
            project={project}
            note={note}
            failure={writing.context.failure}
            isBusy={writing.hasTag('busy')}
            onSubmit={(form, note) => send({ type: 'submit', form, note })}
            onCancel={() => send({ type: 'cancel' })}
          />
        )}
      </Suspense>
      {writing.hasTag('question') && (
        <ConfirmDialog
          title="Delete status"
          question="Are you sure you want to delete this status?"
          consequence={writing.context.failure ? 'The note was not deleted. Try again.' : undefined}
          yes="Delete"
          no="Cancel"
          onYes={() => send({ type: 'confirm' })}
          onNo={() => send({ type: 'cancel' })}
        />
      )}
    </section>
  );
}
