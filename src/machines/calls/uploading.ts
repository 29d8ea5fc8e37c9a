import { fromCallback } from 'xstate';
import { type Failure, failureFrom } from '../../api/problem.ts';

/** Events of an upload. `share` is the part sent, from 0 to 1. */
export type Uploaded<Answer> =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'sent'; readonly answer: Answer }
  | { readonly type: 'not sent'; readonly failure: Failure };

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** An actor that sends a file; when its machine leaves the state, the call ends. */
export const uploading = <Answer, Input>(
  send: (input: Input, options: Options) => Promise<Answer>,
) =>
  fromCallback<Uploaded<Answer>, Input>(({ input, sendBack }) => {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    send(input, { signal, onProgress: (share) => sendBack({ type: 'progress', share }) })
      .then((answer) => sendBack({ type: 'sent', answer }))
      .catch((error) => {
        if (!signal.aborted) sendBack({ type: 'not sent', failure: failureFrom(error) });
      });
    return () => giveUp.abort();
  });
