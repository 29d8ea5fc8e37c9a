import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type {
  Endpoint,
  Reply,
  ReplyOf,
  RequestOf,
  Schema,
} from '../../../src/contract/endpoint.ts';
import type { Page } from '../../../src/contract/paging.ts';
import type { FieldError } from '../../../src/contract/problem.ts';
import type { Database } from '../database/open.ts';
import { versionAsked } from '../http/if-match.ts';
import { answerPage } from '../http/pages.ts';
import { Problem } from '../http/problem.ts';
import { replySchema } from '../http/reply-schema.ts';
import { type Caller, keyOf, runCommand } from './act.ts';
import type { Command, Services } from './command.ts';
import type { Person } from './person.ts';

/** Said where the contract gives a field no words of its own, instead of the library's developer English. */
v.setGlobalMessage('This is missing or has the wrong type.');

/** The validated request. */
type Input<E extends Endpoint> = RequestOf<E> & {
  /** The version the caller's edit began from, where the endpoint takes one. */
  readonly version: string | null;
};

/** Null only if anyone may call. */
type PersonOf<E extends Endpoint> = E['audience'] extends 'anyone' ? null : Person;

/** Context of a call, besides the validated request. */
interface Call<E extends Endpoint> extends Caller<PersonOf<E>> {
  readonly request: FastifyRequest;
  /** Source of reads that may lag: a replica fresh enough for the caller, or the primary. */
  readonly reads: E['reads'] extends 'replica' ? Database : null;
  /** For headers of its own; the body is what the handler returns. */
  readonly reply: FastifyReply;
}

type Answer<E extends Endpoint> = E['paged'] extends true
  ? Page<ReplyOf<E> extends readonly (infer Row)[] ? Row : never>
  : E['reply'] extends { kind: 'file' }
    ? Uint8Array | Readable
    : E['reply'] extends { says: string }
      ? // biome-ignore lint/suspicious/noConfusingVoidType: the contract has the whole answer
        void
      : ReplyOf<E>;

/**
 * Opens one endpoint of the contract: its address, who may call, validation, and an answer that
 * holds nothing the contract does not list. The handler gets checked input and returns the body.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: Input<E>, call: Call<E>) => Promise<Answer<E>>,
): void {
  const { reply: answer } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: endpoint.upload?.maxBytes ?? endpoint.bodyBytes,
    config: { endpoint },
    schema: { response: replySchema(endpoint) },
    handler: async (request, reply) => {
      const input = {
        params: check(endpoint.params, request.params),
        query: check(endpoint.query, request.query),
        body: check(endpoint.body, request.body),
        file: endpoint.upload && uploaded(request, endpoint.upload),
        version: endpoint.versioned ? versionAsked(request) : null,
      } as Input<E>;
      const answerFrom = (reads: Database | null) =>
        handler(input, {
          person: request.person as PersonOf<E>,
          key: endpoint.idempotent ? keyOf(request) : null,
          reads: reads as Call<E>['reads'],
          request,
          reply,
        });
      const result = await (endpoint.reads
        ? app.read(request.person, answerFrom)
        : answerFrom(null));
      // A part of a file was asked for, and is answered as one.
      if (reply.statusCode !== 206) reply.status(statusOf(answer));
      if (answer.kind === 'text') {
        reply.type('text/plain; charset=utf-8');
        if (answer.says) return answer.says;
      }
      if (answer.kind === 'file') reply.type(answer.type);
      if (!endpoint.paged) {
        const { version } = Object(result);
        if (typeof version === 'string') reply.header('ETag', `"${version}"`);
        return result;
      }
      return answerPage(
        request,
        reply,
        result as Page<unknown>,
        input.query as { page: number; pageSize: number },
      );
    },
  });
}

/**
 * Opens endpoints by which somebody changes something: each call is one command in one transaction, and is done once for
 * its `Idempotency-Key` where the contract says so.
 */
export const acts =
  <S extends Services>(app: FastifyInstance, services: S) =>
  <E extends Endpoint>(
    endpoint: E,
    verb: (command: S & Command<PersonOf<E>>, input: Input<E>) => Promise<Answer<E>>,
  ): void =>
    serve(app, endpoint, (input, call) =>
      runCommand(services, call, (command) => verb(command, input)),
    );

/** Status of an endpoint's success. */
export const statusOf = (answer: Reply): number => ('status' in answer && answer.status) || 200;

/**
 * A file's bytes, as the parser for its type hands them over: there are parsers of types that other calls take. What is
 * read as a stream is left to the handler.
 */
function uploaded(
  { body, headers }: FastifyRequest,
  { types, isStream }: NonNullable<Endpoint['upload']>,
): Uint8Array | undefined {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (types.some((taken) => taken === type)) {
    if (isStream) return undefined;
    if (Buffer.isBuffer(body)) return body;
  }
  throw new Problem(
    'unsupported-media-type',
    'Send the file as the request body, with its own media type.',
  );
}

/** @throws {Problem} `invalid`, with one entry for each field that needs another look. */
function check(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, withEveryField(schema, value ?? {}));
  if (result.success) return result.output;
  throw new Problem('invalid', undefined, { errors: result.issues.map(fieldError) });
}

/** Names the fields that were left out, so that each is missed in its own words ('Email is required.'). */
function withEveryField(schema: Schema, value: unknown): unknown {
  const { entries } = schema as { entries?: Record<string, Schema> };
  if (!entries || typeof value !== 'object' || value === null) return value;
  const left = Object.keys(entries).filter((name) => !Object.hasOwn(value, name));
  return { ...value, ...Object.fromEntries(left.map((name) => [name, undefined])) };
}

const fieldError = (issue: v.BaseIssue<unknown>): FieldError => ({
  path: v.getDotPath(issue) ?? 'body',
  message: issue.message,
});
