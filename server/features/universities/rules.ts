import type { ManagedUniversity } from '../../../src/contract/universities/managed-universities.ts';

export const auditSubject = ({ id, name }: Pick<ManagedUniversity, 'id' | 'name'>) =>
  ({ kind: 'university', subjectId: id, subject: name }) as const;

/** Fields of a university kept in the audit log. */
export const factsOf = ({
  name,
  otherNames,
  domains,
  confirmsPlaces,
}: Omit<ManagedUniversity, 'id'>) => ({
  name,
  otherNames,
  domains,
  confirmsPlaces,
});

/** Explains why a university cannot be deleted; null if it has no students and no staff. */
export function decideDelete({
  name,
  students,
  staff,
}: Pick<ManagedUniversity, 'name' | 'students' | 'staff'>): string | null {
  if (students === 0) return staff === 0 ? null : staffSentence(name, staff);
  const who =
    students === 1 ? '1 student belongs' : `${students.toLocaleString('en')} students belong`;
  return `${who} to ${name}. Merge it into another university instead.`;
}

const staffSentence = (name: string, staff: number): string =>
  staff === 1
    ? `1 member of staff belongs to ${name}. Merge it into another university, or change where they belong.`
    : `${staff.toLocaleString('en')} members of staff belong to ${name}. Merge it into another university, or change where they belong.`;
