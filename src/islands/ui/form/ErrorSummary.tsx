import { type MouseEvent, useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { fieldId } from './fields.tsx';
import { drawAttention } from './useAttention.ts';

interface Props {
  errors: FieldErrors;
  /** Number of submissions. Each one with errors focuses the summary. */
  submitCount: number;
}

interface Entry {
  readonly name: string;
  readonly message: string;
  readonly type: unknown;
}
type Found = { readonly message?: unknown; readonly type?: unknown } | undefined;

/** Every error of a form in one place, each leading to its field. Appears once the form was sent. */
export function ErrorSummary({ errors, submitCount }: Props) {
  const box = useRef<HTMLElement>(null);
  const entries = entriesOf(errors);

  // Server errors come later than the form's, and are announced likewise.
  const fromServer = entries
    .map(({ type, message }) => (type === 'server' ? message : ''))
    .join('');

  useEffect(() => {
    if (submitCount > 0) drawAttention(box.current);
  }, [submitCount]);
  useEffect(() => {
    if (fromServer) drawAttention(box.current);
  }, [fromServer]);

  if (submitCount === 0 || entries.length === 0) return null;
  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <section ref={box} className="alert alert-danger" tabIndex={-1} aria-labelledby="summary-title">
      <h2 className="summary-title" id="summary-title">
        {entries.length === 1 ? 'Check one field' : `Check ${entries.length} fields`}
      </h2>
      <ul className="summary-list">
        {entries.toSorted(asOnTheScreen).map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={goTo(name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sorts fields by their order on the screen, not by the order of the checks. */
function asOnTheScreen(one: Entry, other: Entry): number {
  const [first, second] = [one, other].map(({ name }) => document.getElementById(fieldId(name)));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Every error by the name of its field; one in a list of fields is named `links.0`. */
function entriesOf(errors: object, before = ''): Entry[] {
  return Object.entries(errors).flatMap(([key, error]: [string, Found | Found[]]) => {
    const name = before + key;
    if (Array.isArray(error)) return entriesOf(error, `${name}.`);
    if (typeof error?.message === 'string')
      return [{ name, message: error.message, type: error.type }];
    // The fields of one in a list, or of a group.
    return error ? entriesOf(error, `${name}.`) : [];
  });
}
