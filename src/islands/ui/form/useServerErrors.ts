import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

export interface ServerErrors {
  readonly fields: readonly { readonly path: string; readonly message: string }[];
}

/** Puts what the server says about single fields at those fields. */
export function useServerErrors<Values extends FieldValues>(
  failure: ServerErrors | null,
  setError: UseFormSetError<Values>,
): void {
  useEffect(() => {
    for (const { path, message } of failure?.fields ?? []) {
      setError(path as FieldPath<Values>, { type: 'server', message });
    }
  }, [failure, setError]);
}
