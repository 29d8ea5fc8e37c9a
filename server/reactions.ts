import type { Reactions } from './platform/calls/command.ts';

/** What follows from what has happened, in the transaction in which it happened. */
export const reactions: Reactions = {};
