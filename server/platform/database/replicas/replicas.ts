import type { Database } from '../open.ts';
import { isUnavailable } from '../unavailable.ts';
import { freshness, type Limits, type Reader } from './freshness.ts';
import { positionOf, replicaAt, type Watch, watch } from './server-at.ts';

/** Sources for reads that may be a moment old. */
export interface Replicas {
  readonly count: number;
  /** Reads for somebody, or for anybody where null: from a replica that is fresh enough, or else from the primary. */
  read: <Answer>(reader: Reader | null, work: Read<Answer>) => Promise<Answer>;
  /** Reads the present for a session: from the primary, or from its substitute while it is silent. */
  readNow: <Answer>(work: Read<Answer>) => Promise<Answer>;
  /** Does it once every replica in use has what is committed by now, in the order it was asked for; without replicas at once. */
  onceReplayed(work: () => void): void;
  close(): Promise<void>;
}

/** The primary answers everything. */
export const noReplicas = (primary: Database): Replicas => ({
  count: 0,
  read: (_, work) => work(primary),
  readNow: (work) => work(primary),
  onceReplayed: (work) => work(),
  close: async () => {},
});

const limits: Limits = {
  lagAtMost: 2_000,
  silentAtMost: 1_000,
  settled: 1_000,
  standsInAtMost: 60_000,
};

/** Milliseconds between questions to each server, usually and while an announcement waits for it. */
const askedEvery = { usually: 200, forNews: 20 };

/**
 * Reads from replicas while they are fresh. Each address must be one server, because a position is valid for that
 * server only.
 * @param tell hears when a replica comes into use, and when it is left out
 */
export function openReplicas(
  primary: { readonly db: Database; readonly url: string },
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
    read(reader, work) {
      const fresh = known.freshFor(reader, performance.now());
      turn += 1;
      // A person stays with one replica, so that a later answer is not older than the one before.
      const replica = replicas[fresh[(reader?.accountId ?? turn) % fresh.length] ?? -1];
      return answeredFrom(replica ? [replica.db, primary.db] : [primary.db], work);
    },
    readNow(work) {
      const standIn = known
        .standIn(performance.now())
        .flatMap((number) => replicas[number]?.db ?? []);
      const sources = known.hasPrimary() ? [primary.db, ...standIn] : [...standIn, primary.db];
      return answeredFrom(sources, work);
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

type Read<Answer> = (from: Database) => Promise<Answer>;

/**
 * Reads from the first source that can answer. What only reads may be done again, so that a replica that goes away, or that
 * breaks a statement off to go on replaying, costs nobody their answer.
 * @throws what the last source, the primary, throws; or the first one for a reason that another would share
 */
export async function answeredFrom<Answer>(
  [source, ...others]: readonly Database[],
  read: Read<Answer>,
): Promise<Answer> {
  try {
    return await read(source!);
  } catch (error) {
    if (others.length > 0 && isOfThisServer(error as Failure)) return answeredFrom(others, read);
    throw error;
  }
}

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** Errors of a replica that would have to keep rows removed by replaying, or whose database is dropped. */
const brokenOff = new Set(['40001', '57P04']);

/** A statement that took too long would take as long on the primary. */
const isOfThisServer = (error: Failure): boolean =>
  brokenOff.has(String(error.code)) || (error.code !== '57014' && isUnavailable(error));
