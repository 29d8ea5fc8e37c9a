import type { StaffMember } from '../../../../src/contract/universities/staff.ts';

/** How the audit log names a member of staff. */
export const auditSubject = ({ id, name }: Pick<StaffMember, 'id' | 'name'>) =>
  ({ kind: 'staff', subjectId: id, subject: name }) as const;

/** What the audit log keeps of a member of staff. */
export const factsOf = ({ name, email, universities }: StaffMember) => ({
  name,
  email,
  universities: universities.map((university) => university.name),
});

/** What students would lose with a member of staff; null for nothing. */
export function lossSentence(lost: { recommendations: number; supervised: number }): string | null {
  const parts = [
    counted(lost.recommendations, 'recommendation would be lost', 'recommendations would be lost'),
    counted(
      lost.supervised,
      'student would have no academic supervisor',
      'students would have no academic supervisor',
    ),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(', and ')}. Disable this account instead.`;
}

const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`;
