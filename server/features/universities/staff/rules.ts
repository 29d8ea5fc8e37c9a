import type { StaffMember } from '../../../../src/contract/universities/staff.ts';

export const auditSubject = ({ id, name }: Pick<StaffMember, 'id' | 'name'>) =>
  ({ kind: 'staff', subjectId: id, subject: name }) as const;

/** Fields of a staff member kept in the audit log. */
export const factsOf = ({ name, email, universities }: StaffMember) => ({
  name,
  email,
  universities: universities.map((university) => university.name),
});

/** States the loss for students; null if there is none. */
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
