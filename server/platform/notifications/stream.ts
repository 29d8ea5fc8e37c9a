import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Change } from '../../../src/contract/notifications.ts';
import type { Services } from '../calls/command.ts';
import { pipelined } from '../database/postgresql/shared-connections.ts';
import { Problem } from '../http/problem.ts';
import { openNotifications } from './repository.ts';

/** Milliseconds between checks of an open stream, without events, that its session still runs. */
const sessionCheckMs = 60_000;
/** When a page connects again after its stream broke, and after it gave way to another of its person; in milliseconds. */
const again = { afterBreak: 2_000, afterReplacement: 3_600_000 };
/** A page that does not even read that it was replaced is cut off, in milliseconds. */
const lastWordMs = 5_000;

/**
 * Server-sent events of one person. `changed` names data a page may have to read again, without contents. Each
 * `notifications` is the whole open list rather than one notification, so a page that reconnects has missed nothing,
 * and those dismissed elsewhere disappear.
 */
export function stream(app: FastifyInstance, services: Services) {
  const { authentication, clock, live } = services;
  const reading = { ...services, db: pipelined(services.db) };
  const { path, method } = endpoints.streamNotifications;
  const open = openStreams(usualBounds);
  const isSignedIn = async (sessionId: string): Promise<boolean> =>
    (await authentication.findPerson(services.db, sessionId, clock(), false)) !== null;
  // A stream has no end of its own; its page connects again, to another instance.
  app.addHook('preClose', async () => open.closeAll());
  app.route({
    method,
    url: path,
    sse: 'dual',
    config: { endpoint: endpoints.streamNotifications },
    handler: async (request, reply) => {
      // A stream needs an explicit Accept header for events.
      if (!reply.sse) throw new Problem('not-acceptable', 'Send Accept: text/event-stream.');
      const { accountId, sessionId, role } = request.person!;
      let sending = Promise.resolve();
      // The page connects again and then gets the list, so there is nothing to report.
      const enqueue = (work: () => Promise<void> | void) => {
        sending = sending.then(work).catch(() => reply.sse.close());
      };
      const one = {
        close: () => reply.sse.close(),
        replace: () => {
          setTimeout(() => reply.raw.destroy(), lastWordMs).unref();
          enqueue(async () => {
            await reply.sse.send({ event: 'replaced', data: [], retry: again.afterReplacement });
            reply.sse.close();
          });
        },
      };
      open.add(accountId, one);
      reply.header('Cache-Control', 'no-store').header('X-Accel-Buffering', 'no');
      reply.sse.keepAlive();

      const send = () =>
        enqueue(async () => {
          if (!reply.sse.isConnected) return;
          if (!(await isSignedIn(sessionId))) return reply.sse.close();
          const data = await openNotifications(reading, accountId);
          await reply.sse.send({ event: 'notifications', data, retry: again.afterBreak });
        });
      const sendChange = (change: Change) =>
        enqueue(async () => {
          if (reply.sse.isConnected) await reply.sse.send({ event: 'changed', data: change });
        });
      const topics = [String(accountId), ...(role === 'Admin' ? [role] : [])];
      const endListening = live.subscribe(topics, (change) =>
        change ? sendChange(change) : send(),
      );
      const check = setInterval(async () => {
        if (!(await isSignedIn(sessionId).catch(() => false))) reply.sse.close();
      }, sessionCheckMs);
      reply.sse.onClose(() => {
        endListening();
        open.remove(accountId, one);
        clearInterval(check);
      });
      send();
      await sending;
    },
  });
}

/** Limits of open streams. */
interface Bounds {
  readonly perAccount: number;
  /** In this process. */
  readonly inAll: number;
}

/** Ten windows are more than anybody looks at; what a process holds easily is measured by `bench:load`. */
const usualBounds: Bounds = { perAccount: 10, inAll: 15_000 };

const busyForSeconds = 30;

/** One open page's stream. */
interface Stream {
  close(): void;
  /** Closes it, and has its page not come back by itself. */
  replace(): void;
}

/** Tracks open streams. Each account has a limited number, and a new one ends the oldest. */
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
