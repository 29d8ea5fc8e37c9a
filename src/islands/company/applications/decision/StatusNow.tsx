import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { afterDecision } from '../../../../machines/applications/bulk.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { actLabels } from './act-words.ts';
import { useDeciding } from './deciding.ts';

/** An applicant's status, and beside it the way back from a shortlist. */
export function StatusNow({ applicant }: { applicant: Applicant }) {
  const { decide } = useDeciding();
  return (
    <span className="d-inline-flex gap-1 align-items-center flex-wrap">
      <StatusTag status={applicant.status} />
      {afterDecision(applicant, 'unshortlist') && (
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          onClick={() => decide('unshortlist', [applicant])}
        >
          {actLabels.unshortlist}
          <span className="visually-hidden"> shortlisting {applicant.studentName}</span>
        </button>
      )}
    </span>
  );
}
