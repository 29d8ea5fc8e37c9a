import { applicationsOfStudent, studentRecord } from '../../../../api/read/reports.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Application } from '../../../../contract/applications/applications.ts';
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
import { RelatedRecords } from '../../../ui/record/RelatedRecords.tsx';
import { dayOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { screens } from '../../screens.ts';
import { definition } from '../../students/StudentsScreen.tsx';
import { EmailCell, StateMark, stateWords } from '../../table/rows/cells.tsx';
import { RecordLink } from '../RecordLink.tsx';
import { RecordScreen } from '../RecordScreen.tsx';
import { recordAddress } from '../record-address.ts';

/** One student with their state and applications. */
export default function StudentRecordScreen() {
  return (
    <RecordScreen
      kind="student"
      definition={definition}
      read={studentRecord}
      rowOf={(student) => student}
      markOf={StateMark}
      factsOf={factsOf}
    >
      {({ sId }, _, { page }) => <Applications studentId={sId} page={page} />}
    </RecordScreen>
  );
}

const factsOf = (student: ManagedStudent, { fallsUnder }: StudentRecord): readonly Fact[] => [
  ['Email', <EmailCell key="email" email={student.email} newEmail={student.newEmail} />],
  ['Account', stateWords[student.state]],
  ['Engineering type', student.engineeringType],
  ['College year', student.collegeYear],
  ['University', student.university],
  ['Belongs to', <FallsUnder key="falls-under" university={fallsUnder} />],
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

function Applications({ studentId, page }: { studentId: number; page: number }) {
  return (
    <RelatedRecords
      many="applications"
      title="Applications"
      of={useRead(applicationsOfStudent(studentId, page))}
      empty="No applications yet."
      addressOf={(next) => recordAddress('student', studentId, { page: next })}
    >
      {(application) => <Line key={application.applicationId} application={application} />}
    </RelatedRecords>
  );
}

function Line({ application }: { application: Application }) {
  const { projectId, projectTitle, companyId, companyName, appliedDate, preference } = application;
  return (
    <li>
      <div>
        <RecordLink kind="project" id={projectId}>
          {projectTitle}
        </RecordLink>
        <p className="record-beneath">
          <RecordLink kind="company" id={companyId}>
            {companyName}
          </RecordLink>
          , applied {dayOf(appliedDate)}
          {preference !== null && `, choice ${preference}`}
        </p>
      </div>
      <StatusTag status={application.status} />
    </li>
  );
}
