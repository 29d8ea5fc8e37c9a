import { EventEmitter } from 'node:events';
import type { OpenDatabase } from '../database/open.ts';

/** Where transactions announce whose notifications changed; the payload is the account's number. */
export const channel = 'notifications';

/** Tells open pages of this process that their person's notifications changed. */
export interface NotificationBus {
  /** @returns what ends the listening */
  subscribe(accountId: number, hear: () => void): () => void;
  close(): Promise<void>;
}

export async function openNotificationBus({
  listen,
}: Pick<OpenDatabase, 'listen'>): Promise<NotificationBus> {
  const readers = new EventEmitter().setMaxListeners(0);
  const everybody = () => {
    for (const accountId of readers.eventNames()) readers.emit(accountId);
  };
  const stop = await listen(channel, (accountId) => readers.emit(accountId), everybody);
  return {
    subscribe(accountId, hear) {
      readers.on(String(accountId), hear);
      return () => readers.off(String(accountId), hear);
    },
    close: stop,
  };
}
