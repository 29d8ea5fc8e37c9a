import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { notesAtMost } from '../../../../contract/engagements/review-notes.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { fieldId } from '../../../ui/form/fields.tsx';
import { lineId, NotedLines } from './NotedLines.tsx';
import { NoteField } from './NoteField.tsx';
import { lineOf, type TypedReview } from './review-form.ts';

interface Props {
  form: UseFormReturn<TypedReview>;
  /** Of the version under review. */
  lines: readonly string[];
}

/** What was handed in, line by line, with the notes beneath the lines they are about. */
export function NotesOnLines({ form, lines }: Props) {
  const { register, control, setFocus, clearErrors, formState } = form;
  const { touchedFields, submitCount } = formState;
  const errors = formState.errors.notes;
  const { fields, append, remove } = useFieldArray({ control, name: 'notes' });
  const notes = fields.map((note, at) => ({ ...note, at, on: lineOf(note, lines) }));
  const isFull = notes.length >= notesAtMost;
  const unplaced = notes.filter(({ on }) => on === null);
  const fieldOf = ({ id, at, on, line }: (typeof notes)[number]) => (
    <NoteField
      key={id}
      about={`line ${on ?? line}`}
      field={register(`notes.${at}.words`)}
      error={errors?.[at]?.words?.message}
      isTouched={touchedFields.notes?.[at]?.words ?? false}
      submitCount={submitCount}
      onRemove={() => {
        remove(at);
        focusSoon(on === null ? fieldId('words') : lineId(on));
      }}
    />
  );
  const point = (line: number) => {
    const known = notes.find(({ on }) => on === line);
    if (known) {
      setFocus(`notes.${known.at}.words`);
    } else if (!isFull) {
      append({ line, quote: lines[line - 1]!, words: '' });
      // What should change may be said here instead.
      clearErrors('words');
    }
  };
  if (lines.length === 0 && notes.length === 0) return null;
  return (
    <section aria-labelledby="source-lines-title">
      <p id="source-lines-title" className="form-label">
        What was handed in
      </p>
      <p className="form-text" role={isFull ? 'status' : undefined}>
        {isFull
          ? `This review has ${notesAtMost} notes, which is the limit.`
          : 'Press a line to write a note beneath it. The up and down arrow keys move between lines.'}
      </p>
      <NotedLines
        lines={lines}
        notesOn={(line) => notes.filter(({ on }) => on === line).map(fieldOf)}
        onPoint={point}
      />
      {unplaced.map((note) => (
        <div key={note.id} className="unplaced-note mt-3">
          <p className="mb-2px soft fs-13">This was in an earlier version: “{note.quote}”</p>
          {fieldOf(note)}
        </div>
      ))}
    </section>
  );
}
