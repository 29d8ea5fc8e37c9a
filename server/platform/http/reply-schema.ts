import { toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint, Schema } from '../../../src/contract/endpoint.ts';

/** Schema Fastify serialises an endpoint's answer with; unlisted fields are dropped. */
export function replySchema({ reply }: Endpoint): Record<number, object> {
  if (reply.kind !== 'json') return {};
  return { [reply.status ?? 200]: jsonSchema(reply.schema, 'output') };
}

/** The JSON Schema of a contract schema. Checks that JSON Schema has no words for are left to the validation. */
export function jsonSchema(schema: Schema, typeMode: 'input' | 'output'): object {
  const { $schema: _, ...body } = toJsonSchema(schema as never, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema: made }) =>
      valibotSchema.type === 'loose_object' ? open(made) : plainNullable(made),
  });
  return body;
}

/** JSON Schema allows unlisted fields, but the serialiser drops them by default. */
const open = (made: object) => ({ ...made, additionalProperties: true }) as never;

type Made = { anyOf?: unknown; type?: unknown };

/** `type: [x, 'null']` where the library writes `anyOf`: the same meaning, and many times faster to serialise. */
function plainNullable(made: Made): never | null {
  if (!Array.isArray(made.anyOf) || made.anyOf.length !== 2) return null;
  const [value, nothing] = made.anyOf as { type?: unknown; enum?: unknown[] }[];
  if (nothing?.type !== 'null' || typeof value?.type !== 'string') return null;
  const words = value.enum && { enum: [...value.enum, null] };
  return { ...value, ...words, type: [value.type, 'null'] } as never;
}
