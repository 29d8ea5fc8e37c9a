import type { Endpoint, Reply, Schema } from '../../../src/contract/endpoint.ts';
import { type ProblemCode, problemBody, problems } from '../../../src/contract/problem.ts';
import { statusOf } from '../calls/serve.ts';
import { jsonSchema } from '../http/reply-schema.ts';

interface ObjectSchema {
  readonly properties?: Record<string, object>;
  readonly required?: readonly string[];
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a call with the same key returns the first answer.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version the edit began from, in quotes; refused with 412 if it has changed since.',
  schema: { type: 'string' },
};

/** The contract as an OpenAPI 3.1 document. */
export function openapiDocument(endpoints: Record<string, Endpoint>) {
  const paths = Map.groupBy(Object.entries(endpoints), ([, { path }]) => path);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trestle',
      version: '1.0.0',
      description:
        'Paths match in any letter case. Errors are RFC 9457 problems with a stable `code`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries([...paths].map(([path, entries]) => [path, operations(entries)])),
    components: {
      schemas: { Problem: jsonSchema(problemBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const operations = (entries: [string, Endpoint][]) =>
  Object.fromEntries(
    entries.map(([name, endpoint]) => [endpoint.method.toLowerCase(), operation(name, endpoint)]),
  );

function operation(operationId: string, endpoint: Endpoint): object {
  const open = endpoint.audience === 'anyone';
  return {
    operationId,
    summary: endpoint.summary,
    ...(open ? {} : { security: [{ bearer: [] }], description: audienceSentence(endpoint) }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
      ...(endpoint.versioned ? [ifMatch] : []),
    ],
    ...requestBody(endpoint),
    responses: { [statusOf(endpoint.reply)]: success(endpoint), ...failures(endpoint, open) },
  };
}

function requestBody({ body, upload }: Endpoint): object {
  const content = body
    ? { 'application/json': { schema: jsonSchema(body, 'input') } }
    : Object.fromEntries(
        (upload?.types ?? []).map((type) => [
          type,
          { schema: { type: 'string', format: 'binary' } },
        ]),
      );
  return Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {};
}

const audienceSentence = ({ audience }: Endpoint) =>
  `For ${Object.entries(audience)
    .map(([role, reach]) => `${role} (${reach})`)
    .join(', ')}.`;

function parameters(schema: Schema | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function contentOf(reply: Reply): object {
  switch (reply.kind) {
    case 'json':
      return { 'application/json': { schema: jsonSchema(reply.schema, 'output') } };
    case 'events':
      return { 'text/event-stream': { schema: jsonSchema(reply.schema, 'output') } };
    case 'file':
      return { [reply.type]: { schema: { type: 'string', format: 'binary' } } };
    case 'offset':
      return {};
    case 'text':
      return { 'text/plain': { schema: { type: 'string' } } };
  }
}

function success({ reply, paged }: Endpoint): object {
  const content = contentOf(reply);
  const headers = paged && {
    'X-Total-Count': { description: 'Rows over all pages', schema: { type: 'integer' } },
    'X-Total-More': {
      description: 'Present where more rows match than were counted',
      schema: { type: 'string', enum: ['true'] },
    },
    Link: { description: 'The pages around this one (RFC 8288)', schema: { type: 'string' } },
  };
  if (reply.kind === 'offset') return { description: 'Done', headers: uploadOffset };
  return { description: 'Done', content, ...(headers && { headers }) };
}

const uploadOffset = {
  'Upload-Offset': { description: 'Bytes that have arrived', schema: { type: 'integer' } },
};

const needed = ['password-needed'] as const satisfies readonly ProblemCode[];

function failures(endpoint: Endpoint, open: boolean): Record<number, object> {
  const always: ProblemCode[] = open
    ? ['invalid', 'too-many-requests', 'unavailable']
    : ['invalid', 'sign-in-required', 'forbidden', 'not-found', 'too-many-requests', 'unavailable'];
  const byStatus = Map.groupBy(
    [...always, ...(endpoint.asksPassword ? needed : []), ...(endpoint.problems ?? [])],
    (code) => problems[code].status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: [...new Set(codes)]
          .map((code) => `\`${code}\`: ${problems[code].title}`)
          .join(' '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}
