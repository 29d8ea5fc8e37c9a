import { facultyNotes } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { FacultyNote } from '../../../contract/universities/faculty-notes.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { momentOf } from '../../ui/status/dates.ts';

interface Props {
  studentId: number;
  onWrite: (note: FacultyNote | null) => void;
  onDelete: (note: FacultyNote) => void;
}

/** Private notes of the reader about a student. */
export function Notes({ studentId, onWrite, onDelete }: Props) {
  return (
    <section className="panel record-history" aria-labelledby="notes">
      <h2 id="notes" tabIndex={-1}>
        Your notes
      </h2>
      <p className="record-beneath mb-4">Only you can read them.</p>
      <Button size="sm" className="mb-4" onClick={() => onWrite(null)}>
        Add note
      </Button>
      <Reading
        of={useRead(facultyNotes(studentId))}
        what="your notes"
        failed="Your notes could not be loaded."
      >
        {(notes) =>
          notes.length === 0 ? (
            <p className="soft mb-0">No notes yet.</p>
          ) : (
            <ol className="plain-list" aria-label="Your notes">
              {notes.map((note) => (
                <Note
                  key={note.id}
                  note={note}
                  onChange={() => onWrite(note)}
                  onDelete={() => onDelete(note)}
                />
              ))}
            </ol>
          )
        }
      </Reading>
    </section>
  );
}

interface NoteProps {
  note: FacultyNote;
  onChange: () => void;
  onDelete: () => void;
}

function Note({ note: { note, writtenAt, changedAt }, onChange, onDelete }: NoteProps) {
  const written = momentOf(writtenAt);
  return (
    <li className="line-above py-2 fs-15">
      <div>
        <span className="record-beneath">
          {written}
          {changedAt && `, changed ${momentOf(changedAt)}`}
        </span>
        <span>
          <Button look="quiet" size="sm" className="btn-icon" onClick={onChange}>
            <Icon name="edit" />
            <span className="visually-hidden">Change the note of {written}</span>
          </Button>
          <Button look="quiet" size="sm" className="btn-icon" onClick={onDelete}>
            <Icon name="trash" />
            <span className="visually-hidden">Delete the note of {written}</span>
          </Button>
        </span>
      </div>
      <p className="text-pre-line">{note}</p>
    </li>
  );
}
