import pino, { type DestinationStream, type Logger } from 'pino';

/** The product's log: one JSON object a line. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: described } }, destination);

interface DescribedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  /** Names in the database, never values. */
  readonly statement?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly at: readonly string[];
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
}

/** Fields of an error that are logged, beside its kind and origin. */
const told = ['code', 'syscall', 'statement', 'schema', 'table', 'column', 'constraint'] as const;

/**
 * An error as it may be logged. A database's error contains people's text in its message, its detail and, with PGlite,
 * its parameters; only names and the SQLSTATE of it are logged. For other errors the message is logged too.
 */
export function described(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const fields = error as unknown as Record<string, unknown>;
  const names = told.flatMap((name) =>
    typeof fields[name] === 'string' ? [[name, fields[name]]] : [],
  );
  return {
    type: error.name,
    ...(!isFromDatabase(fields) && { message: error.message }),
    ...Object.fromEntries(names),
    at: placesOf(error),
    ...(error.cause !== undefined && { cause: described(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(described) }),
  };
}

/** PostgreSQL's errors have a severity and a code of five signs. */
const isFromDatabase = ({ severity, code }: Record<string, unknown>): boolean =>
  severity !== undefined && /^[0-9A-Z]{5}$/.test(String(code));

/** The stack without the message it begins with. */
const placesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim().slice(3));
