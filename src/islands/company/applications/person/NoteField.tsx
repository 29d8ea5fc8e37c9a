import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import {
  type applicantNotesMachine,
  noteStateOf,
  theirNote,
  unsavedNote,
} from '../../../../machines/applications/applicant-notes.ts';
import { Button } from '../../../ui/form/Button.tsx';

/** Made when somebody else has written another note: replace theirs or leave it. */
export type NoteChoice = (choice: 'replace' | 'leave', theirs?: string) => void;

interface Props {
  applicant: Applicant;
  notes: SnapshotFrom<typeof applicantNotesMachine>;
  onWrite: (note: string, after: string) => void;
  onChoose: NoteChoice;
  onRetry: () => void;
}

const longest = 2000;

/** A note for the company alone, saved as it is typed. */
export function NoteField({ applicant, notes, onWrite, onChoose, onRetry }: Props) {
  const { applicationId, note } = applicant;
  const [leftOver] = useState(() => unsavedNote(applicationId));
  const [text, setText] = useState(leftOver?.note ?? note);
  const state = noteStateOf(notes, applicationId);
  const theirs = theirNote(notes, applicationId);
  const isLeftOver = text !== note;
  const after = leftOver?.after ?? note;

  // Send text again that was typed earlier and never arrived.
  useEffect(() => {
    if (isLeftOver) onWrite(text, after);
  }, [isLeftOver, text, after, onWrite]);

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
          onWrite(target.value, note);
        }}
      />
      <div className="form-text" id="person-note-hint">
        Only your company can see this note. Saved as you type.
      </div>
      <p className="min-h-line m-0 soft" role="status">
        {state === 'saving' && 'Saving…'}
        {state === 'saved' && 'Saved'}
      </p>
      {theirs !== null && (
        <div className="overdue" role="alert">
          <p>
            Yours is not saved: somebody else of your company has{' '}
            {theirs === '' ? 'removed this note.' : 'changed this note to:'}
          </p>
          {theirs && <blockquote className="text-pre-line">{theirs}</blockquote>}
          <div className="cluster">
            <Button size="sm" onClick={() => onChoose('replace')}>
              Replace it with mine
            </Button>
            <Button
              size="sm"
              look="quiet"
              onClick={() => {
                setText(theirs);
                onChoose('leave', theirs);
              }}
            >
              Keep theirs
            </Button>
          </div>
        </div>
      )}
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
