import type { Socket } from 'node:net';
import pg from 'pg';
import { isPlannedOnce } from '../planned.ts';
import { atStatement, statementName } from '../statement-name.ts';

export interface ConnectionConfig extends pg.ClientConfig {
  /** A server that has not answered for so long has gone without a word; in milliseconds. */
  readonly goneAfterMs: number;
}

/** PostgreSQL's own function that says so of a commit; its words are in the language of the server. */
const waitsForStandby = 'SyncRepWaitForLSN';

/** A commit that was no longer waited for until a standby had it: lost if the server is. */
class Unreplicated extends Error {
  readonly code = '40003';
}

type Answered = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A client that has statements with values planned once a connection: about one and a half times the requests a second.
 *
 * It hands pg a callback from the beginning, and keeps the time itself. pg's own promises and time-outs assign a
 * function to the query afterwards, which V8 takes for one that lives long: every answer then stayed in memory
 * until everything was collected, which with ten thousand open pages stops everybody for half a second.
 */
export class StatementClient extends pg.Client {
  readonly #goneAfterMs: number;
  /** Said of the statement under way, which is answered as if all were well. */
  #unreplicated: Unreplicated | null = null;

  constructor(config: ConnectionConfig) {
    super(config);
    this.#goneAfterMs = config.goneAfterMs;
    this.on('notice', ({ routine, message }) => {
      if (routine === waitsForStandby) this.#unreplicated = new Unreplicated(message);
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads
  override query(...args: any[]): any {
    const [text, values] = args;
    if (typeof text !== 'string' || typeof args.at(-1) === 'function') {
      return (super.query as (...a: unknown[]) => unknown)(...args);
    }
    const name = isPlannedOnce(text, values) ? statementName(text) : undefined;
    return this.#answerTo({ ...(name && { name }), text, values }).catch((error) => {
      // From here on, and not from where the socket was read.
      Error.captureStackTrace(error);
      throw atStatement(error, text);
    });
  }

  #answerTo(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      const gone = setTimeout(() => stream.destroy(), this.#goneAfterMs);
      const answered: Answered = (error, result) => {
        clearTimeout(gone);
        const failure = error ?? this.#unreplicated;
        this.#unreplicated = null;
        if (failure) reject(failure);
        else resolve(result);
      };
      super.query(statement, answered);
    });
  }
}
