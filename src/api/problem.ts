import type { FieldError, ProblemBody, ProblemCode } from '../contract/problem.ts';

/** The fields of a thing as they are, with its version. */
export type Current = Readonly<Record<string, unknown>>;

/** A call that failed, as a named reason a machine can branch on and a sentence a person can read. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  /** `unreachable` when no answer came; `unknown` for an answer of another API without a code. */
  readonly code: ProblemCode | 'unreachable' | 'unknown';
  /** The server's own sentence, where it gave one. */
  readonly detail: string | null;
  readonly errors: readonly FieldError[];
  readonly allowed: readonly string[];
  /** Current thing, as somebody else left it meanwhile. */
  readonly current: Current | null;

  constructor(
    status: number,
    code: ApiProblem['code'],
    detail: string | null,
    more: {
      errors?: readonly FieldError[];
      allowed?: readonly string[];
      current?: Current;
      cause?: unknown;
    } = {},
  ) {
    super(detail ?? code, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = more.errors ?? [];
    this.allowed = more.allowed ?? [];
    this.current = more.current ?? null;
  }
}

/** Reads an error answer: problem+json, or the plain text the original API answers with. */
export function problemFrom(status: number, body: unknown): ApiProblem {
  const problem = typeof body === 'string' ? tryJson(body) : body;
  if (isProblem(problem)) {
    const { code, detail, title, errors, allowed, current } = problem;
    const more = { errors, allowed, current };
    return new ApiProblem(status, code as ProblemCode, detail ?? title, more);
  }
  const sentence =
    typeof body === 'string' && body.trim() !== '' && !looksLikeHtml(body) ? body.trim() : null;
  // A call the original API does not have is absent there like a thing that is not.
  return new ApiProblem(status, status === 404 ? 'not-found' : 'unknown', sentence);
}

/**
 * True if an answer has the fields we read. Problems of another API may lack a code, or have errors of another shape.
 */
function isProblem(body: unknown): body is ProblemBody {
  const { code, title, detail, errors, allowed } = Object(body);
  return (
    typeof code === 'string' &&
    typeof title === 'string' &&
    /^(?:string|undefined)$/.test(typeof detail) &&
    isListOf(errors, (error) => typeof Object(error).path === 'string') &&
    isListOf(allowed, (label) => typeof label === 'string')
  );
}

const isListOf = (list: unknown, isOne: (one: unknown) => boolean): boolean =>
  list === undefined || (Array.isArray(list) && list.every(isOne));

const looksLikeHtml = (body: string) => body.trimStart().startsWith('<');

function tryJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

type Reason = ApiProblem['code'];

/** A failed act as a machine keeps it: a reason to branch on, and the server's sentence to show. */
export interface Failure {
  readonly reason: Reason;
  /** The server's own words, where it had some. */
  readonly sentence: string | null;
  /** Fields the server wants changed. */
  readonly fields: readonly FieldError[];
  /** Current thing, as somebody else left it meanwhile. */
  readonly current?: Current | null;
}

const leavesOpen: readonly Reason[] = ['unreachable', 'unavailable', 'unexpected'];

/** True if the call may have succeeded: its answer was lost, or the server cannot say. */
export const mayBeDone = ({ reason }: Failure): boolean => leavesOpen.includes(reason);

/** The failure behind a rejected call. Anything but an answer of the API is unexpected, and shows no inner words. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof ApiProblem) {
    const { code, status, detail, errors, current } = error;
    // A balancer's own words, when the server behind it is away.
    const reason = code === 'unknown' && status >= 500 ? 'unavailable' : code;
    return { reason, sentence: detail, fields: errors, ...(current && { current }) };
  }
  return { reason: 'unexpected', sentence: null, fields: [] };
}
