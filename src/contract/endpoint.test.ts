import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoint } from './endpoint.ts';
import { upTo } from './paging.ts';

const call = { route: 'GET /Weirs', summary: 'Weirs', audience: 'anyone' } as const;
const weir = v.object({ gates: upTo(4, v.string()) });
const endless = v.object({ gates: v.array(v.string()) });

test('a list without a page or a bound does not compile', () => {
  const bounded = [
    endpoint({ ...call, reply: { kind: 'json', schema: upTo(9, weir) } }),
    endpoint({ ...call, paged: true, reply: { kind: 'json', schema: v.array(weir) } }),
    endpoint({ ...call, reply: { kind: 'json', schema: v.nullable(weir) } }),
    endpoint({ ...call, body: weir, reply: { kind: 'text' } }),
  ];
  const refused = [
    // @ts-expect-error: the answer itself
    endpoint({ ...call, reply: { kind: 'json', schema: v.array(weir) } }),
    // @ts-expect-error: a list in a row of a page
    endpoint({ ...call, paged: true, reply: { kind: 'json', schema: v.array(endless) } }),
    // @ts-expect-error: a list in a list that has a bound
    endpoint({ ...call, reply: { kind: 'json', schema: upTo(9, endless) } }),
    // @ts-expect-error: a list in what may be left out
    endpoint({ ...call, reply: { kind: 'json', schema: v.object({ one: v.optional(endless) }) } }),
    // @ts-expect-error: a list in one of several shapes
    endpoint({ ...call, reply: { kind: 'json', schema: v.union([weir, endless]) } }),
    // @ts-expect-error: a list that is sent
    endpoint({ ...call, body: endless, reply: { kind: 'text' } }),
  ];
  expect([bounded.length, refused.length]).toEqual([4, 6]);
});
