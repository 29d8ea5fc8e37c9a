import { useEffect } from 'react';
import type { FieldValues, UseFormReset, UseFormSubscribe } from 'react-hook-form';
import { draftOf, forgetDraft, keepDraft } from '../../../machines/drafts/drafts.ts';

interface Form<Values extends FieldValues> {
  readonly reset: UseFormReset<Values>;
  readonly subscribe: UseFormSubscribe<Values>;
}

/**
 * Keeps what is typed into a form until `forgetDraft`, over other screens, a reload, a closed tab and
 * a session that ends.
 */
export function useKeptDraft<Values extends FieldValues>(
  name: string,
  { reset, subscribe }: Form<Values>,
): void {
  useEffect(() => {
    const draft = draftOf<Values>(name);
    if (draft) reset(draft, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? keepDraft(name, values) : forgetDraft(name)),
    });
  }, [name, reset, subscribe]);
}
