import { useEffect, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedBetween, conflicts } from '../../../api/act/conflicts.ts';
import type { Failure } from '../../../api/problem.ts';

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, never>,
  'reset' | 'setError' | 'setValue' | 'getValues'
>;

/**
 * Tracks the version an edit began from: the thing when the form opened or, after a save was refused because somebody
 * else was faster, their version. Fields that were not touched here then show theirs, and a field that both changed
 * shows an error with their value; saving again keeps the form's value. A form that stays open after its save goes on
 * from the saved version and keeps later typing.
 */
export function useBegan<Thing extends object | null, Values extends FieldValues>(
  thing: Thing,
  failure: Failure | null,
  { reset, setError, setValue, getValues }: Form<Values>,
  valuesOf: (thing: Thing) => Partial<Values>,
): { readonly began: Thing; readonly goOnFrom: (now: Thing, sent: Partial<Values>) => void } {
  const [began, setBegan] = useState(thing);
  const current = failure?.current;
  const goOnFrom = (now: Thing, before: Partial<Values>) => {
    const mine = getValues();
    reset(valuesOf(now) as DefaultValues<Values>, { keepSubmitCount: true });
    for (const name of changedBetween(before, mine))
      setValue(name as FieldPath<Values>, mine[name], { shouldDirty: true });
    setBegan(now);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!current) return;
    const now = { ...began, ...current } as Thing;
    const before = valuesOf(began);
    const mine = getValues();
    goOnFrom(now, before);
    for (const { path, message } of conflicts(before, mine, valuesOf(now)))
      setError(path as FieldPath<Values>, { type: 'changed', message });
  }, [current]);
  return { began, goOnFrom };
}
