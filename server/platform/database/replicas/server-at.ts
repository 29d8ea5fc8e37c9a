import { Socket } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '../open.ts';
import { configFor, connect } from '../postgresql/connect.ts';

/** In milliseconds. */
const answersWithin = 1_000;

/** A server's position in the log that the primary writes and replicas replay. */
export interface Answer {
  /** Names the database cluster: a replica has its primary's. */
  readonly cluster: string;
  readonly isReplica: boolean;
  /** Bytes since the log began: of a primary what it has on disk, of a replica what it has replayed. */
  readonly position: number;
  readonly connection: number;
}

/** Asks one server where it is, on a connection of its own. */
export function positionOf(url: string) {
  const asking = {
    ...configFor(url),
    goneAfterMs: answersWithin,
    connectionTimeoutMillis: answersWithin,
  };
  const { db, close } = connect(asking, { pool: 1, shared: 1 });
  return {
    /** Null where nothing answers within a second. */
    async ask(): Promise<Answer | null> {
      const asked = sql<Answer>`
        select (select system_identifier::text from pg_control_system()) as cluster, replica as "isReplica",
          (case when replica then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::bigint as position,
          pg_backend_pid() as connection
        from pg_is_in_recovery() as replica`.execute(db);
      return asked.then(
        ({ rows }) => rows[0] ?? null,
        () => null,
      );
    },
    close,
  };
}

/** Connections of one instance to one replica. */
const count = { pool: 4, shared: 2 };

export interface ReplicaAt {
  readonly db: Database;
  close(): Promise<void>;
  /** Fails everything that waits for it at once, like a cut line. */
  cutOff(): void;
}

/** One replica, which takes nothing but reading. */
export function replicaAt(url: string): ReplicaAt {
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  return {
    ...connect({ ...configFor(url), stream }, count),
    cutOff() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A server that is asked where it is, again and again. */
export interface Watch {
  /** Asks at once. */
  now(): void;
  stop(): Promise<void>;
}

/** @param tell hears when the question was sent (`performance.now()`), and its answer */
export function watch(
  { ask, close }: ReturnType<typeof positionOf>,
  pauseMs: () => number,
  tell: (at: number, answer: Answer | null) => void,
): Watch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let asking: Promise<void> | null = null;

  const round = async () => {
    const at = performance.now();
    const answer = await ask();
    asking = null;
    if (isStopped) return;
    tell(at, answer);
    timer = setTimeout(begin, pauseMs());
  };
  const begin = () => {
    clearTimeout(timer);
    asking ??= round();
  };
  begin();
  return {
    now: begin,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await asking;
      await close();
    },
  };
}
