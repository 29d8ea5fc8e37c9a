import type { FacultyStudentRecord } from '../../../contract/universities/faculty.ts';
import { Button } from '../../ui/form/Button.tsx';
import { dayOf } from '../../ui/status/dates.ts';

interface Props {
  student: FacultyStudentRecord;
  onWrite: () => void;
  onWithdraw: () => void;
}

/** Recommendation of a student by the reader, for companies. */
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
        <Button size="sm" onClick={onWrite}>
          {recommendation ? 'Change' : 'Recommend'}
        </Button>
        {recommendation && (
          <Button look="quiet" size="sm" onClick={onWithdraw}>
            Withdraw
          </Button>
        )}
      </div>
    </section>
  );
}
