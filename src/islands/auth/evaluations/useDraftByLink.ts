import { useEffect } from 'react';
import type { UseFormGetValues, UseFormSubscribe } from 'react-hook-form';
import { calls } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import type { EvaluationForm } from '../../../contract/evaluations/evaluations.ts';
import { keepEvaluationDraft } from '../../../contract/evaluations/links.ts';
import { keptByTab } from '../../../session/storage.ts';

const keepDraft = calls(keepEvaluationDraft, { keepalive: true });

/**
 * Text typed in this tab that has not reached the server. A reload may be answered before the request sent on leaving.
 */
const unsaved = 'evaluation-draft';

interface Unsaved {
  readonly token: string;
  readonly draft: string;
}

export function unsavedDraft(token: string): string | null {
  const typed = keptByTab.read<Unsaved>(unsaved);
  return typed?.token === token ? typed.draft : null;
}

export const forgetUnsaved = () => keptByTab.remove(unsaved);

interface Form {
  readonly subscribe: UseFormSubscribe<EvaluationForm>;
  readonly getValues: UseFormGetValues<EvaluationForm>;
}

/** Keeps what is typed: in this tab at once, with the server every second and when the page is left. */
export function useDraftByLink(token: string, { subscribe, getValues }: Form) {
  const { press, ...saving } = useAct(keepDraft, {
    inTurn: true,
    changes: (_, { body }) => {
      if (unsavedDraft(token) === body.draft) forgetUnsaved();
    },
  });
  useEffect(() => {
    let isTyped = unsavedDraft(token) !== null;
    const save = () => {
      const draft = unsavedDraft(token);
      if (isTyped && draft !== null) press({ body: { token, draft } });
      isTyped = false;
    };
    const timer = window.setInterval(save, 1000);
    document.addEventListener('visibilitychange', save);
    const callback = () => {
      const typed: Unsaved = { token, draft: JSON.stringify(getValues()) };
      keptByTab.set(unsaved, JSON.stringify(typed));
      isTyped = true;
    };
    const stop = subscribe({ formState: { dirtyFields: true, values: true }, callback });
    return () => {
      stop();
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', save);
    };
  }, [subscribe, getValues, press, token]);
  return saving;
}
