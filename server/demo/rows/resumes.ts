import type { Row } from '../../platform/database/rows.ts';
import { momentOf } from '../calendar.ts';
import type { Chance } from '../chance.ts';
import { canWrite, pdfPage } from '../pdf-page.ts';
import type { InventedStudent } from '../people/students.ts';
import type { Numbering } from './numbering.ts';

/** Of a hundred students, so many have a résumé in their profile. */
const share = 0.04;

/** The résumés of the demo student and of some others, each uploaded in the week its student joined. */
export function resumeRows(
  idOf: ReadonlyMap<InventedStudent, number>,
  demoStudent: InventedStudent,
  number: Numbering,
  chance: Chance,
) {
  return [...idOf]
    .filter(([student]) => student === demoStudent || chance.happens(share))
    .filter(([{ firstName, lastName, university }]) =>
      canWrite(`${firstName} ${lastName} ${university}`),
    )
    .map(([student, studentId]) => ({
      id: number.resumes(),
      student_id: studentId,
      name: `${student.firstName} ${student.lastName}.pdf`,
      // As the database writes bytes in text.
      content: `\\x${resumePdf(student).toString('hex')}` as unknown as Uint8Array,
      uploaded_at: momentOf(student.joinedAt, 0.01),
      in_profile: true,
    })) satisfies Row<'resumes'>[];
}

/** A résumé of one page: who somebody is, what they study and what they can do. */
function resumePdf(student: InventedStudent): Buffer {
  const { firstName, lastName, email, slug, engineeringType, collegeYear, university } = student;
  const who = [
    `${firstName} ${lastName}`,
    `${engineeringType} engineering, ${collegeYear.toLowerCase()} year`,
    university,
    `${email}, portfolio.example/${slug}`,
  ];
  return pdfPage(who, ['Skills', ...student.skills.split(', ')]);
}
