import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { refresh } from '../../../api/read/read.ts';
import { facultyStudent } from '../../../api/read/universities.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { studentActsMachine } from '../../../machines/universities/student-acts.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { lazy } from '../../ui/reading/lazy.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { Applications } from './Applications.tsx';
import { doneWords } from './act-words.ts';
import { NoSuchStudent } from './NoSuchStudent.tsx';
import { Notes } from './Notes.tsx';
import { Profile } from './Profile.tsx';
import { Recommendation } from './Recommendation.tsx';
import { RecordHead } from './RecordHead.tsx';

const ActDialogs = lazy(() => import('./ActDialogs.tsx'));

/** All that a university sees of one student, and what its staff can do for them. */
export function StudentRecord({ id, page }: { id: number; page: number }) {
  const record = useRead(facultyStudent(id));
  const [snapshot, send, actor] = useMachine(studentActsMachine, { input: { id } });
  useRefreshOnRefusal(snapshot.context.failure);
  useEmitted(actor, {
    done: ({ act }) => {
      announce(doneWords(act));
      refresh();
      focusSoon(placeOf[act.kind]);
    },
  });
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
                onAsk={(act) => send({ type: 'ask', act })}
                onRefuse={(application) =>
                  send({ type: 'write', writing: { kind: 'refuse', application } })
                }
              />
            </div>
            <div className="record-main">
              <Recommendation
                student={student}
                onWrite={() =>
                  send({
                    type: 'write',
                    writing: {
                      kind: 'recommend',
                      sentence: student.recommendation?.sentence ?? '',
                    },
                  })
                }
                onWithdraw={() => send({ type: 'ask', act: { kind: 'withdraw' } })}
              />
              <Notes
                studentId={id}
                onWrite={(note) => send({ type: 'write', writing: { kind: 'note', note } })}
                onDelete={(note) => send({ type: 'ask', act: { kind: 'delete note', note } })}
              />
            </div>
            <Suspense fallback={null}>
              <ActDialogs
                snapshot={snapshot}
                send={send}
                student={`${student.firstName} ${student.lastName}`}
              />
            </Suspense>
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
