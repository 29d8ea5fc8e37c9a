import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { reviewNotesAtMost } from '../../../../contract/engagements/deliveries.ts';
import type { DeliveredFile } from '../../../../contract/engagements/files.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { fieldId, TextArea } from '../../../ui/form/fields.tsx';
import './review.scss';

/** A note while it is written: with its line as it read then, by which it is found in a newer version. */
export interface TypedNote {
  readonly line: number;
  readonly quote: string;
  readonly words: string;
}

export interface TypedReview {
  words: string;
  notes: TypedNote[];
  fileNotes: { readonly file: number; readonly words: string }[];
}

type Form = UseFormReturn<TypedReview>;

/** The line of a version that a note is about: its own, else the first that reads the same; null where none does. */
export function lineOf(
  { line, quote }: Pick<TypedNote, 'line' | 'quote'>,
  lines: readonly string[],
): number | null {
  if (lines[line - 1] === quote) return line;
  return lines.indexOf(quote) + 1 || null;
}

/** Shows the delivery line by line, with notes beneath the lines. */
export function NotesOnLines({ form, lines }: { form: Form; lines: readonly string[] }) {
  const { control, setFocus, clearErrors } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'notes' });
  const notes = fields.map((note, at) => ({ ...note, at, on: lineOf(note, lines) }));
  const isFull = notes.length >= reviewNotesAtMost;
  const unplaced = notes.filter(({ on }) => on === null);
  const fieldOf = ({ id, at, on, line }: (typeof notes)[number]) => (
    <NoteField
      key={id}
      form={form}
      name={`notes.${at}.words`}
      about={`line ${on ?? line}`}
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
      // A note can replace the general words.
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
          ? `This review has ${reviewNotesAtMost} notes, which is the limit.`
          : 'Select a line to write a note beneath it. The up and down arrow keys move between lines.'}
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

interface LinesProps {
  lines: readonly string[];
  /** Notes beneath a line. */
  notesOn: (line: number) => ReactNode[];
  onPoint: (line: number) => void;
}

const lineId = (line: number): string => `source-line-${line}`;

/** Somebody’s words as numbered lines, each of which can be pointed at; one stop of the Tab key, the arrow keys walk. */
function NotedLines({ lines, notesOn, onPoint }: LinesProps) {
  const [current, setCurrent] = useState(() => 1 + lines.findIndex(isWritten));
  return (
    <ol
      className="source-lines plain-list mt-2 boxed"
      aria-labelledby="source-lines-title"
      onKeyDown={walkLines}
    >
      {lines.map((text, at) => {
        const line = at + 1;
        const notes = notesOn(line);
        return (
          <li key={line} className={notes.length > 0 ? 'is-noted' : undefined}>
            {isWritten(text) ? (
              <button
                type="button"
                id={lineId(line)}
                className="source-line hovered"
                tabIndex={line === current ? 0 : -1}
                aria-expanded={notes.length > 0}
                onFocus={() => setCurrent(line)}
                onClick={() => onPoint(line)}
              >
                <span className="line-number">
                  <span className="visually-hidden">Line </span>
                  {line}
                </span>
                <span>{text}</span>
              </button>
            ) : (
              <p className="source-line">
                <span className="line-number">{line}</span>
              </p>
            )}
            {notes}
          </li>
        );
      })}
    </ol>
  );
}

const isWritten = (text: string) => text.trim() !== '';

function walkLines(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button.source-line')];
  const from = lines.indexOf(event.target as HTMLElement);
  if (!step || from < 0) return;
  event.preventDefault();
  lines[from + step]?.focus();
}

const buttonId = (file: number) => `note-on-file-${file}`;

/** The files that were handed in, each with its note. */
export function NotesOnFiles({ form, files }: { form: Form; files: readonly DeliveredFile[] }) {
  const { control, clearErrors } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'fileNotes' });
  const nameOf = (id: number) => files.find((file) => file.id === id)?.name ?? 'an earlier file';
  if (files.length === 0 && fields.length === 0) return null;
  return (
    <section aria-labelledby="noted-files">
      <p id="noted-files" className="form-label">
        Files
      </p>
      <div className="d-flex flex-wrap gap-2 my-2">
        {files
          .filter(({ id }) => !fields.some(({ file }) => file === id))
          .map(({ id, name }) => (
            <Button
              key={id}
              id={buttonId(id)}
              size="sm"
              className="text-normal"
              onClick={() => {
                append({ file: id, words: '' });
                // A note can replace the general words.
                clearErrors('words');
              }}
            >
              Write a note on {name}
            </Button>
          ))}
      </div>
      {fields.map(({ id, file }, at) => (
        <NoteField
          key={id}
          form={form}
          name={`fileNotes.${at}.words`}
          about={nameOf(file)}
          onRemove={() => {
            remove(at);
            focusSoon(files.some((one) => one.id === file) ? buttonId(file) : fieldId('words'));
          }}
        />
      ))}
    </section>
  );
}

interface FieldProps {
  form: Form;
  name: `${'notes' | 'fileNotes'}.${number}.words`;
  /** A line or file, such as `line 3`. */
  about: string;
  onRemove: () => void;
}

function NoteField({ form, name, about, onRemove }: FieldProps) {
  const { formState } = form;
  const { error, isTouched } = form.getFieldState(name, formState);
  const [before] = useState(formState.submitCount);
  // An empty one that was just added is nothing wrong yet.
  const isTold = isTouched || formState.submitCount > before;
  return (
    <div className="line-note">
      <TextArea
        label={`Note on ${about}`}
        rows={2}
        field={form.register(name)}
        error={isTold ? error?.message : undefined}
      />
      <Button look="quiet" size="sm" onClick={onRemove}>
        Remove<span className="visually-hidden"> the note on {about}</span>
      </Button>
    </div>
  );
}
