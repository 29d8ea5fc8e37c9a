import { expect, test } from 'vitest';
import type { Endpoint, Schema } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { answerAtMost } from './paging.ts';

interface Step {
  readonly type: string;
  readonly requirement?: unknown;
}

/** What a schema of the contract is made of. */
interface Made {
  readonly type: string;
  readonly pipe?: readonly [Made, ...Step[]];
  readonly item?: Made;
  readonly entries?: Record<string, Made>;
  readonly wrapped?: Made;
  readonly options?: readonly (Made | string)[];
  readonly literal?: unknown;
}

const of = (schema: Schema): Made => schema as unknown as Made;

const boundOf = ({ pipe = [] as never }: Made): number | undefined =>
  (pipe.slice(1) as Step[]).find(({ type }) => type === 'max_length')?.requirement as
    | number
    | undefined;

/** How long a name, an address or a sentence that the product makes gets, where the contract says no more of it. */
const lineLength = 254;

/** The longest text that anybody may write into a field, by its name: an answer has it under the same one. */
const written = new Map<string, number>();
const note = (name: string, made: Made): void => {
  const { entries, wrapped, options, item, pipe } = made;
  if (pipe && pipe[0] !== made) note(name, { ...pipe[0], pipe: undefined as never });
  const bound = boundOf(made);
  if (bound !== undefined && (pipe?.[0] ?? made).type === 'string')
    written.set(name, Math.max(bound, written.get(name) ?? 0));
  for (const [field, entry] of Object.entries(entries ?? {})) note(field, entry);
  if (wrapped) note(name, wrapped);
  if (item) note(name, item);
  for (const option of options ?? []) if (typeof option === 'object') note(name, option);
};
for (const { body } of Object.values(endpoints) as Endpoint[]) if (body) note('', of(body));

/** The largest value that fits: every list is full, every text as long as it gets. */
function largest(name: string, made: Made): unknown {
  const [first] = made.pipe ?? [];
  const { type, entries = {}, wrapped, options = [], item } = first ?? made;
  switch (type) {
    case 'array':
      return Array.from({ length: boundOf(made) ?? 1 }, () => largest(name, item!));
    case 'object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(entries).map(([field, entry]) => [field, largest(field, entry)]),
      );
    case 'nullable':
    case 'optional':
    case 'nullish':
      return largest(name, wrapped!);
    case 'union':
    case 'variant':
      return options
        .map((option) => largest(name, option as Made))
        .toSorted((one, other) => bytesOf(other) - bytesOf(one))[0];
    case 'picklist':
      return options.toSorted((one, other) => `${other}`.length - `${one}`.length)[0];
    case 'string':
      return 'x'.repeat(boundOf(made) ?? written.get(name) ?? lineLength);
    case 'number':
      return Number.MAX_SAFE_INTEGER;
    default:
      return null;
  }
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

const answers = (Object.entries(endpoints) as [string, Endpoint][]).flatMap(([name, { reply }]) =>
  reply.kind === 'json' && name !== 'openapi' ? [[name, reply.schema] as const] : [],
);

// A page is answered in parts that fit; each of its rows has to.
test.each(answers)(
  'the largest answer of %s fits, or the largest row of its pages',
  (_, schema) => {
    expect(bytesOf(largest('', of(schema)))).toBeLessThanOrEqual(answerAtMost);
  },
);
