import { useStore } from '@nanostores/react';
import { studentRecord } from '../../../../api/read/reports.ts';
import { daysOf } from '../../../../contract/projects/condition-words.ts';
import { skillsIn } from '../../../../contract/projects/skill-list.ts';
import type {
  ManagedStudent,
  StudentRecord,
} from '../../../../contract/students/managed-students.ts';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import type { Fact } from '../../../ui/record/Facts.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { $router } from '../../router.ts';
import { definition } from '../../students/definition.tsx';
import { EmailCell, StateMark, stateWords } from '../../table/rows/cells.tsx';
import { NoneChosen } from '../NoRecord.tsx';
import { RecordScreen } from '../RecordScreen.tsx';
import { recordIn } from '../record-address.ts';
import { Applications } from './Applications.tsx';
import { FallsUnder } from './FallsUnder.tsx';
import { InTerm } from './InTerm.tsx';

/** One student: who they are, how they stand, and where they have applied. */
export default function StudentRecordScreen() {
  const { id, page } = recordIn('student', useStore($router)?.search ?? {});
  if (id === null)
    return <NoneChosen kind="student" path={definition.path} title={definition.title} />;
  return (
    <RecordScreen
      key={id}
      kind="student"
      id={id}
      definition={definition}
      read={studentRecord(id)}
      rowOf={(student) => student}
      markOf={StateMark}
      factsOf={factsOf}
    >
      {() => <Applications studentId={id} page={page} />}
    </RecordScreen>
  );
}

const factsOf = (student: ManagedStudent, { fallsUnder }: StudentRecord): readonly Fact[] => [
  ['Email', <EmailCell key="email" email={student.email} newEmail={student.newEmail} />],
  ['Account', stateWords[student.state]],
  ['Engineering type', student.engineeringType],
  ['College year', student.collegeYear],
  ['University', student.university],
  ['Falls under', <FallsUnder key="falls-under" university={fallsUnder} />],
  ['Term', student.termId != null && <InTerm key="term" id={student.termId} />],
  ['Joined', dayOf(student.joinedAt)],
  ['Availability', student.availableDays !== null && daysOf(student.availableDays)],
  ['Skills', skillsIn(student.skills).join(', ')],
  ['Links', student.links.map((link) => <OutsideLink key={link} to={link} />)],
  ['About', student.bio],
];
