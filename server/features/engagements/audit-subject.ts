/** How the audit log names an engagement: as the application it came from. */
export const auditSubject = ({ id, title }: { readonly id: number; readonly title: string }) =>
  ({ kind: 'application', subjectId: id, subject: title }) as const;
