import { EventEmitter } from 'node:events';
import type { Change } from '../../../src/contract/notifications.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Replicas } from '../database/replicas/replicas.ts';

/**
 * Channel on which transactions announce whose notifications changed (`17`: an account’s number), and other changes
 * that open pages may show (`17 applications 5`, or `Admin applications 5` for all admins; triggers of the tables do
 * this).
 */
export const channel = 'notifications';

/** Tells open pages of this process about their person's changes: null for notifications. */
export interface NotificationBus {
  /** @returns what ends the listening */
  subscribe(topics: readonly string[], hear: (change: Change | null) => void): () => void;
  close(): Promise<void>;
}

/** Announces a change once a page can read it, on any instance and any replica. */
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
