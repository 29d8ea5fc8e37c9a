import { fieldId, type Tied } from '../../ui/form/fields.tsx';

/** Whether a university has the last word on a place, and what follows from that. */
export function ConfirmsPlaces({ field, error }: Tied) {
  const id = fieldId(field.name);
  return (
    <div className="form-check">
      <input
        type="checkbox"
        className={`form-check-input ${error ? 'is-invalid' : ''}`}
        id={id}
        aria-describedby={`${id}-hint`}
        {...field}
      />
      <label className="form-check-label" htmlFor={id}>
        Its staff confirm places
      </label>
      <p className="form-text mb-0" id={`${id}-hint`}>
        A student who accepts an offer then waits for their word. The place is held, and the offer
        ends when it would have ended anyway.
      </p>
      {error && <div className="invalid-feedback d-block">{error}</div>}
    </div>
  );
}
