import { useState } from 'react';
import { calls } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { progressNotesOf } from '../../../api/read/projects.ts';
import { refresh } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Project } from '../../../contract/projects/projects.ts';
import {
  addStatusUpdate,
  deleteStatusUpdate,
  type StatusUpdate,
  type StatusUpdateForm,
  updateStatusUpdate,
} from '../../../contract/projects/status-updates.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { noteDraft } from './note-draft.ts';

const NoteDialog = lazy(() => import('./NoteDialog.tsx'));

/** A new note, or a change of one that is there: then from the version it began from. */
const saveNote = ({ note, form }: { note: StatusUpdate | null; form: StatusUpdateForm }) =>
  note
    ? calls(updateStatusUpdate)({
        params: { id: note.id },
        body: form,
        version: note.version,
      })
    : calls(addStatusUpdate)({ body: form });

/** Progress notes by the company, which students read with the project. */
export function ProgressNotes({ project }: { project: Project }) {
  const { pid } = project;
  const [pages, setPages] = useState(1);
  const notes = useRead(progressNotesOf(pid, pages));
  /** Writing a note, or being asked whether to delete one. `note` is null for a new one. */
  const [open, setOpen] = useState<
    { what: 'form'; note: StatusUpdate | null } | { what: 'question'; note: StatusUpdate } | null
  >(null);
  const settled = (sentence: string) => {
    setOpen(null);
    announce(sentence);
    // A note may have moved the project as well.
    refresh();
    focusSoon('progress-notes');
  };
  const saving = useAct(saveNote, {
    done: () => {
      forgetDraft(noteDraft(pid));
      settled('Progress note saved.');
    },
  });
  const deleted = () => settled('Progress note deleted.');
  const deleting = useAct(deleteStatusUpdate, { done: deleted, gone: deleted });
  const show = (what: typeof open) => {
    saving.forget();
    deleting.forget();
    setOpen(what);
  };

  return (
    <section className="panel" aria-labelledby="progress-notes">
      <div className="cluster column-gap-4 justify-content-between mb-4">
        <h2 className="m-0" id="progress-notes" tabIndex={-1}>
          Progress notes
        </h2>
        <Button onClick={() => show({ what: 'form', note: null })}>Add a note</Button>
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
                <li
                  className="d-flex flex-wrap row-gap-1 column-gap-4 justify-content-between line-above py-3"
                  key={one.id}
                >
                  <div>
                    <h3 className="m-0 text-heading">{one.title}</h3>
                    <p className="note">
                      <time dateTime={one.updatedAt}>{momentOf(one.updatedAt)}</time>
                    </p>
                    {one.remarks && <p className="text-pre-line">{one.remarks}</p>}
                  </div>
                  <div className="progress-acts">
                    <Button
                      look="quiet"
                      size="sm"
                      onClick={() => show({ what: 'form', note: one })}
                    >
                      Edit<span className="visually-hidden"> “{one.title}”</span>
                    </Button>
                    <Button
                      look="quiet"
                      size="sm"
                      onClick={() => show({ what: 'question', note: one })}
                    >
                      Delete<span className="visually-hidden"> “{one.title}”</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ol>
            {rows.length < total && (
              <Button onClick={() => setPages(pages + 1)}>Older notes</Button>
            )}
          </>
        )}
      </Reading>
      {open?.what === 'form' && (
        <NoteDialog
          project={project}
          note={open.note}
          failure={saving.failure}
          isBusy={saving.isPending}
          onSubmit={(form, note) => saving.press({ note, form })}
          onCancel={() => setOpen(null)}
        />
      )}
      {open?.what === 'question' && (
        <ConfirmDialog
          title="Delete status"
          question="Are you sure you want to delete this status?"
          consequence={deleting.failure ? 'The note was not deleted. Try again.' : undefined}
          yes="Delete"
          no="Cancel"
          onYes={() => deleting.press({ params: { id: open.note.id } })}
          onNo={() => setOpen(null)}
        />
      )}
    </section>
  );
}
