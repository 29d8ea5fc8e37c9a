import type { FacultyStudentRecord } from '../../../contract/universities/faculty.ts';
import { dayOf } from '../../ui/status/dates.ts';

interface Props {
  student: FacultyStudentRecord;
  onWrite: () => void;
  onWithdraw: () => void;
}

/** What one says of a student to companies. */
export function Recommendation({ student, onWrite, onWithdraw }: Props) {
  const { firstName, recommendation } = student;
  return (
    <section className="panel" aria-labelledby="recommendation">
      <h2 id="recommendation" tabIndex={-1}>
        Your recommendation
      </h2>
      {recommendation ? (
        <>
          <p className="quoted text-pre-line mb-2">{recommendation.sentence}</p>
          <p className="record-beneath mb-4">Since {dayOf(recommendation.writtenAt)}</p>
        </>
      ) : (
        <p className="soft">
          One sentence about {firstName}, with your name and university, for companies to read.
        </p>
      )}
      <div className="record-acts">
        <button type="button" className="btn btn-outline-primary btn-sm" onClick={onWrite}>
          {recommendation ? 'Change' : 'Recommend'}
        </button>
        {recommendation && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={onWithdraw}>
            Withdraw
          </button>
        )}
      </div>
    </section>
  );
}
