import { type ReactNode, useState } from 'react';
import { refresh } from '../../../api/read/read.ts';
import { facultyStudent } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { daysOf } from '../../../contract/projects/condition-words.ts';
import { skillsIn } from '../../../contract/projects/skill-list.ts';
import type { FacultyStudentRecord } from '../../../contract/universities/faculty.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink, useSearch } from '../../ui/navigation/navigation.tsx';
import { OutsideLink } from '../../ui/navigation/OutsideLink.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Portrait } from '../../ui/picture/Portrait.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { type Fact, Facts } from '../../ui/record/Facts.tsx';
import { RecordHead } from '../../ui/record/RecordHead.tsx';
import { dayOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { recordFrom } from '../addresses.ts';
import { screens } from '../screens.ts';
import { Applications } from './Applications.tsx';
import { Notes } from './Notes.tsx';
import { Recommendation } from './Recommendation.tsx';
import { actsAbout, type StudentAct } from './student-acts.ts';
import '../../ui/record/record.scss';

const ActDialogs = lazy(() => import('./ActDialogs.tsx'));

/** One student of the reader's universities, with their profile and applications. */
export default function StudentScreen() {
  const { student, page } = recordFrom(useSearch());
  if (student !== null) return <StudentRecord key={student} id={student} page={page} />;
  return (
    <Screen title="Student">
      <Empty drawing="search" title="Which student?">
        <p>Choose one from the list to see their page.</p>
        <ScreenLink to={screens.students} className="btn btn-outline-primary">
          Students
        </ScreenLink>
      </Empty>
    </Screen>
  );
}

/** All that a university sees of one student, and what its staff can do for them. */
function StudentRecord({ id, page }: { id: number; page: number }) {
  const record = useRead(facultyStudent(id));
  const [shown, show] = useState<StudentAct | null>(null);
  const done = ({ done: said, place }: StudentAct) => {
    show(null);
    announce(said);
    refresh();
    focusSoon(place);
  };
  return (
    <ScreenOf student={record.data ?? null}>
      <Reading of={record} what="the student" absent={<NoSuchStudent />}>
        {(student) => {
          const acts = actsAbout(id, `${student.firstName} ${student.lastName}`);
          return (
            <div className="record">
              <div className="record-main">
                <Profile student={student} />
                <Applications studentId={id} page={page} acts={acts} onAct={show} />
              </div>
              <div className="record-main">
                <Recommendation
                  student={student}
                  onWrite={() => show(acts.recommend(student.recommendation?.sentence ?? ''))}
                  onWithdraw={() => show(acts.withdraw())}
                />
                <Notes
                  studentId={id}
                  onWrite={(note) => show(acts.write(note))}
                  onDelete={(note) => show(acts.deleteNote(note))}
                />
              </div>
              {shown && (
                <ActDialogs act={shown} onDone={() => done(shown)} onClose={() => show(null)} />
              )}
            </div>
          );
        }}
      </Reading>
    </ScreenOf>
  );
}

/** The address names nobody of theirs. */
function NoSuchStudent() {
  return (
    <Empty drawing="search" title="Student not found">
      <p>They may have left, or belong to another university.</p>
      <ScreenLink to={screens.students} className="btn btn-outline-primary">
        Students
      </ScreenLink>
    </Empty>
  );
}

interface ScreenProps {
  /** Null until they are read. */
  student: FacultyStudentRecord | null;
  children: ReactNode;
}

/** Frame of one student's screen, under their name and standing. */
function ScreenOf({ student, children }: ScreenProps) {
  const name = student ? `${student.firstName} ${student.lastName}` : 'Student';
  return (
    <Screen
      title={name}
      head={
        <RecordHead
          name={name}
          list={{ path: screens.students, title: 'Students' }}
          mark={student && <StatusTag status={student.standing} />}
        />
      }
    >
      {children}
    </Screen>
  );
}

function Profile({ student }: { student: FacultyStudentRecord }) {
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
