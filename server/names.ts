import { engagementNames } from './features/engagements/events/names.ts';
import { dueNames } from './features/engagements/reminders/names.ts';
import type { EventNames } from './platform/events/told.ts';

/** The names that events are told with, by what they are about: each feature reads its own. */
export const names: EventNames = {
  engagement: engagementNames,
  account: dueNames,
};
