import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../../ui/form/Button.tsx';
import { TextArea } from '../../../ui/form/fields.tsx';

interface Props {
  /** What it is about: `line 3`. */
  about: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Whether somebody has been in it and left it. */
  isTouched: boolean;
  /** How often the review was tried to be sent. */
  submitCount: number;
  onRemove: () => void;
}

/** A note while it is written. */
export function NoteField({ about, field, error, isTouched, submitCount, onRemove }: Props) {
  const [before] = useState(submitCount);
  // An empty one that was just added is nothing wrong yet.
  const shown = isTouched || submitCount > before ? error : undefined;
  return (
    <div className="line-note">
      <TextArea label={`Note on ${about}`} rows={2} field={field} error={shown} />
      <Button look="quiet" size="sm" onClick={onRemove}>
        Remove<span className="visually-hidden"> the note on {about}</span>
      </Button>
    </div>
  );
}
