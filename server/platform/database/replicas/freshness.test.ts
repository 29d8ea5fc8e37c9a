import { beforeEach, describe, expect, test } from 'vitest';
import { type Freshness, freshness } from './freshness.ts';

const limits = { lagAtMost: 2_000, silentAtMost: 1_000, settled: 1_000, standsInAtMost: 10_000 };
const somebody = { accountId: 1, lastWrite: null };
const whoWrote = (lastWrite: number) => ({ accountId: 1, lastWrite });

let known: Freshness;
let now: number;
beforeEach(() => {
  known = freshness(2, limits);
  now = 0;
});

interface Moment {
  readonly primary: number | null;
  readonly connection?: number;
  readonly replicas: readonly (number | null)[];
}

/** Everybody says where they are, every 200 ms. */
function pass(milliseconds: number, { primary, connection = 1, replicas }: Moment): void {
  for (const end = now + milliseconds; now < end; ) {
    now += 200;
    known.primaryIs(now, primary === null ? null : { position: primary, connection });
    for (const [number, position] of replicas.entries()) known.replicaIs(number, now, position);
  }
}
const fresh = (reader: Parameters<Freshness['freshFor']>[0] = null) => known.freshFor(reader, now);

describe('a replica', () => {
  test('is read from after a second in which it was well, by everybody', () => {
    pass(1_000, { primary: 100, replicas: [100, 100] });
    expect(fresh()).toEqual([]);
    pass(200, { primary: 100, replicas: [100, 100] });
    expect([fresh(), fresh(somebody)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('that has never had what the primary has is not read from, however short it is watched', () => {
    pass(1_800, { primary: 100, replicas: [99, 100] });
    expect(fresh()).toEqual([1]);
  });

  test('that lacks what the primary had two seconds ago is left out, and comes back', () => {
    pass(1_200, { primary: 100, replicas: [100, 100] });
    pass(2_000, { primary: 150, replicas: [100, 150] });
    expect(fresh()).toEqual([0, 1]);
    pass(400, { primary: 150, replicas: [100, 150] });
    expect(fresh()).toEqual([1]);
    pass(1_000, { primary: 150, replicas: [150, 150] });
    expect(fresh()).toEqual([1]);
    pass(200, { primary: 150, replicas: [150, 150] });
    expect(fresh()).toEqual([0, 1]);
  });

  test('that stands still while the primary does lacks nothing', () => {
    pass(60_000, { primary: 100, replicas: [100, 100] });
    expect(fresh(somebody)).toEqual([0, 1]);
  });

  test('that says nothing is left out, at once or by the time', () => {
    pass(1_200, { primary: 100, replicas: [100, 100] });
    known.replicaIs(0, now, null);
    expect(fresh()).toEqual([1]);
    now += 1_001;
    expect(fresh()).toEqual([]);
  });
});

describe('whoever is signed in', () => {
  beforeEach(() => pass(2_000, { primary: 100, replicas: [100, 100] }));

  test('reads from a replica that has what they have written last', () => {
    pass(200, { primary: 120, replicas: [110, 120] });
    expect(fresh(whoWrote(111))).toEqual([1]);
    expect(fresh(whoWrote(110))).toEqual([0, 1]);
    expect(fresh(whoWrote(121))).toEqual([]);
    expect(fresh()).toEqual([0, 1]);
  });

  test('reads from the one that has replayed most while the primary is away', () => {
    pass(400, { primary: null, replicas: [100, 110] });
    expect([fresh(somebody), fresh(whoWrote(110)), fresh()]).toEqual([[1], [1], [0, 1]]);
    expect(fresh(whoWrote(111))).toEqual([]);
  });

  test('does so for a while only, and visitors go on', () => {
    pass(10_000, { primary: null, replicas: [100, 100] });
    expect([fresh(somebody).length, fresh().length]).toEqual([1, 2]);
    pass(400, { primary: null, replicas: [100, 100] });
    expect([fresh(somebody).length, fresh().length]).toEqual([0, 2]);
  });

  test('reads from none that was promoted', () => {
    pass(400, { primary: null, replicas: [100, 110] });
    pass(200, { primary: null, replicas: [100, null] });
    expect(fresh(somebody)).toEqual([0]);
  });

  test('reads from one that has what the primary had when it came back', () => {
    pass(400, { primary: null, replicas: [100, 100] });
    pass(200, { primary: 120, connection: 2, replicas: [119, 120] });
    expect([fresh(somebody), fresh()]).toEqual([[1], [0, 1]]);
    pass(200, { primary: 125, connection: 2, replicas: [120, 120] });
    expect(fresh(somebody)).toEqual([0, 1]);
  });
});

test('a primary with less than the one before makes everybody prove anew that they follow it', () => {
  pass(2_000, { primary: 100, replicas: [100, 100] });
  pass(200, { primary: 90, connection: 2, replicas: [100, 90] });
  expect(fresh()).toEqual([]);
  pass(1_000, { primary: 95, connection: 2, replicas: [null, 95] });
  expect(fresh()).toEqual([1]);
});

describe('news', () => {
  const isTold = (heardAt: number) => known.isEverywhere(heardAt, now);
  beforeEach(() => pass(2_000, { primary: 100, replicas: [100, 100] }));

  test('waits until the primary was asked after it, and every replica has what it said', () => {
    const heardAt = now + 1;
    expect(isTold(heardAt)).toBe(false);
    pass(200, { primary: 120, replicas: [120, 119] });
    expect(isTold(heardAt)).toBe(false);
    pass(200, { primary: 130, replicas: [120, 120] });
    expect(isTold(heardAt)).toBe(true);
  });

  test('waits for a replica that another instance may not have left out yet, and then for it no longer', () => {
    const heardAt = now + 1;
    pass(1_000, { primary: 120, replicas: [null, 120] });
    expect([fresh(), isTold(heardAt)]).toEqual([[1], false]);
    pass(200, { primary: 120, replicas: [null, 120] });
    expect([fresh(), isTold(heardAt), isTold(now)]).toEqual([[1], true, true]);
  });

  test('waits for one that is about to be read from', () => {
    pass(4_000, { primary: 120, replicas: [null, 120] });
    pass(200, { primary: 120, replicas: [120, 120] });
    const heardAt = now + 1;
    pass(200, { primary: 130, replicas: [120, 130] });
    expect([fresh(), isTold(heardAt)]).toEqual([[1], false]);
  });

  test('is told in the end, whatever does not answer', () => {
    const heardAt = now + 1;
    pass(3_000, { primary: null, replicas: [100, 100] });
    expect(isTold(heardAt)).toBe(false);
    pass(200, { primary: null, replicas: [100, 100] });
    expect(isTold(heardAt)).toBe(true);
  });
});
