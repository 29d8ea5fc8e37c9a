import {
  type FieldError,
  type ProblemBody,
  type ProblemCode,
  problems,
} from '../../../src/contract/problem.ts';

/** A refusal with a named reason. Features throw it; `problems` turns it into the answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly allowed: readonly string[] | undefined;
  /** Current state of the thing somebody wanted to change. */
  readonly current: Readonly<Record<string, unknown>> | undefined;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    detail?: string,
    more: {
      errors?: readonly FieldError[];
      allowed?: readonly string[];
      current?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
    } = {},
  ) {
    super(detail ?? problems[code].title);
    this.code = code;
    this.detail = detail;
    this.errors = more.errors;
    this.allowed = more.allowed;
    this.current = more.current;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return problems[this.code].status;
  }

  /** The body on the wire (RFC 9457). */
  body(instance: string): ProblemBody {
    const { status, title } = problems[this.code];
    return {
      type: `urn:trestle:problem:${this.code}`,
      title,
      status,
      code: this.code,
      ...(this.detail !== undefined && { detail: this.detail }),
      instance,
      ...(this.allowed && { allowed: [...this.allowed] }),
      ...(this.errors && { errors: [...this.errors] }),
      ...(this.current && { current: { ...this.current } }),
    };
  }
}

/** The row. @throws {Problem} `not-found` */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw new Problem('not-found');
  return row;
}

/** A refusal of one field that only its feature could decide. */
export const badField = (path: string, message: string): Problem =>
  new Problem('invalid', undefined, { errors: [{ path, message }] });
