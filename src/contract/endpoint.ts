import * as v from 'valibot';
import type { Role } from './accounts/people.ts';
import type { MemberAct } from './companies/member-rights.ts';
import { idInPath } from './fields.ts';
import type { ProblemCode } from './problem.ts';

export type Schema = v.GenericSchema;

/**
 * Roles that may call. `own`: only about what belongs to the caller; anything else answers as if it were forbidden or
 * absent. `any`: about anything. A role that is absent may not call at all.
 */
export type Audience = 'anyone' | Readonly<Partial<Record<Role, 'own' | 'any'>>>;

/** Every role, about what is its own. */
export const everyone = {
  Admin: 'own',
  Student: 'own',
  Company: 'own',
  Faculty: 'own',
} as const satisfies Audience;

export type Reply =
  | { readonly kind: 'json'; readonly schema: Schema; readonly status?: 200 | 201 }
  /** A sentence, as the specification's calls answer; `says` if it is always the same one. */
  | { readonly kind: 'text'; readonly says?: string; readonly status?: 200 | 201 | 202 }
  | { readonly kind: 'file'; readonly type: string }
  /** No body; `Upload-Offset` gives the progress of an upload. */
  | { readonly kind: 'offset'; readonly status: 200 | 204 }
  /** Server-sent events, each `data` one JSON of the schema. */
  | { readonly kind: 'events'; readonly schema: Schema };

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API, as data: the server's route, the client's call and the document come from it. */
export interface Endpoint {
  readonly method: Method;
  /** Relative to the API base, parameters in braces: `/Projects/{id}/status`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly audience: Audience;
  /** Right a member of a company needs; absent if all of them may call. */
  readonly memberAct?: MemberAct;
  /** Refuses with `password-needed` unless the caller gave their password in the last ten minutes. */
  readonly asksPassword?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Limit of a JSON body in bytes, if it is above that of all calls. */
  readonly bodyBytes?: number;
  /** Takes a file as the whole body, instead of JSON. */
  readonly upload?: {
    readonly types: readonly string[];
    readonly maxBytes: number;
    /** Its bytes are read as they come: it may be larger than fits in memory. */
    readonly isStream?: true;
  };
  /** Answers a repeated call with the same `Idempotency-Key` as it answered the first. */
  readonly idempotent?: true;
  /** Takes the version the edit began from in `If-Match`; where the thing has another one by now, refuses with `changed`. */
  readonly versioned?: true;
  /** Answers an array and carries paging in `X-Total-Count` and `Link`. */
  readonly paged?: true;
  /**
   * Answers may come from a replica and be a moment old, but never older than their reader's last change. Not for a
   * thing about to be changed, nor for one an act is decided by.
   */
  readonly reads?: 'replica';
  /** Changes nothing, though it is no GET: what it asks about is too long for an address, or secret. */
  readonly onlyReads?: true;
  /** At most this many calls a minute from one address, where that is fewer than for all calls. */
  readonly perMinute?: number;
  /** Is answered at once, however much else its caller has asked for. */
  readonly isUncounted?: true;
  readonly reply: Reply;
  /** Problems besides those of every call: 400, 401, 403, 404, 429, 503. */
  readonly problems?: readonly ProblemCode[];
}

/** An endpoint as a feature declares it: what it does not say is a number in the path, and a sentence in the answer. */
interface Declaration extends Omit<Endpoint, 'method' | 'path' | 'reply'> {
  /** `PUT /Projects/{id}/status` */
  readonly route: `${Method} /${string}`;
  readonly reply?: Reply;
}

/** Answers with one sentence, whatever was asked. */
/* @__NO_SIDE_EFFECTS__ */
export const says = (sentence: string, status: 200 | 201 | 202 = 200) =>
  ({ kind: 'text', says: sentence, status }) as const;

export const changesSomething = ({
  method,
  onlyReads,
}: Pick<Endpoint, 'method' | 'onlyReads'>): boolean =>
  method !== 'GET' && method !== 'HEAD' && !onlyReads;

/**
 * Finds a list in a schema that may grow without end: one without an `upTo`, at any depth. A page bounds the list that
 * is the answer itself, not the lists in its rows.
 */
type HasEndlessList<S> = S extends { pipe: readonly [infer First, ...infer Steps] }
  ? First extends { type: 'array'; item: infer Item }
    ? Extract<Steps[number], { type: 'max_length' }> extends never
      ? true
      : HasEndlessList<Item>
    : HasEndlessList<First>
  : S extends { type: 'array' }
    ? true
    : S extends { entries: infer Entries }
      ? { [Name in keyof Entries]: HasEndlessList<Entries[Name]> }[keyof Entries]
      : S extends { wrapped: infer Wrapped }
        ? HasEndlessList<Wrapped>
        : S extends { type: 'union' | 'variant' | 'intersect'; options: readonly (infer Option)[] }
          ? HasEndlessList<Option>
          : false;

type AnswerOf<E extends Declaration> = E['reply'] extends { schema: infer S } ? S : never;
type RowSchemaOf<E extends Declaration> =
  AnswerOf<E> extends { type: 'array'; item: infer Item } ? Item : never;

/** Does not take a call whose answer or body has an endless list. */
type OnlyBounded<E extends Declaration> = true extends
  | HasEndlessList<E['paged'] extends true ? RowSchemaOf<E> : AnswerOf<E>>
  | HasEndlessList<E['body']>
  ? { readonly reply: 'Give every list a page (`paged`) or a bound (`upTo`).' }
  : unknown;

type EndpointOf<D extends Declaration> = Omit<D, 'route'> &
  RouteOf<D['route']> & {
    params: D extends { params: infer P } ? P : NumbersIn<D['route']>;
    reply: D extends { reply: infer R } ? R : { kind: 'text' };
  };

type RouteOf<R extends string> =
  R extends `${infer M extends Method} ${infer P extends `/${string}`}`
    ? { method: M; path: P }
    : never;

type NamesIn<R> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NumbersIn<R> = [NamesIn<R>] extends [never]
  ? undefined
  : v.ObjectSchema<{ [Name in NamesIn<R>]: typeof idInPath }, undefined>;

/**
 * Keeps the literal types of a declaration, so that callers and handlers are typed by it. What a page does not call is left
 * out of its script.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const D extends Declaration>(
  declaration: D & OnlyBounded<D>,
): EndpointOf<D> {
  const { route, ...said } = declaration;
  const [method, path = ''] = route.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, idInPath]);
  const params = names.length > 0 && v.object(Object.fromEntries(names));
  return {
    method,
    path,
    ...(params && { params }),
    reply: { kind: 'text' },
    ...said,
  } as unknown as EndpointOf<D>;
}

type InputOf<S> = S extends Schema ? v.InferInput<S> : never;
type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;

export type CallOf<E extends Endpoint> = (E['params'] extends Schema
  ? { params: PathParams<InputOf<E['params']>> }
  : unknown) &
  (E['query'] extends Schema ? { query?: InputOf<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: InputOf<E['body']> } : unknown) &
  (E['upload'] extends object ? { file: Blob } : unknown) &
  (E['idempotent'] extends true ? { idempotencyKey?: string } : unknown) &
  (E['versioned'] extends true ? { version?: string | undefined } : unknown);

/** A path parameter arrives as text; a caller may write the number. */
type PathParams<P> = { [K in keyof P]: P[K] | number };

/** Validated input of a handler. */
export type RequestOf<E extends Endpoint> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  /** The uploaded file, where the endpoint takes one. */
  file: E['upload'] extends { isStream: true }
    ? undefined
    : E['upload'] extends object
      ? Uint8Array
      : undefined;
};

export type ReplyOf<E extends Endpoint> = E['reply'] extends {
  kind: 'json';
  schema: infer S extends Schema;
}
  ? v.InferOutput<S>
  : E['reply'] extends { kind: 'file' }
    ? Uint8Array
    : string;
