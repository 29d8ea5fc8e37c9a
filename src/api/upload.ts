import type { CallOf, Endpoint, ReplyOf } from '../contract/endpoint.ts';
import { noteChangeSent } from './act/changes-sent.ts';
import { asBearer } from './bearer.ts';
import { addressOf } from './client.ts';
import { ApiProblem, problemFrom } from './problem.ts';

type UploadEndpoint = Endpoint & {
  readonly upload: object;
  readonly reply: { readonly kind: 'json' };
};

interface UploadOptions {
  readonly signal: AbortSignal;
  /** Part of the file sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/**
 * Sends a file and reports its progress, which fetch cannot.
 * @throws {ApiProblem} for every answer that is not a success, and when no answer comes.
 */
export const upload = <E extends UploadEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: UploadOptions,
): Promise<ReplyOf<E>> => asBearer((token) => uploadAs(token, endpoint, input, options));

function uploadAs<E extends UploadEndpoint>(
  token: string | null,
  endpoint: E,
  input: CallOf<E>,
  { signal, onProgress }: UploadOptions,
): Promise<ReplyOf<E>> {
  const { params, query, file, idempotencyKey } = input as unknown as {
    params?: object;
    query?: Record<string, string>;
    file: Blob;
    idempotencyKey?: string;
  };
  noteChangeSent();
  const asked = query ? `?${new URLSearchParams(query)}` : '';
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint, params) + asked);
    request.responseType = 'text';
    request.setRequestHeader('Content-Type', file.type);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const { status, response } = request;
      const answer = status >= 200 && status < 300 ? readJson(response) : null;
      if (answer === null) reject(problemFrom(status, response));
      else resolve(answer as ReplyOf<E>);
    };
    request.onerror = () => reject(new ApiProblem(0, 'unreachable', null));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
