import { useState } from 'react';
import { refresh } from '../../../api/read/read.ts';
import { facultyStudent } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { screens } from '../screens.ts';
import { Applications } from './Applications.tsx';
import { Notes } from './Notes.tsx';
import { Profile } from './Profile.tsx';
import { Recommendation } from './Recommendation.tsx';
import { RecordHead } from './RecordHead.tsx';
import { actsAbout, type StudentAct } from './student-acts.ts';

const ActDialogs = lazy(() => import('./ActDialogs.tsx'));

/** All that a university sees of one student, and what its staff can do for them. */
export function StudentRecord({ id, page }: { id: number; page: number }) {
  const record = useRead(facultyStudent(id));
  const [shown, show] = useState<StudentAct | null>(null);
  const done = ({ done: said, place }: StudentAct) => {
    show(null);
    announce(said);
    refresh();
    focusSoon(place);
  };
  return (
    <RecordHead student={record.data ?? null}>
      <Reading
        of={record}
        loading={<p role="status">Loading the student…</p>}
        failed="The student could not be loaded. Try again later."
        absent={<NoSuchStudent />}
      >
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
    </RecordHead>
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
