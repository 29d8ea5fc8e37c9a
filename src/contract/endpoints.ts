import { accountsCalls } from './accounts/calls.ts';
import { applicationsCalls } from './applications/calls.ts';
import { assignmentsCalls } from './assignments/calls.ts';
import { exportAudit, listAudit } from './audit.ts';
import { companiesCalls } from './companies/calls.ts';
import { credentialsCalls } from './credentials/calls.ts';
import type { Endpoint } from './endpoint.ts';
import { engagementsCalls } from './engagements/calls.ts';
import { evaluationsCalls } from './evaluations/calls.ts';
import { live, openapi, ready } from './health.ts';
import { messagesCalls } from './messages/calls.ts';
import {
  dismissNotification,
  listChoices,
  listEarlierNotifications,
  listNotifications,
  setChoice,
  streamNotifications,
} from './notifications.ts';
import { portfolioCalls } from './portfolio/calls.ts';
import { projectsCalls } from './projects/calls.ts';
import { reportsCalls } from './reports/calls.ts';
import { studentsCalls } from './students/calls.ts';
import { termsCalls } from './terms/calls.ts';
import { universitiesCalls } from './universities/calls.ts';

/**
 * The whole API by operation name. A call that is not here does not exist: the document is made
 * from this table, and the walk over every endpoint with every role reads it.
 */
export const endpoints = {
  ...accountsCalls,
  ...termsCalls,
  ...universitiesCalls,
  ...companiesCalls,
  ...studentsCalls,
  ...projectsCalls,
  ...applicationsCalls,
  ...assignmentsCalls,
  ...engagementsCalls,
  ...evaluationsCalls,
  ...credentialsCalls,
  ...portfolioCalls,
  ...messagesCalls,
  ...reportsCalls,
  listNotifications,
  listEarlierNotifications,
  dismissNotification,
  streamNotifications,
  listChoices,
  setChoice,
  listAudit,
  exportAudit,
  live,
  ready,
  openapi,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
