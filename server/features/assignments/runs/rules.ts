import type { AssignmentState } from '../../../../src/contract/assignments/assignment-run.ts';

export const auditSubject = (id: number) =>
  ({ kind: 'assignment', subjectId: id, subject: `Run ${id}` }) as const;

export const isComputed = (state: AssignmentState): boolean =>
  state === 'proposed' || state === 'published' || state === 'undone';
