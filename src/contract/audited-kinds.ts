/** What an admin can act on. */
export const auditedKinds = [
  'student',
  'admin',
  'company',
  'project',
  'application',
  'status',
  'message',
  'assignment',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];
