import { daysOf } from '../../../contract/projects/condition-words.ts';
import { skillsIn } from '../../../contract/projects/skill-list.ts';
import type { FacultyStudentRecord } from '../../../contract/universities/faculty.ts';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { Portrait } from '../../ui/picture/Portrait.tsx';
import { type Fact, Facts } from '../../ui/record/Facts.tsx';
import { dayOf } from '../../ui/status/dates.ts';

/** What a student's profile says. */
export function Profile({ student }: { student: FacultyStudentRecord }) {
  return (
    <section className="panel" aria-labelledby="student-profile">
      <h2 id="student-profile">Profile</h2>
      <div className="with-portrait">
        <Portrait image={student.profileImage} name={`${student.firstName} ${student.lastName}`} />
        <Facts facts={factsOf(student)} />
      </div>
    </section>
  );
}

const factsOf = (student: FacultyStudentRecord): readonly Fact[] => [
  [
    'Email',
    <a key="email" href={`mailto:${student.email}`}>
      {student.email}
    </a>,
  ],
  ['Engineering type', student.engineeringType],
  ['College year', student.collegeYear],
  ['University', student.university],
  ['Joined', dayOf(student.joinedAt)],
  ['Availability', student.availableDays !== null && daysOf(student.availableDays)],
  ['Skills', skillsIn(student.skills).join(', ')],
  [
    'Links',
    student.links.length > 0 && student.links.map((link) => <OutsideLink key={link} to={link} />),
  ],
  ['About', student.bio],
];
