/** How the audit log names a run. */
export const auditSubject = (id: number) =>
  ({ kind: 'assignment', subjectId: id, subject: `Run ${id}` }) as const;
