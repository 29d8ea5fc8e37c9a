import type { Databases } from '../open.ts';
import { freshness, type Limits, type Reader } from './freshness.ts';
import { positionOf, replicaAt } from './server-at.ts';
import { type Watch, watch } from './watch.ts';

/** Where calls read from that may be told what was true a moment ago. */
export interface Replicas {
  readonly count: number;
  /** Where to read for somebody, or for anybody where null: the next one where the one before does not answer. */
  sourcesFor(reader: Reader | null): readonly Databases[];
  /** Where to look up whose session it is, for a call that may lag: the primary, or what stands in for it while it is silent. */
  sessionSources(): readonly Databases[];
  /** Does it once every replica in use has what is committed by now, in the order it was asked for; without replicas at once. */
  onceReplayed(work: () => void): void;
  close(): Promise<void>;
}

/** The primary answers everything. */
export function noReplicas(primary: Databases): Replicas {
  const sources = [primary];
  return {
    count: 0,
    sourcesFor: () => sources,
    sessionSources: () => sources,
    onceReplayed: (work) => work(),
    close: async () => {},
  };
}

const limits: Limits = {
  lagAtMost: 2_000,
  silentAtMost: 1_000,
  settled: 1_000,
  standsInAtMost: 60_000,
};

/** How often each server is asked where it is, and how often while news waits for it; in milliseconds. */
const askedEvery = { usually: 200, forNews: 20 };

/**
 * Reads from replicas while they are fresh. Each address is one server's: what one says of itself holds for no other.
 * @param tell hears when a replica begins to be read from, and when it is left out
 */
export function openReplicas(
  primary: Databases & { readonly url: string },
  urls: readonly string[],
  tell: (replica: string, isReadFrom: boolean) => void,
): Replicas {
  const known = freshness(urls.length, limits);
  const replicas = urls.map(replicaAt);
  const waiting: { readonly heardAt: number; readonly work: () => void }[] = [];
  const pauseMs = () => (waiting.length > 0 ? askedEvery.forNews : askedEvery.usually);
  let cluster: string | null = null;
  let readFrom: readonly number[] = [];

  const notice = () => {
    const now = performance.now();
    while (waiting[0] && known.isEverywhere(waiting[0].heardAt, now)) waiting.shift()?.work();
    const before = readFrom;
    readFrom = known.freshFor(null, now);
    for (const [number, url] of urls.entries())
      if (before.includes(number) !== readFrom.includes(number))
        tell(new URL(url).host, readFrom.includes(number));
  };

  const watches: Watch[] = [
    watch(positionOf(primary.url), pauseMs, (at, answer) => {
      const standing = answer?.isReplica ? null : answer;
      cluster = standing?.cluster ?? cluster;
      known.primaryIs(at, standing);
      notice();
    }),
    ...urls.map((url, number) =>
      watch(positionOf(url), pauseMs, (at, answer) => {
        const isOurs = answer?.isReplica && answer.cluster === cluster;
        if (!answer) replicas[number]?.cutOff();
        known.replicaIs(number, at, isOurs ? answer.position : null);
        notice();
      }),
    ),
  ];

  let turn = 0;
  return {
    count: urls.length,
    sourcesFor(reader) {
      const fresh = known.freshFor(reader, performance.now());
      turn += 1;
      // A person stays with one replica, so that a later answer is not older than the one before.
      const replica = replicas[fresh[(reader?.accountId ?? turn) % fresh.length] ?? -1];
      return replica ? [replica, primary] : [primary];
    },
    sessionSources() {
      const standIn = known.standIn(performance.now()).flatMap((number) => replicas[number] ?? []);
      return known.hasPrimary() ? [primary, ...standIn] : [...standIn, primary];
    },
    onceReplayed(work) {
      waiting.push({ heardAt: performance.now(), work });
      for (const one of watches) one.now();
    },
    async close() {
      await Promise.all(watches.map((one) => one.stop()));
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
