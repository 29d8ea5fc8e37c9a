import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { DeliveredFile } from '../../../../contract/engagements/files.ts';
import { focusSoon } from '../../../ui/dialog/focus.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { fieldId } from '../../../ui/form/fields.tsx';
import { NoteField } from './NoteField.tsx';
import type { TypedReview } from './review-form.ts';

interface Props {
  form: UseFormReturn<TypedReview>;
  /** Of the version under review. */
  files: readonly DeliveredFile[];
}

const buttonId = (file: number) => `note-on-file-${file}`;

/** The files that were handed in, each with its note. */
export function NotesOnFiles({ form, files }: Props) {
  const { register, control, clearErrors, formState } = form;
  const { touchedFields, submitCount } = formState;
  const errors = formState.errors.fileNotes;
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
                // What should change may be said here instead.
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
          about={nameOf(file)}
          field={register(`fileNotes.${at}.words`)}
          error={errors?.[at]?.words?.message}
          isTouched={touchedFields.fileNotes?.[at]?.words ?? false}
          submitCount={submitCount}
          onRemove={() => {
            remove(at);
            focusSoon(files.some((one) => one.id === file) ? buttonId(file) : fieldId('words'));
          }}
        />
      ))}
    </section>
  );
}
