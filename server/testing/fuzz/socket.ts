import { connect } from 'node:net';
import type { Answer } from './judge.ts';

/** Longest wait for an answer to bytes that are complete as far as they go, in milliseconds. */
const patienceMs = 5_000;

/** The header, and not a document that speaks of streams. */
const isStream = /^content-type: text\/event-stream/im;

/**
 * Sends bytes as they are. `thenEnds` says that nothing more will come, as of a sender that breaks off;
 * to Node a request whose sender has ended is not to be answered.
 * @returns what came back, null when the server closed without a word
 */
export function sendBytes(port: number, bytes: Buffer, thenEnds: boolean): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const received: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer and no end within ${patienceMs / 1000} s.`));
    }, patienceMs);
    socket.on('data', (some) => {
      received.push(some);
      // A stream that has begun would not end by itself.
      if (isStream.test(some.toString('latin1'))) socket.destroy();
    });
    socket.on('end', () => socket.end());
    // A server that has refused a request need not read the rest of it.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(readAnswer(Buffer.concat(received)));
    });
    if (thenEnds) socket.end(bytes);
    else socket.write(bytes);
  });
}

function readAnswer(bytes: Buffer): Answer | null {
  if (bytes.length === 0) return null;
  const text = bytes.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
    }),
  );
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? Number.NaN),
    headers,
    body: text.slice(end + 4),
  };
}
