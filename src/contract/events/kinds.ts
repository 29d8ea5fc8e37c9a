import { dueEvents } from '../engagements/due.ts';
import { engagementEvents } from '../engagements/events.ts';
import type { FactsIn } from './event.ts';

/** Every kind of event that is kept, by its name. What is said of each stands in `src/words`. */
export const eventKinds = { ...engagementEvents, ...dueEvents };

export type EventName = keyof typeof eventKinds;
export type FactsOf<Name extends EventName> = FactsIn<typeof eventKinds, Name>;
