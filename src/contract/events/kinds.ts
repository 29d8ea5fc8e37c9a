import { applicationEventKinds } from '../applications/events.ts';
import { assignmentEventKinds } from '../assignments/events.ts';
import { companyEventKinds } from '../companies/events.ts';
import { conversationEvents } from '../conversations/events.ts';
import { credentialEventKinds } from '../credentials/events.ts';
import { dueEvents } from '../engagements/due.ts';
import { engagementEvents } from '../engagements/events.ts';
import { messageEventKinds } from '../messages/events.ts';
import { projectEventKinds } from '../projects/events.ts';
import { termEventKinds } from '../terms/events.ts';
import { universityEventKinds } from '../universities/events.ts';
import type { FactsIn } from './event.ts';

/** Every kind of event that is kept, by its name. What is said of each stands in `src/words`. */
export const eventKinds = {
  ...termEventKinds,
  ...universityEventKinds,
  ...companyEventKinds,
  ...projectEventKinds,
  ...applicationEventKinds,
  ...assignmentEventKinds,
  ...engagementEvents,
  ...dueEvents,
  ...conversationEvents,
  ...credentialEventKinds,
  ...messageEventKinds,
};

export type EventName = keyof typeof eventKinds;
export type FactsOf<Name extends EventName> = FactsIn<typeof eventKinds, Name>;
