import { useEffect, useRef, useState } from 'react';
import type { ListPage } from '../../../api/reader/page.ts';
import type { Read } from '../../../api/reader/read.ts';
import { usePause } from '../reading/usePause.ts';
import { useRead } from '../reading/useRead.ts';
import { fieldId } from './fields.tsx';

interface Props {
  name: string;
  label: string;
  error?: string;
  suggestionsFor: (typed: string) => Read<ListPage<{ readonly id: number; readonly name: string }>>;
  /** Not to be chosen. */
  except?: number;
  onChoose: (id: number | null) => void;
}

/** One of many, chosen by name: typed, or taken from the names that hold what is typed. */
export function ChoiceByName({ name, label, error, suggestionsFor, except, onChoose }: Props) {
  const [typed, type] = useState('');
  const { data } = useRead(suggestionsFor(usePause(typed.trim())));
  const offered = (data?.rows ?? []).filter(({ id }) => id !== except);
  const namedBy = (text: string) => offered.find((one) => one.name === text.trim())?.id ?? null;
  const chosen = useRef<number | null>(null);
  const choose = (found: number | null) => {
    chosen.current = found;
    onChoose(found);
  };
  const named = namedBy(typed);
  useEffect(() => {
    // Whoever types the whole name is done before it is suggested.
    if (named !== chosen.current) choose(named);
  });
  const id = fieldId(name);
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`form-control ${error ? 'is-invalid' : ''}`}
        list={`${id}-offered`}
        autoComplete="off"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        value={typed}
        onChange={({ target }) => {
          type(target.value);
          choose(namedBy(target.value));
        }}
      />
      <datalist id={`${id}-offered`}>
        {offered.map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
      {error && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}
