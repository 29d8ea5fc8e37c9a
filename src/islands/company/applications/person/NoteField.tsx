import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import {
  type applicantNotesMachine,
  noteStateOf,
  unsavedNote,
} from '../../../../machines/applications/applicant-notes.ts';
import { Button } from '../../../ui/form/Button.tsx';

interface Props {
  applicant: Applicant;
  notes: SnapshotFrom<typeof applicantNotesMachine>;
  onWrite: (note: string) => void;
  onRetry: () => void;
}

const longest = 2000;

/** A note for the company alone, saved as it is typed. */
export function NoteField({ applicant, notes, onWrite, onRetry }: Props) {
  const [text, setText] = useState(() => unsavedNote(applicant.applicationId) ?? applicant.note);
  const state = noteStateOf(notes, applicant.applicationId);
  const isLeftOver = text !== applicant.note;

  // What was typed here before and never arrived goes on its way again.
  useEffect(() => {
    if (isLeftOver) onWrite(text);
  }, [isLeftOver, text, onWrite]);

  return (
    <section className="person-note">
      <h3>
        <label htmlFor="person-note">Private note</label>
      </h3>
      <textarea
        id="person-note"
        className="form-control"
        rows={3}
        maxLength={longest}
        aria-describedby="person-note-hint"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onWrite(target.value);
        }}
      />
      <div className="form-text" id="person-note-hint">
        Only your company can see this note. Saved as you type.
      </div>
      <p className="min-h-line m-0 soft" role="status">
        {state === 'saving' && 'Saving…'}
        {state === 'saved' && 'Saved'}
      </p>
      {state === 'failed' && (
        <p className="overdue" role="alert">
          Not saved yet: the connection is lost. We keep your note here and try again.{' '}
          <Button size="sm" onClick={onRetry}>
            Try now
          </Button>
        </p>
      )}
    </section>
  );
}
