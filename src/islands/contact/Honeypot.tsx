import type { UseFormRegisterReturn } from 'react-hook-form';

/** A field out of sight and reach of people; what fills it in is not one. */
export function Honeypot({ field }: { field: UseFormRegisterReturn }) {
  return (
    <div className="field-unseen" aria-hidden="true">
      <label htmlFor="field-Website">Leave this empty</label>
      <input {...field} id="field-Website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
