import type { ManagedUniversity } from '../../src/contract/managed-universities.ts';

/** How the audit log names a university. */
export const auditSubject = ({ id, name }: Pick<ManagedUniversity, 'id' | 'name'>) =>
  ({ kind: 'university', subjectId: id, subject: name }) as const;

/** What the audit log keeps of a university. */
export const factsOf = ({ name, otherNames, domains }: ManagedUniversity) => ({
  name,
  otherNames,
  domains,
});

/** Why a university cannot be deleted; null where nobody falls under it. */
export function judgeDelete({ name, students }: Pick<ManagedUniversity, 'name' | 'students'>) {
  if (students === 0) return null;
  const who = students === 1 ? '1 student falls' : `${students.toLocaleString('en')} students fall`;
  return `${who} under ${name}. Merge it into another university instead.`;
}
