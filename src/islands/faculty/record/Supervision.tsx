import type { FacultyApplication } from '../../../contract/universities/faculty.ts';
import type { StudentAct } from './student-acts.ts';

interface Props {
  application: FacultyApplication;
  onAsk: (act: StudentAct) => void;
}

/** Who looks after a placed student, and taking that on or giving it up. */
export function Supervision({ application, onAsk }: Props) {
  const { status, supervisor, isYours, projectTitle } = application;
  const isPlaced = status === 'Accepted';
  if (!isPlaced || (supervisor !== null && !isYours)) return null;
  return (
    <div className="record-acts">
      {isYours ? (
        <button
          type="button"
          className="btn btn-outline-primary btn-sm"
          onClick={() => onAsk({ kind: 'give up', application })}
        >
          Give up supervision<span className="visually-hidden"> of {projectTitle}</span>
        </button>
      ) : (
        <button
          type="button"
          className="btn btn-outline-primary btn-sm"
          onClick={() => onAsk({ kind: 'supervise', application })}
        >
          Supervise<span className="visually-hidden"> on {projectTitle}</span>
        </button>
      )}
    </div>
  );
}
