import { useStore } from '@nanostores/react';
import { studentRecord } from '../../../../api/read/reports.ts';
import { daysOf } from '../../../../contract/projects/condition-words.ts';
import { skillsIn } from '../../../../contract/projects/skill-list.ts';
import type {
  ManagedStudent,
  StudentRecord,
} from '../../../../contract/students/managed-students.ts';
import { useTerms } from '../../../features/terms/useTerms.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../../ui/navigation/OutsideLink.tsx';
import { addressWith } from '../../../ui/navigation/search.ts';
import type { Fact } from '../../../ui/record/Facts.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { $router } from '../../router.ts';
import { screens } from '../../screens.ts';
import { definition } from '../../students/definition.tsx';
import { EmailCell, StateMark, stateWords } from '../../table/rows/cells.tsx';
import { NoneChosen } from '../NoRecord.tsx';
import { RecordScreen } from '../RecordScreen.tsx';
import { recordIn } from '../record-address.ts';
import { Applications } from './Applications.tsx';

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

/** The university a student falls under, which leads to all who do; or where those are who fall under none. */
function FallsUnder({ university }: { university: StudentRecord['fallsUnder'] }) {
  const to = university
    ? addressWith(screens['manage-students'], { university: university.id })
    : addressWith(screens.universities, { view: 'none' });
  return <ScreenLink to={to}>{university?.name ?? 'No university'}</ScreenLink>;
}

/** The term a student is in, which leads to all who are. */
function InTerm({ id }: { id: number }) {
  const name = useTerms().find((term) => term.id === id)?.name;
  return (
    <ScreenLink to={addressWith(screens['manage-students'], { term: id })}>
      {name ?? 'A term'}
    </ScreenLink>
  );
}
