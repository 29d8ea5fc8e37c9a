import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { afterDecision } from '../../../../machines/applications/bulk.ts';
import { Button } from '../../../ui/form/Button.tsx';
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
        <Button look="quiet" size="sm" onClick={() => decide('unshortlist', [applicant])}>
          {actLabels.unshortlist}
          <span className="visually-hidden"> shortlisting {applicant.studentName}</span>
        </Button>
      )}
    </span>
  );
}
