import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm as useFields,
} from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import { numberFrom } from '../../../contract/typed/numbers.ts';
import { draftOf, forgetDraft, keepDraft } from '../../../session/drafts.ts';

interface Options<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** Fields show the server's errors for the last submission. */
  readonly failure?: Failure | null;
  /** The name under which what is typed is kept until it is sent. */
  readonly draft?: string;
  /** A short form without a summary of its errors goes to the first of them. */
  readonly focusesError?: boolean;
}

/** A form whose schema says what is right: once a field was left, on every change after that, and when it is sent. */
export function useForm<Values extends FieldValues, Output>(
  schema: v.GenericSchema<Values, Output>,
  { defaultValues, failure = null, draft, focusesError = false }: Options<NoInfer<Values>>,
) {
  const form = useFields<Values, unknown, Output>({
    mode: 'onTouched',
    shouldFocusError: focusesError,
    resolver: valibotResolver(schema),
    defaultValues,
  });
  const { errors, submitCount, isDirty } = form.formState;
  const kept = useKeptDraft(draft ?? null, form);
  const { setError } = form;
  const handleSubmit: typeof form.handleSubmit = (valid, invalid) => (event) => {
    takeFilled(event?.currentTarget, form);
    return form.handleSubmit(valid, invalid)(event);
  };
  // After the draft is in the form again: putting it there clears what is said of fields.
  useEffect(() => {
    for (const { path, message } of failure?.fields ?? [])
      setError(path as FieldPath<Values>, { type: 'server', message });
  }, [failure, setError]);
  /** Props of a field component. */
  const field = (name: FieldPath<Values>, asNumber = false) => ({
    field: form.register(name, asNumber ? { setValueAs: numberFrom } : {}),
    error: (get(errors, name) as { message?: string } | undefined)?.message,
  });
  return { ...form, handleSubmit, errors, submitCount, isDirty, failure, kept, field };
}

/** A form as `useForm` makes it. */
export type Form<Values extends FieldValues, Output = Values> = ReturnType<
  typeof useForm<Values, Output>
>;

/** Takes over what a password manager has put into fields without telling the page. */
function takeFilled<Values extends FieldValues>(
  sent: EventTarget | undefined,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  if (!(sent instanceof HTMLFormElement)) return;
  for (const { name, type, value } of sent.querySelectorAll('input')) {
    const path = name as FieldPath<Values>;
    const known: unknown = getValues(path);
    if (isFilledIn.has(type) && typeof known === 'string' && known !== value)
      setValue(path, value as typeof known & FieldPathValue<Values, typeof path>);
  }
}

const isFilledIn: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'password']);

/** A draft that was found when the form opened. */
export interface KeptDraft {
  readonly isFound: boolean;
  readonly discard: () => void;
}

/**
 * Keeps what is typed into a form, where it has a name, until `forgetDraft`, over other screens, a reload, a closed tab and a session that
 * ends. Only the fields that were touched are kept: the others show what the server has by then.
 */
function useKeptDraft<Values extends FieldValues>(
  name: string | null,
  { reset, subscribe }: Pick<UseFormReturn<Values>, 'reset' | 'subscribe'>,
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

/** `react-hook-form` gives one value for a field, and one per item for a list. */
const isDirty = (said: unknown): boolean =>
  typeof said === 'object' && said !== null ? Object.values(said).some(isDirty) : said === true;
