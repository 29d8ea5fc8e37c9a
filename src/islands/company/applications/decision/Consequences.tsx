import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { affected, type Decision } from '../../../../machines/applications/bulk.ts';
import { willHappen } from './act-words.ts';

/** What a decision will do, to how many, and whom it leaves as they are. */
export function Consequences({ decision, free }: { decision: Decision; free: number }) {
  const { able, beyond, unable } = affected(decision, free);
  return (
    <div className="consequences">
      <p>{willHappen(decision.event, able.length)}</p>
      {beyond.length > 0 && (
        <div className="overdue">
          <p>
            {free === 1 ? '1 place is' : `${free} places are`} free. In the order of the list,{' '}
            {beyond.length === 1 ? 'this applicant gets' : 'these applicants get'} no offer:
          </p>
          <Names of={beyond} />
        </div>
      )}
      {unable.length > 0 && (
        <>
          <p>{unable.length === 1 ? 'This one is' : 'These are'} not affected:</p>
          <Names of={unable} withStatus />
        </>
      )}
    </div>
  );
}

function Names({ of, withStatus = false }: { of: readonly Applicant[]; withStatus?: boolean }) {
  return (
    <ul>
      {of.map(({ applicationId, studentName, status }) => (
        <li key={applicationId}>
          {studentName}
          {withStatus && ` (${status})`}
        </li>
      ))}
    </ul>
  );
}
