import { useEffect, useRef, useState } from 'react';
import type { Read } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { usePause } from '../reading/usePause.ts';
import { fieldId } from './fields.tsx';

interface Choice {
  readonly id: number;
  readonly name: string;
}

interface Props<Row extends Choice> {
  name: string;
  label: string;
  error?: string;
  suggestionsFor: (typed: string) => Read<{ readonly rows: readonly Row[] }>;
  /** Not to be chosen. */
  except?: number;
  onChoose: (id: number | null, row: Row | null) => void;
}

/** One of many, chosen by name: typed, or taken from the names that hold what is typed. */
export function ChoiceByName<Row extends Choice>(props: Props<Row>) {
  const { name, label, error, suggestionsFor, except, onChoose } = props;
  const [typed, type] = useState('');
  const { data } = useRead(suggestionsFor(usePause(typed.trim())));
  const offered = (data?.rows ?? []).filter(({ id }) => id !== except);
  const namedBy = (text: string) => offered.find((one) => one.name === text.trim()) ?? null;
  const chosen = useRef<number | null>(null);
  const choose = (found: Row | null) => {
    chosen.current = found?.id ?? null;
    onChoose(chosen.current, found);
  };
  const named = namedBy(typed);
  useEffect(() => {
    // A whole name may be typed before it is suggested.
    if ((named?.id ?? null) !== chosen.current) choose(named);
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
