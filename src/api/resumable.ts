import type { DetailedError } from 'tus-js-client';
import type { Endpoint } from '../contract/endpoint.ts';
import { asBearer } from './bearer.ts';
import { addressOf } from './client.ts';
import { ApiProblem, problemFrom } from './problem.ts';

interface Options {
  readonly signal: AbortSignal;
  /** Part of the file received, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** So much goes in one request: what is lost when a line is cut. */
const pieceBytes = 4 * 1024 * 1024;
/** Milliseconds after which a failed piece is sent again. Each one that arrives restarts the count. */
const triesAgainAfter = [500, 1_000, 3_000, 8_000];

/**
 * Sends a file piece by piece by the tus protocol, from where it stopped.
 * @throws {ApiProblem} for an answer that will not change, and when no answer comes after several tries
 */
export const sendBytes = (
  endpoint: Endpoint,
  params: object,
  file: Blob,
  options: Options,
): Promise<void> => asBearer((token) => sendAs(token, addressOf(endpoint, params), file, options));

async function sendAs(
  token: string | null,
  uploadUrl: string,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<void> {
  const { Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl,
      chunkSize: pieceBytes,
      retryDelays: triesAgainAfter,
      storeFingerprintForResuming: false,
      headers: token === null ? {} : { Authorization: `Bearer ${token}` },
      onProgress: (sent, all) => onProgress(all === 0 ? 0 : sent / all),
      onSuccess: () => resolve(),
      onError: (error) => reject(problemOf(error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}

function problemOf(error: Error | DetailedError): ApiProblem {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return new ApiProblem(0, 'unreachable', null, { cause: error });
  return problemFrom(answer.getStatus(), answer.getBody());
}
