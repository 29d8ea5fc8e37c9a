import { EventEmitter } from 'node:events';
import type { OpenDatabase } from '../database/open.ts';

/** Where transactions announce whose notifications changed; the payload is the account's number. */
export const channel = 'notifications';

/** Tells open pages of this process that their person's notifications changed. */
export interface Live {
  /** @returns what ends the listening */
  onNews(accountId: number, hear: () => void): () => void;
  close(): Promise<void>;
}

export async function openLive({ listen }: Pick<OpenDatabase, 'listen'>): Promise<Live> {
  const readers = new EventEmitter().setMaxListeners(0);
  const everybody = () => {
    for (const accountId of readers.eventNames()) readers.emit(accountId);
  };
  const stop = await listen(channel, (accountId) => readers.emit(accountId), everybody);
  return {
    onNews(accountId, hear) {
      readers.on(String(accountId), hear);
      return () => readers.off(String(accountId), hear);
    },
    close: stop,
  };
}
