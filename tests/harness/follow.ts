import { setTimeout } from 'node:timers/promises';
import { createEventSource } from 'eventsource-client';
import { address } from './persistent.ts';

/** A page that is open all the time and follows its person's notifications, connecting again by itself. */
export interface Follower {
  /** Resolves once the page shows so many, or more. */
  shows(count: number): Promise<void>;
  /** How many it shows now. */
  shown(): number;
  close(): void;
}

export function follow(origin: string, token: string): Follower {
  let shown = -1;
  const source = createEventSource({
    url: `${origin}/api/Notifications/stream`,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address() },
    onMessage: ({ event, data }) => {
      if (event === 'notifications') shown = JSON.parse(data).length;
    },
  });
  return {
    async shows(count) {
      while (shown < count) await setTimeout(10);
    },
    shown: () => shown,
    close: () => source.close(),
  };
}
