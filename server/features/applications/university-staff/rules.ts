import type { ApplicationStatus } from '../../../../src/contract/applications/applications.ts';

export type SuperviseVerdict = 'takes on' | 'is theirs already' | 'not placed' | 'taken';

/** Whether somebody may take on the student of an application: one has one academic supervisor, while at work. */
export function decideSupervise(
  { status, supervisorId }: { status: ApplicationStatus; supervisorId: number | null },
  staffId: number,
): SuperviseVerdict {
  if (supervisorId === staffId) return 'is theirs already';
  if (status !== 'Accepted') return 'not placed';
  return supervisorId === null ? 'takes on' : 'taken';
}
