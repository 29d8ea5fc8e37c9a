import type { FacultyApplication } from '../../../contract/universities/faculty.ts';
import type { StudentAct } from './student-acts.ts';

interface Props {
  application: FacultyApplication;
  onAsk: (act: StudentAct) => void;
  onRefuse: (application: FacultyApplication) => void;
}

/** The university's word on a place that its student has accepted. */
export function Confirmation({ application, onAsk, onRefuse }: Props) {
  const of = <span className="visually-hidden"> the place in {application.projectTitle}</span>;
  return (
    <div className="record-acts">
      <button
        type="button"
        className="btn btn-primary btn-sm"
        onClick={() => onAsk({ kind: 'confirm', application })}
      >
        Confirm{of}
      </button>
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => onRefuse(application)}>
        Refuse{of}
      </button>
    </div>
  );
}
