import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '../../../ui/form/fields.tsx';

interface Props {
  /** What it is about: `line 3`. */
  about: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  onRemove: () => void;
}

/** A note while it is written. */
export function NoteField({ about, field, error, onRemove }: Props) {
  return (
    <div className="line-note">
      <TextArea label={`Note on ${about}`} rows={2} field={field} error={error} />
      <button type="button" className="btn btn-quiet btn-sm" onClick={onRemove}>
        Remove<span className="visually-hidden"> the note on {about}</span>
      </button>
    </div>
  );
}
