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
import type { Open } from './ActDialogs.tsx';
import { Applications } from './Applications.tsx';
import { doneWords } from './act-words.ts';
import { Notes } from './Notes.tsx';
import { Profile } from './Profile.tsx';
import { Recommendation } from './Recommendation.tsx';
import { RecordHead } from './RecordHead.tsx';
import type { StudentAct, Writing } from './student-acts.ts';

const ActDialogs = lazy(() => import('./ActDialogs.tsx'));

/** All that a university sees of one student, and what its staff can do for them. */
export function StudentRecord({ id, page }: { id: number; page: number }) {
  const record = useRead(facultyStudent(id));
  const [shown, show] = useState<Open | null>(null);
  const write = (writing: Writing) => show({ what: 'form', writing });
  const ask = (act: StudentAct) => show({ what: 'question', act });
  const done = (act: StudentAct) => {
    show(null);
    announce(doneWords(act));
    refresh();
    focusSoon(placeOf[act.kind]);
  };
  return (
    <RecordHead student={record.data ?? null}>
      <Reading
        of={record}
        loading={<p role="status">Loading the student…</p>}
        failed="The student could not be loaded. Try again later."
        absent={<NoSuchStudent />}
      >
        {(student) => (
          <div className="record">
            <div className="record-main">
              <Profile student={student} />
              <Applications
                studentId={id}
                page={page}
                onAsk={ask}
                onRefuse={(application) => write({ kind: 'refuse', application })}
              />
            </div>
            <div className="record-main">
              <Recommendation
                student={student}
                onWrite={() =>
                  write({
                    kind: 'recommend',
                    sentence: student.recommendation?.sentence ?? '',
                  })
                }
                onWithdraw={() => ask({ kind: 'withdraw' })}
              />
              <Notes
                studentId={id}
                onWrite={(note) => write({ kind: 'note', note })}
                onDelete={(note) => ask({ kind: 'delete note', note })}
              />
            </div>
            {shown && (
              <ActDialogs
                id={id}
                student={`${student.firstName} ${student.lastName}`}
                open={shown}
                onDone={done}
                onClose={() => show(null)}
              />
            )}
          </div>
        )}
      </Reading>
    </RecordHead>
  );
}

/** What gets the focus once an act is done: the button may be gone. */
const placeOf = {
  recommend: 'recommendation',
  withdraw: 'recommendation',
  note: 'notes',
  'delete note': 'notes',
  confirm: 'main',
  refuse: 'main',
  supervise: 'main',
  'give up': 'main',
} as const;

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
