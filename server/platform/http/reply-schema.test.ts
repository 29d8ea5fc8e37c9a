import fc, { type Arbitrary } from 'fast-check';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Endpoint, Schema } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { replySchema } from './reply-schema.ts';

interface Shape {
  readonly type: string;
  readonly entries?: Record<string, Schema>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string }[];
}

/** Values that a reply schema allows. */
function valuesOf(schema: Schema): Arbitrary<unknown> {
  const { type, entries = {}, item, wrapped, value, options, literal, pipe } = schema as Shape;
  const isInstant = pipe?.some((check) => check.type === 'iso_timestamp');
  switch (type) {
    case 'object':
      return recordOf(entries);
    case 'loose_object':
      return fc.tuple(anyObject, recordOf(entries)).map(([more, named]) => ({ ...more, ...named }));
    case 'record':
      return fc.dictionary(name, valuesOf(value!), { noNullPrototype: true });
    case 'array':
      return fc.array(valuesOf(item!), { maxLength: 3 });
    case 'nullable':
      return fc.option(valuesOf(wrapped!));
    case 'optional':
      return valuesOf(wrapped!);
    case 'picklist':
      return fc.constantFrom(...options!);
    case 'union':
    case 'variant':
      return fc.oneof(...(options as Schema[]).map(valuesOf));
    case 'literal':
      return fc.constant(literal);
    case 'string':
      return isInstant ? fc.constant('2026-03-01T09:30:00.000Z') : fc.string({ unit: 'grapheme' });
    case 'number':
      return fc.integer({ min: 1 });
    case 'boolean':
      return fc.boolean();
    case 'unknown':
      return anyJson;
    default:
      throw new Error(`No values are known for ${type}.`);
  }
}

// JSON.parse and an object literal do not agree on this one name.
const name = fc.string().filter((each) => each !== '__proto__');
const anyJson: Arbitrary<unknown> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
);
const anyObject = fc.dictionary(name, anyJson, { noNullPrototype: true });
const recordOf = (entries: Record<string, Schema>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(entries).map(([key, schema]) => [key, valuesOf(schema)] as const),
    ),
    { noNullPrototype: true },
  );

const inJson = Object.entries(endpoints as Record<string, Endpoint>).flatMap(
  ([called, endpoint]) =>
    endpoint.reply.kind === 'json' ? [{ called, endpoint, schema: endpoint.reply.schema }] : [],
);

/** What an answer holds besides, at every level where the contract lists the fields. */
function withMore(schema: Schema, value: unknown): unknown {
  const { type, entries = {}, item, wrapped } = schema as Shape;
  if (value === null || value === undefined) return value;
  if (wrapped) return withMore(wrapped, value);
  if (type === 'array') return (value as unknown[]).map((each) => withMore(item!, each));
  if (type !== 'object') return value;
  const listed = Object.entries(value).map(([key, each]) => [key, withMore(entries[key]!, each)]);
  return { ...Object.fromEntries(listed), passwordHash: '$argon2id$planted' };
}

test.each(inJson)(
  'what $called may answer arrives as it was answered, without a field that the contract does not list',
  async ({ endpoint, schema }) => {
    const app = fastify();
    let answer: unknown;
    const status = ('status' in endpoint.reply && endpoint.reply.status) || 200;
    app.get('/', { schema: { response: replySchema(endpoint) } }, (_, reply) =>
      reply.status(status).send(answer),
    );
    await app.ready();
    await fc.assert(
      fc.asyncProperty(valuesOf(schema), async (value) => {
        answer = withMore(schema, value);
        const { body } = await app.inject('/');
        expect(JSON.parse(body)).toEqual(value);
      }),
      { numRuns: 20, seed: 28 },
    );
  },
);
