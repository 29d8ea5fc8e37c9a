export const auditSubject = (id: number, { name }: { name: string }) =>
  ({ kind: 'company', subjectId: id, subject: name }) as const;
