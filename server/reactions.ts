import { closeWaiting } from './features/applications/close.ts';
import { applicationNames } from './features/applications/happened.ts';
import { reviewProvedDomains } from './features/companies/domains/of-university.ts';
import { companyNames } from './features/companies/happened.ts';
import { tellOfRegistration } from './features/companies/registered.ts';
import { conversationNames } from './features/conversations/names.ts';
import { credentialNames } from './features/credentials/happened.ts';
import { engagementNames } from './features/engagements/events/names.ts';
import { endEngagement, openEngagement } from './features/engagements/follow-application.ts';
import { dueNames } from './features/engagements/reminders/names.ts';
import { askAtTheEnd } from './features/evaluations/ask.ts';
import { messageNames } from './features/messages/support/listing.ts';
import { openWaiting } from './features/projects/approval/review.ts';
import { projectNames } from './features/projects/happened.ts';
import { termNames } from './features/terms/listing.ts';
import { studentNames } from './features/universities/happened.ts';
import type { Reactions } from './platform/calls/command.ts';
import type { EventNames } from './platform/events/told.ts';

/**
 * Consequences in later features of events in an earlier one, as plain calls in the same transaction. A feature
 * declares its events beside the verbs that raise them; one missing here fails to compile.
 */
export const reactions: Reactions = {
  // accounts: where it is a company's, the admins hear of a new company.
  accountConfirmed: tellOfRegistration,
  // universities: what companies proved of its domains is decided again by the admins.
  universityDomainsChange: reviewProvedDomains,
  // companies: its projects that wait for approval open.
  companyVerified: openWaiting,
  // projects: open applications are closed, and their students notified.
  projectEnded: closeWaiting,
  // applications: the work begins with the place, and ends with it.
  applicationAccepted: openEngagement,
  placeEnded: endEngagement,
  // engagements: both sides evaluate work on which nothing is left to do.
  workSettled: askAtTheEnd,
};

/** Events that are told without a name. */
const unnamed = async (_: unknown, events: readonly unknown[]) => events.map(() => ({}));

/** Names that events are told with, by the subject of the event. Each feature reads its own. */
export const names: EventNames = {
  term: termNames,
  student: studentNames,
  company: companyNames,
  project: projectNames,
  application: applicationNames,
  assignment: unnamed,
  engagement: engagementNames,
  conversation: conversationNames,
  credential: credentialNames,
  message: messageNames,
  account: dueNames,
  note: unnamed,
};
