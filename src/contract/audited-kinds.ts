/** Kinds of subjects in the audit log: records an admin can act on, and the people of companies. */
export const auditedKinds = [
  'student',
  'admin',
  'company',
  'member',
  'university',
  'staff',
  'term',
  'project',
  'application',
  'status',
  'message',
  'letter',
  'assignment',
  'rubric',
  'credential',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];
