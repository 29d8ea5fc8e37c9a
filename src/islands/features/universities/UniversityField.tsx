import { useState } from 'react';
import { fieldId, TextField, type Tied } from '../../ui/form/fields.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';

const UniversitySuggestions = lazy(() => import('./UniversitySuggestions.tsx'));

/** A university in the student's own words. Known ones are suggested from the first letter on. */
export function UniversityField({ field, error }: Tied) {
  const [typed, setTyped] = useState('');
  const list = `${fieldId(field.name)}-suggested`;
  const type: typeof field.onChange = (event) => {
    setTyped(event.target.value);
    return field.onChange(event);
  };
  return (
    <>
      <TextField
        label="University"
        autoComplete="organization"
        list={list}
        field={{ ...field, onChange: type }}
        {...(error !== undefined && { error })}
      />
      {typed !== '' && <UniversitySuggestions id={list} typed={typed} />}
    </>
  );
}
