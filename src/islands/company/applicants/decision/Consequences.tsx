import { type Decision, split } from '../../../../machines/applicants/bulk.ts';
import { willHappen } from './act-words.ts';

/** What a decision will do, to how many, and whom it leaves as they are. */
export function Consequences({ decision, free }: { decision: Decision; free: number }) {
  const { able, unable } = split(decision.applicants, decision.event);
  const beyond = decision.event === 'offer' ? Math.max(0, able.length - free) : 0;
  return (
    <div className="consequences">
      <p>{willHappen(decision.event, able.length)}</p>
      {beyond > 0 && (
        <p className="overdue">
          Only {free} {free === 1 ? 'place is' : 'places are'} free, so the last {beyond} will not
          get an offer.
        </p>
      )}
      {unable.length > 0 && (
        <>
          <p>{unable.length === 1 ? 'This one is' : 'These are'} not affected:</p>
          <ul>
            {unable.map(({ applicationId, studentName, status }) => (
              <li key={applicationId}>
                {studentName} ({status})
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
