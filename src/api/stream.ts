import { createEventSource } from 'eventsource-client';
import type * as v from 'valibot';
import type { Endpoint } from '../contract/endpoint.ts';
import { asBearer } from './bearer.ts';
import { addressOf } from './client.ts';
import { problemFrom } from './problem.ts';

type StreamEndpoint = Endpoint & { readonly reply: { readonly kind: 'events' } };
type EventOf<E extends StreamEndpoint> = v.InferOutput<E['reply']['schema']>;

interface Follow<E extends StreamEndpoint> {
  readonly signal: AbortSignal;
  readonly onEvent: (event: EventOf<E>) => void;
  /** Something else changed that a page may show; what, is read again. */
  readonly onChanged: () => void;
  /** The line is alive, without news. */
  readonly onSign: () => void;
  /** The line broke, or could not be opened. */
  readonly onBreak: () => void;
  /** Something between here and the server answered with a page of its own. */
  readonly onOther: () => void;
  /** The server ended it for another page of the same person: it would end that one if it came back by itself. */
  readonly onReplaced: () => void;
}

/**
 * Follows a stream of the contract over one connection, until the signal ends it, it breaks, or another page takes its place.
 * @throws {ApiProblem} when the server refuses who asks: asking again would not help
 */
export const follow = <E extends StreamEndpoint>(endpoint: E, how: Follow<E>): Promise<void> =>
  asBearer((token) => followAs(token, endpoint, how));

function followAs<E extends StreamEndpoint>(
  token: string | null,
  endpoint: E,
  { signal, onEvent, onChanged, onSign, onBreak, onOther, onReplaced }: Follow<E>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const source = createEventSource({
      url: addressOf(endpoint),
      headers: { ...(token && { Authorization: `Bearer ${token}` }) },
      onMessage: ({ event, data }) => {
        if (event === 'changed') return onChanged();
        if (event !== 'replaced') return onEvent(JSON.parse(data));
        end(onReplaced);
      },
      onComment: onSign,
      // When it is tried again is not the client's to say: its pauses do not grow.
      onScheduleReconnect: () => end(onBreak),
      // The client itself looks at no status, and would read a refusal as an empty stream for ever.
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        if (response.ok) {
          if (isStream(response)) return response;
          end(onOther);
          throw new Error('The answer is no stream.');
        }
        const problem = problemFrom(response.status, await response.text());
        if (isRefusal(response.status)) {
          source.close();
          reject(problem);
        }
        throw problem;
      },
    });
    let isEnded = false;
    const end = (tell?: () => void) => {
      // The client says of a stream that was closed, too, that it would open it again.
      if (isEnded) return;
      isEnded = true;
      source.close();
      tell?.();
      resolve();
    };
    signal.addEventListener('abort', () => end());
  });
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

const isRefusal = (status: number): boolean => [401, 403, 404].includes(status);
