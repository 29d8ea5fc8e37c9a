import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../../src/contract/endpoint.ts';
import { right } from './shot.ts';

/** Texts that have broken somebody's program before. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202eright to left',
  'e\u0301\u0327'.repeat(50),
  'İstanbul ı ß ﬁ',
  '💥'.repeat(3000),
  'x'.repeat(70_000),
  '%',
  '_%\\',
  "' or 1=1 --",
  '$1',
  ':name {0}',
  '<script>alert(1)</script>',
  '=cmd()',
  '../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '1e309',
  '-0',
  '0x1f',
  '99999999999999999999',
  '9007199254740993',
  '2147483648',
  'null',
  'undefined',
  'true',
  'a@b',
  'nobody@people.example',
  'Ünïcode@exämple.example',
  'javascript:alert(1)',
  'http://[::1',
] as const;

/** Days and instants, most of which no calendar has or some program does not know. */
const times = [
  '2025-02-30',
  '2027-02-29',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2199-12-31',
  '2200-01-01',
  '9999-12-31',
  '+010000-01-01',
  '2025-03-01',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '0000-01-01T00:00:00.000Z',
  '1900-01-01T00:00:00.000Z',
  '1900-01-01T00:00:00.000+23:59',
  '2199-12-31T23:59:59.999Z',
  '2199-12-31T23:59:59.999-23:59',
  '0001-01-01T00:00:00+23:59',
  '2027-02-31T12:00:00.000Z',
  '2027-06-01T12:00:00.000+23:59',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999-23:59',
  '2025-03-01T09:30:00.000Z',
] as const;

const numbers = [
  0,
  -0,
  -1,
  1,
  0.5,
  730,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
] as const;

export const text: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts, ...times),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ maxLength: 12 }),
);

/** Keys that mean something to JavaScript, and a hundred levels of nesting. */
const polluted = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__":{"role":"Admin"}}'),
  JSON.parse('{"constructor":{"prototype":{"admin":true}}}'),
  JSON.parse('{"toString":1,"valueOf":null,"hasOwnProperty":"x","then":1,"toJSON":1,"length":-1}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`),
);

export const anything: Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(...numbers),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  polluted,
  fc.array(text, { maxLength: 4 }),
  fc.array(fc.integer(), { maxLength: 1200 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

interface Shape {
  readonly type: string;
  readonly entries?: Record<string, Schema>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const isTime = ({ pipe = [] }: Shape) => pipe.some(({ type }) => type.startsWith('iso_'));

/** What JavaScript counts as two, and half of which no database keeps. */
const astral = '💥';

/** Texts about as long as a schema lets them be, of which any cut that counts as JavaScript does leaves half a character. */
function atLimit({ pipe = [] }: Shape): Arbitrary<string>[] {
  const max = pipe.find(({ type }) => type === 'max_length')?.requirement;
  if (typeof max !== 'number') return [];
  const long = [max - 1, max, max + 1].flatMap((length) => [
    'x'.repeat(length),
    astral.repeat(length),
    `x${astral.repeat(length - 1)}`,
    `${'x'.repeat(length - 1)}${astral}`,
  ]);
  const broken = ['\0', '\ud83d', '\udca5'].map((sign) => `${'x'.repeat(max - 1)}${sign}`);
  return [fc.constantFrom(...long, ...broken)];
}

/** Values of a schema's own kind, not always within its limits. */
function like(schema: Schema): Arbitrary<unknown> {
  const shape = schema as unknown as Shape;
  switch (shape.type) {
    case 'object':
      return objectLike(shape.entries ?? {});
    case 'array':
      return fc.array(valueFor(shape.item!), { maxLength: 4 });
    case 'optional':
    case 'nullable':
    case 'nullish':
      return fc.oneof(like(shape.wrapped!), fc.constant(null));
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'union':
      return fc.oneof(...(shape.options as Schema[]).map(like));
    case 'literal':
      return fc.constant(shape.literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.oneof(fc.constantFrom(...numbers), fc.integer({ min: 1, max: 60 }));
    case 'string':
      return isTime(shape)
        ? fc.oneof(fc.constantFrom(...times), text)
        : fc.oneof(text, ...atLimit(shape));
    default:
      return text;
  }
}

/** What may stand at a place of the contract: rather often what is right there, so that calls get far. */
export const valueFor = (schema: Schema): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(right) },
    { weight: 3, arbitrary: like(schema) },
    { weight: 1, arbitrary: anything },
  );

const extras = fc.dictionary(
  fc.constantFrom('x', '__proto__', 'constructor', 'role', 'id', ''),
  anything,
  { maxKeys: 2, noNullPrototype: true },
);

/** Objects with the contract's names, some of them left out, and now and then one it has not. */
export const objectLike = (entries: Record<string, Schema>): Arbitrary<unknown> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(entries).map(([name, schema]) => [
            name,
            fc.option(valueFor(schema), { nil: undefined, freq: 8 }),
          ]),
        ),
        { noNullPrototype: true },
      ),
      fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extras }),
    )
    .map(([named, more]) => ({ ...named, ...more }));

export const entriesOf = (schema: Schema | undefined): Record<string, Schema> =>
  (schema as Shape | undefined)?.entries ?? {};
