import type { ApplicationEventKind } from '../../src/contract/applications/events.ts';
import type { ApplicationStatus } from '../../src/contract/applications/moves.ts';
import type { ProjectStatus } from '../../src/contract/projects/statuses.ts';
import type { Row } from '../platform/database/rows.ts';

interface Move<Status> {
  readonly at: Date;
  /** Null for the product itself. */
  readonly account_id: number | null;
  readonly from: Status | null;
  readonly to: Status;
  readonly reason: string;
}

/** A move of a demo application. */
export interface ApplicationMoved extends Move<ApplicationStatus> {
  readonly event: ApplicationEventKind;
  readonly note: string;
}

/** A move of a demo project. */
export interface ProjectMoved extends Move<ProjectStatus> {
  readonly project_id: number;
}

export const applicationEvent = (
  { id, project_id: project, offer_expires_at: until }: Row<'applications'>,
  { at, account_id, event: kind, from, to, reason, note }: ApplicationMoved,
): Row<'events'> => {
  const answerBy = kind === 'offer' && until ? { answerBy: new Date(until).toISOString() } : {};
  const facts = { project, from, to, reason, note, ...answerBy };
  return { at, account_id, kind, about: 'application', about_id: id!, facts };
};

export const projectEvent = ({
  project_id: about_id,
  at,
  account_id,
  ...facts
}: ProjectMoved): Row<'events'> => ({
  at,
  account_id,
  kind: 'project moved',
  about: 'project',
  about_id,
  facts,
});
