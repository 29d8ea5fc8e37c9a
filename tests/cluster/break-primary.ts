import { setTimeout } from 'node:timers/promises';
import type { Member } from './member.ts';
import type { Members } from './members.ts';

/** How long a frozen primary stays so, in milliseconds: another is primary long before. */
const frozenMs = 25_000;

/** Takes the primary away. @returns what puts it back among the others, once another is primary */
type Break = (primary: Member, members: Members) => Promise<() => Promise<void>>;

const freeze =
  (whom: 'both' | 'PostgreSQL'): Break =>
  async (primary) => {
    const wake = primary.freeze(whom);
    const over = setTimeout(frozenMs);
    return async () => {
      await over;
      wake();
    };
  };

/** The ways in which a primary is lost. */
export const breaks = {
  /** kill -9 of PostgreSQL and of its Patroni. */
  async kill(primary) {
    await primary.kill();
    return () => primary.start();
  },
  /** Neither PostgreSQL nor its Patroni gets on, and then both do as if no time had passed. */
  freeze: freeze('both'),
  /** The same of PostgreSQL alone: its Patroni waits for it in the middle of what it does. */
  stall: freeze('PostgreSQL'),
  /** An operator hands over. */
  async switch(_, members) {
    await members.switchOver();
    return async () => {};
  },
  /** Patroni reaches etcd no more, and PostgreSQL is well. */
  async cut({ gate }) {
    gate.shut();
    return async () => gate.open();
  },
} satisfies Record<string, Break>;

export type BreakName = keyof typeof breaks;
