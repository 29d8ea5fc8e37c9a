/** Codes of PostgreSQL (appendix A) and of Node by which the database cannot be reached, or not now. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The server is shutting down, has crashed, or is still starting.
  '57P01',
  '57P02',
  '57P03',
  // A statement took longer than it may.
  '57014',
  // More connections than the server takes.
  '53300',
  // A transaction that was idle for too long.
  '25P03',
  // A server that was primary until a moment ago.
  '25006',
  // A commit of which it is not known whether it lasts.
  '40003',
  // Two calls that waited for each other; PostgreSQL has let the other one through.
  '40P01',
]);

/** Errors of pg and of the pool of one that have no code. */
const messages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Query read timeout/,
  /^Client has encountered a connection error/,
  /^Client was closed and is not queryable/,
  /^Cannot use a pool after calling end/,
  /^The embedded database was busy/,
];

/** True if an error means that the database does not answer now but may if asked again. */
export function isUnavailable(error: {
  readonly code?: unknown;
  readonly message?: unknown;
}): boolean {
  const code = String(error.code ?? '');
  return (
    codes.has(code) ||
    // Class 08 is about connections.
    /^08\w{3}$/.test(code) ||
    messages.some((pattern) => pattern.test(String(error.message)))
  );
}
