import { Problem } from '../http/problem.ts';

/** How many open pages are followed. */
export interface Bounds {
  readonly perAccount: number;
  /** In this process. */
  readonly inAll: number;
}

/** Ten windows are more than anybody looks at; what a process holds easily is measured by `bench:load`. */
export const usualBounds: Bounds = { perAccount: 10, inAll: 15_000 };

const busyForSeconds = 30;

/** One open page's stream. */
export interface Stream {
  close(): void;
  /** Closes it, and has its page not come back by itself. */
  replace(): void;
}

/** The streams that are open: of one account only so many, of which the eldest gives way to the next. */
export function openStreams({ perAccount, inAll }: Bounds) {
  const byAccount = new Map<number, Set<Stream>>();
  let count = 0;

  function remove(accountId: number, stream: Stream): void {
    const own = byAccount.get(accountId);
    if (!own?.delete(stream)) return;
    count -= 1;
    if (own.size === 0) byAccount.delete(accountId);
  }

  return {
    /** @throws {Problem} `busy` when the process has as many as it takes */
    add(accountId: number, stream: Stream): void {
      const own = byAccount.get(accountId) ?? new Set();
      const [eldest] = own;
      if (eldest && own.size >= perAccount) {
        remove(accountId, eldest);
        eldest.replace();
      } else if (count >= inAll)
        throw new Problem('busy', undefined, { retryAfter: busyForSeconds });
      byAccount.set(accountId, own.add(stream));
      count += 1;
    },
    remove,
    closeAll(): void {
      for (const own of byAccount.values()) for (const stream of own) stream.close();
    },
  };
}
