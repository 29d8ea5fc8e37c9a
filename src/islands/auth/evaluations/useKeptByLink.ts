import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { calls } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { EvaluationForm } from '../../../contract/evaluations/evaluations.ts';

/** So long after the last key, in milliseconds. */
const pause = 700;
const keep = calls(endpoints.keepEvaluationDraft, { keepalive: true });
const goOn = 'Open the link in our email again to go on, on any device.';

/** Keeps what is typed with the link. @returns how that stands, in words */
export function useKeptByLink(
  token: string,
  { subscribe, getValues }: Pick<UseFormReturn<EvaluationForm>, 'subscribe' | 'getValues'>,
): string {
  const { press, isPending, answer, failure } = useAct(keep, { inTurn: true });
  useEffect(() => {
    let timer = 0;
    const keepNow = () => {
      if (timer) press({ body: { token, draft: JSON.stringify(getValues()) } });
      clearTimeout(timer);
      timer = 0;
    };
    const stop = subscribe({
      formState: { dirtyFields: true, values: true },
      callback: () => {
        clearTimeout(timer);
        timer = window.setTimeout(keepNow, pause);
      },
    });
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [token, press, subscribe, getValues]);
  if (failure) return `Not saved: ${failure.sentence ?? 'the server did not answer.'}`;
  if (isPending) return 'Saving…';
  return answer ? `Saved. ${goOn}` : `What you type is saved. ${goOn}`;
}
