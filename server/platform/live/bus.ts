import { EventEmitter } from 'node:events';
import type { Change } from '../../../src/contract/notifications.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Replicas } from '../database/replicas/replicas.ts';

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

/** News is told once its page can read what it is about, whichever instance the page asks and whichever replica that one reads. */
export async function openNotificationBus(
  { listen }: Pick<OpenDatabase, 'listen'>,
  { onceReplayed }: Pick<Replicas, 'onceReplayed'>,
): Promise<NotificationBus> {
  const readers = new EventEmitter().setMaxListeners(0);
  const everybody = () => {
    for (const topic of readers.eventNames()) readers.emit(topic, null);
  };
  const stop = await listen(
    channel,
    (announced) => {
      const [topic = '', room, id] = announced.split(' ');
      onceReplayed(() => readers.emit(topic, room ? { room, id: Number(id) } : null));
    },
    () => onceReplayed(everybody),
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
