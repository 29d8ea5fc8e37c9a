import { EventEmitter } from 'node:events';
import type { Change } from '../../src/contract/notifications.ts';
import type { OpenDatabase } from '../database/open.ts';

/**
 * Where transactions announce whose notifications changed (`17`: an account’s number), and what else open pages may
 * show (`17 applications 5`, or `Admin applications 5` for all admins; triggers of the tables do).
 */
export const channel = 'notifications';

/** Tells open pages of this process that something of their person’s changed: null where it is their notifications. */
export interface NotificationBus {
  /** @returns what ends the listening */
  subscribe(topics: readonly string[], hear: (change: Change | null) => void): () => void;
  close(): Promise<void>;
}

export async function openNotificationBus({
  listen,
}: Pick<OpenDatabase, 'listen'>): Promise<NotificationBus> {
  const readers = new EventEmitter().setMaxListeners(0);
  const everybody = () => {
    for (const topic of readers.eventNames()) readers.emit(topic, null);
  };
  const stop = await listen(
    channel,
    (announced) => {
      const [topic = '', room, id] = announced.split(' ');
      readers.emit(topic, room ? { room, id: Number(id) } : null);
    },
    everybody,
  );
  return {
    subscribe(topics, hear) {
      for (const topic of topics) readers.on(topic, hear);
      return () => {
        for (const topic of topics) readers.off(topic, hear);
      };
    },
    close: stop,
  };
}
