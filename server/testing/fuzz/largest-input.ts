import type { Endpoint, Schema } from '../../../src/contract/endpoint.ts';

interface Shape {
  readonly type: string;
  readonly entries?: Record<string, Schema>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** How much an endpoint can be sent, roughly in characters. */
export const largestInput = ({ params, query, body, upload }: Endpoint): number =>
  [params, query, body].reduce((sum, schema) => sum + lengthOf(schema), upload?.maxBytes ?? 0);

function lengthOf(schema: Schema | undefined): number {
  if (!schema) return 0;
  const { type, entries, item, wrapped, options = [], pipe = [] } = schema as unknown as Shape;
  const limit = Number(pipe.find((check) => check.type === 'max_length')?.requirement ?? 10);
  switch (type) {
    case 'object':
      return Object.values(entries ?? {}).reduce((sum, entry) => sum + lengthOf(entry), 0);
    case 'array':
      return limit * lengthOf(item);
    case 'optional':
    case 'nullable':
    case 'nullish':
      return lengthOf(wrapped);
    case 'union':
      return Math.max(...options.map((option) => lengthOf(option as Schema)));
    case 'string':
      return limit;
    default:
      return 10;
  }
}
