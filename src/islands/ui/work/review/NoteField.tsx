import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '../../form/fields.tsx';

interface Props {
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  onRemove: () => void;
}

/** A note while it is written. */
export function NoteField({ label, field, error, onRemove }: Props) {
  return (
    <div className="line-note">
      <TextArea label={label} rows={2} field={field} error={error} />
      <button type="button" className="btn btn-quiet btn-sm" onClick={onRemove}>
        Remove<span className="visually-hidden"> {label}</span>
      </button>
    </div>
  );
}
