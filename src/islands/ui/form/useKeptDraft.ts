import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReset, UseFormSubscribe } from 'react-hook-form';
import { draftOf, forgetDraft, keepDraft } from '../../../session/drafts.ts';

interface Form<Values extends FieldValues> {
  readonly reset: UseFormReset<Values>;
  readonly subscribe: UseFormSubscribe<Values>;
}

/** A draft that was found when the form opened. */
export interface KeptDraft {
  readonly isFound: boolean;
  readonly discard: () => void;
}

/**
 * Keeps what is typed into a form, where it has a name, until `forgetDraft`, over other screens, a reload, a closed tab and a session that
 * ends. Only the fields that were touched are kept: the others show what the server has by then.
 */
export function useKeptDraft<Values extends FieldValues>(
  name: string | null,
  { reset, subscribe }: Form<Values>,
): KeptDraft {
  const [isFound, setFound] = useState(false);
  useEffect(() => {
    if (name === null) return;
    const draft = draftOf<Partial<Values>>(name);
    if (draft) {
      reset((values) => ({ ...values, ...draft }), { keepDefaultValues: true });
      setFound(true);
    }
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const touched = Object.entries(dirtyFields).filter(([, said]) => isDirty(said));
        if (touched.length === 0) forgetDraft(name);
        else keepDraft(name, Object.fromEntries(touched.map(([field]) => [field, values[field]])));
      },
    });
  }, [name, reset, subscribe]);
  const discard = () => {
    reset();
    if (name !== null) forgetDraft(name);
    setFound(false);
  };
  return { isFound, discard };
}

/** What the form's library says of a field; of a list it says it for each item. */
const isDirty = (said: unknown): boolean =>
  typeof said === 'object' && said !== null ? Object.values(said).some(isDirty) : said === true;
