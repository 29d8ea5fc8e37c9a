import fc, { type Arbitrary } from 'fast-check';
import type { Endpoint, Schema } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { right, type Shot, type ShotBody, type Wire } from './shot.ts';
import { anything, entriesOf, objectLike, text, valueFor } from './values.ts';

const param = fc.oneof(
  { weight: 5, arbitrary: fc.constant(right) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('0', '-1', '1', '2', '1e3', '01', '9007199254740993', 'me', 'all'),
  },
  { weight: 2, arbitrary: text.map((value) => value.slice(0, 2_000)) },
);
/** Written into the address as they are. */
const rawParam = fc.constantFrom('%', '%00', '%F0%9F', '%2e%2e', '..%2f', 'a;b', '%zz', '\u00e9');

const queryOf = (entries: Record<string, Schema>): Arbitrary<Shot['query']> => {
  const names = Object.keys(entries);
  const strange = fc.constantFrom('x', '', '__proto__', 'page[]', 'constructor[prototype][a]');
  const pair = (name: string) =>
    valueFor(entries[name]!).map((value) => [name, asText(value)] as const);
  return fc.array(
    fc.oneof(
      ...names.map((name) => ({ weight: 2, arbitrary: pair(name) })),
      { weight: 1, arbitrary: fc.tuple(strange, text) },
      ...(names.length > 0
        ? [{ weight: 1, arbitrary: fc.tuple(fc.constantFrom(...names), text) }]
        : []),
    ),
    { maxLength: 6 },
  );
};

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 3_000);

/** What no serialiser would write, or only another one. */
const wrongTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"email":',
    '[1,',
    'null',
    '1',
    '"text"',
    '{"a":1,"a":2}',
    '{"a":1e999}',
    '{"__proto__":{"x":1}}',
    '\ufeff{}',
    "{'a':1}",
    '{"a":"\\ud800"}',
    '['.repeat(100_000),
    'email=a&password=b',
    '<a/>',
    `{"a":"${'x'.repeat(300_000)}"}`,
  ),
  text,
);

const bodyOf = ({ body, upload }: Endpoint): Arbitrary<ShotBody> => {
  const textual = wrongTexts.map((value): ShotBody => ({ kind: 'text', text: value }));
  const bytes = fc
    .uint8Array({ maxLength: 300 })
    .map((some): ShotBody => ({ kind: 'bytes', base64: Buffer.from(some).toString('base64') }));
  const json = (value: Arbitrary<unknown>) =>
    value.map((made): ShotBody => ({ kind: 'json', value: made }));
  const none = fc.constant<ShotBody>({ kind: 'none' });
  const deep = fc.constantFrom(49, 51, 500, 8_000, 100_000);
  const nested = deep.map((levels): ShotBody => ({ kind: 'deep', levels }));
  if (upload) return fc.oneof(fc.constant<ShotBody>({ kind: 'right' }), bytes, textual, none);
  if (!body) return fc.oneof({ weight: 12, arbitrary: none }, json(anything), textual, nested);
  return fc.oneof(
    { weight: 14, arbitrary: json(objectLike(entriesOf(body))) },
    { weight: 1, arbitrary: fc.constant<ShotBody>({ kind: 'right' }) },
    { weight: 2, arbitrary: json(anything) },
    { weight: 2, arbitrary: textual },
    nested,
    bytes,
    none,
  );
};

const header = fc.oneof(
  fc.constantFrom<[string, string]>(
    ['content-type', 'application/json; charset=utf-16'],
    ['content-type', 'text/plain'],
    ['content-type', 'application/x-www-form-urlencoded'],
    ['content-type', 'multipart/form-data; boundary='],
    ['content-type', 'image/png'],
    ['content-type', 'text/csv'],
    ['content-type', ';;;'],
    ['content-type', ''],
    ['content-encoding', 'gzip'],
    ['accept', 'text/event-stream'],
    ['accept', 'image/avif'],
    ['accept-encoding', 'x, *;q=0'],
    ['idempotency-key', ''],
    ['idempotency-key', 'short'],
    ['idempotency-key', 'k'.repeat(101)],
    ['idempotency-key', 'the same key always'.replaceAll(' ', '-')],
    ['if-none-match', '*'],
    ['range', 'bytes=9-1,,'],
    ['origin', 'null'],
    ['last-event-id', '-1'],
    ['cookie', '__proto__=1'],
    ['x-forwarded-host', 'evil.example'],
    ['x-http-method-override', 'DELETE'],
  ),
  fc.string({ maxLength: 30 }).map((value): [string, string] => ['x-any', value]),
);

/** So that what is asked once is also kept and compared. */
const ownKey = fc.uuid().map((key): Shot['headers'] => [['idempotency-key', key]]);

const wires: readonly Wire[] = [
  'body cut off',
  'huge header',
  'thousands of headers',
  'two lengths',
  'a length and chunks',
  'a length that is no number',
  'chunks of no size',
  'a header without a colon',
  'NUL in a header',
  'two tokens',
  'two hosts',
  'no host',
  'an unknown method',
  'a strange protocol',
  'an absolute address',
  'an upgrade',
  'an odd expectation',
];

/** Requests about one endpoint, from wholly right ones to what no client would send. */
export function shotsAt(name: EndpointName): Arbitrary<Shot> {
  const endpoint: Endpoint = endpoints[name];
  const count = endpoint.path.split('{').length - 1;
  return fc
    .record(
      {
        endpoint: fc.constant(name),
        params: fc.array(param, { minLength: count, maxLength: count }),
        rawPath: fc.constant(false),
        query: queryOf(entriesOf(endpoint.query)),
        headers: fc.oneof(
          { weight: 4, arbitrary: fc.constant([]) },
          { weight: endpoint.idempotent ? 2 : 0, arbitrary: ownKey },
          { weight: 1, arbitrary: fc.array(header, { maxLength: 3 }) },
        ),
        token: fc.oneof(
          { weight: 12, arbitrary: fc.constant('right' as const) },
          fc.constantFrom('none' as const, 'strange' as const),
        ),
        body: bodyOf(endpoint),
        wire: fc.oneof(
          { weight: 19, arbitrary: fc.constant<Wire>('whole') },
          { weight: 1, arbitrary: fc.constantFrom(...wires) },
        ),
      },
      { noNullPrototype: true },
    )
    .chain((shot) =>
      count === 0
        ? fc.constant(shot)
        : fc.oneof(
            { weight: 15, arbitrary: fc.constant(shot) },
            {
              weight: 1,
              arbitrary: fc
                .array(rawParam, { minLength: count, maxLength: count })
                .map((params) => ({ ...shot, params, rawPath: true })),
            },
          ),
    );
}
