import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import fp from 'fastify-plugin';
import type { ProblemCode } from '../../../../src/contract/problem.ts';
import { Problem } from '../problem.ts';

const named: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'header-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

/** Answers bytes that never became a request as every refusal is answered, and ends the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // A caller who is gone, or has half an answer, gets no other.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const problem = new Problem(named[error.code ?? ''] ?? 'bad-request');
  const body = JSON.stringify(problem.body('/'));
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** HTTP/1.1 requires a host (RFC 9112 §3.2). Node's own check would answer without a body, so it is off. */
export const hostRequired = fp(async (app) => {
  app.addHook('onRequest', ({ headers, raw }, _, done) => {
    const isMissing = headers.host === undefined && raw.httpVersion === '1.1';
    done(isMissing ? new Problem('bad-request', 'Send a Host header.') : undefined);
  });
});

/** An expectation nobody knows is passed over, as RFC 9110 §10.1.1 allows; Node would answer 417 without a word. */
export function passOverExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    server.emit('request', request, response),
  );
}
