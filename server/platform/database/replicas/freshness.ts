/** A reader whose own writes matter, with the position of the primary's log after their last change. */
export interface Reader {
  readonly accountId: number;
  readonly lastWrite: number | null;
}

/** A server's position in the primary's log, and the connection that reported it. */
export interface LogPosition {
  /** Bytes since the log began. */
  readonly position: number;
  readonly connection: number;
}

/** In milliseconds. */
export interface Limits {
  /** A replica that lacks what the primary had so long ago is left out. */
  readonly lagAtMost: number;
  /** So is one that has said nothing for so long. */
  readonly silentAtMost: number;
  /**
   * It is read from once it has been well for so long, and news waits for it until it has not been well for so long: instances
   * that notice a little later or sooner than others then still wait for every replica that another one reads from.
   */
  readonly settled: number;
  /** Time after the primary's last answer during which a replica replaces it. */
  readonly standsInAtMost: number;
}

interface Known {
  position: number;
  saidAt: number;
  /** True once it has shown a position of the primary since the watch began. */
  hasFollowed: boolean;
  wellSince: number | null;
  wellAt: number;
}

const unknown = (): Known => ({
  position: -1,
  saidAt: Number.NEGATIVE_INFINITY,
  hasFollowed: false,
  wellSince: null,
  wellAt: Number.NEGATIVE_INFINITY,
});

export type Freshness = ReturnType<typeof freshness>;

/**
 * Tracks replicas and decides for whom each is fresh enough. Times are milliseconds of a clock that never goes back,
 * each from before the question was sent, so an answer is at least as new.
 */
export function freshness(
  count: number,
  { lagAtMost, silentAtMost, settled, standsInAtMost }: Limits,
) {
  const replicas = Array.from({ length: count }, unknown);
  /** Positions of the primary, oldest first. */
  let marks: { readonly at: number; readonly position: number }[] = [];
  let connection: number | null = null;
  /** Position a replica needs before signed-in people read from it. */
  let safeFrom = 0;

  const lags = ({ position }: Known, now: number): boolean =>
    marks.some((mark) => mark.at <= now - lagAtMost && mark.position > position);

  const isWell = (replica: Known, now: number): boolean =>
    replica.hasFollowed && now - replica.saidAt <= silentAtMost && !lags(replica, now);

  const isReadable = (replica: Known, now: number): boolean =>
    replica.wellSince !== null && now - replica.wellSince >= settled && isWell(replica, now);

  const readable = (now: number): number[] =>
    [...replicas.keys()].filter((number) => isReadable(replicas[number]!, now));

  const positionOf = (number: number): number => replicas[number]!.position;

  const standIn = (now: number): number[] => {
    const lastHeard = marks.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    if (now - lastHeard > standsInAtMost) return [];
    return readable(now)
      .toSorted((one, other) => positionOf(other) - positionOf(one))
      .slice(0, 1);
  };

  return {
    /** True if the primary answered the last question. */
    hasPrimary: () => connection !== null,

    /**
     * Substitute replica, if any, for signed-in readers while the primary does not answer: the one that has replayed
     * most, so it has every change that waited for a standby.
     */
    standIn,

    /** Null where it does not answer, or is no primary. */
    primaryIs(at: number, standing: LogPosition | null): void {
      // Another connection: the one before was lost, perhaps with a server that had not kept each session's last write.
      if (standing && standing.connection !== connection) safeFrom = standing.position;
      connection = standing?.connection ?? null;
      if (!standing) return;
      const { position } = standing;
      // Another server with less than the one before: what had followed that one may have what this one never had.
      if (position < (marks.at(-1)?.position ?? 0)) {
        marks = [];
        for (const replica of replicas) Object.assign(replica, unknown());
      }
      const oldest = marks.findLastIndex((mark) => mark.at <= at - lagAtMost - settled);
      marks = [...marks.slice(Math.max(oldest, 0)), { at, position }];
    },

    /** Null where it does not answer, or is no replica of this primary. */
    replicaIs(number: number, at: number, position: number | null): void {
      const replica = replicas[number]!;
      if (position === null) {
        Object.assign(replica, { hasFollowed: false, wellSince: null });
        return;
      }
      replica.position = position;
      replica.saidAt = at;
      replica.hasFollowed ||= marks.some((mark) => mark.position <= position);
      if (!isWell(replica, at)) replica.wellSince = null;
      else {
        replica.wellSince ??= at;
        replica.wellAt = at;
      }
    },

    /** The replicas, by number, that a person may read from, or anybody where null. */
    freshFor(reader: Reader | null, now: number): number[] {
      if (!reader) return readable(now);
      const asked = connection === null ? standIn(now) : readable(now);
      const needed = Math.max(connection === null ? 0 : safeFrom, reader.lastWrite ?? 0);
      return asked.filter((number) => positionOf(number) >= needed);
    },

    /** True if everything committed before `heardAt` is on every replica that any instance may read from. */
    isEverywhere(heardAt: number, now: number): boolean {
      const awaited = replicas.filter(({ wellAt }) => now - wellAt <= settled);
      if (awaited.length === 0 || now - heardAt > lagAtMost + settled) return true;
      const mark = marks.find(({ at }) => at >= heardAt);
      return mark !== undefined && awaited.every(({ position }) => position >= mark.position);
    },
  };
}
