import { useState } from 'react';
import { companySuggestions } from '../../../machines/managed/company-suggestions.ts';
import { usePause } from '../../ui/reading/usePause.ts';
import { useRead } from '../../ui/reading/useRead.ts';

interface Props {
  error?: string;
  onChoose: (id: number | null) => void;
}

/** Which company a project is for: typed, and taken from the names that hold what is typed. */
export function CompanyField({ error, onChoose }: Props) {
  const [typed, type] = useState('');
  const { data } = useRead(companySuggestions(usePause(typed.trim())));
  const offered = data?.rows ?? [];
  const choose = (text: string) => {
    type(text);
    const chosen = offered.find(({ name }) => name === text);
    onChoose(chosen?.id ?? null);
  };
  return (
    <div className="field">
      <label className="form-label" htmlFor="field-companyId">
        Company
      </label>
      <input
        id="field-companyId"
        className={`form-control ${error ? 'is-invalid' : ''}`}
        list="companies-offered"
        autoComplete="off"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'field-companyId-error' : undefined}
        value={typed}
        onChange={({ target }) => choose(target.value)}
      />
      <datalist id="companies-offered">
        {offered.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {error && (
        <div className="invalid-feedback d-block" id="field-companyId-error">
          {error}
        </div>
      )}
    </div>
  );
}
