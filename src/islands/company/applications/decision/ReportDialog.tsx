import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { Report } from '../../../../machines/applications/decisions.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { actLabels } from './act-words.ts';

interface Props {
  report: Report;
  onClose: () => void;
}

/** Outcome of a decision, row by row. */
export default function ReportDialog({ report: { decision, outcomes }, onClose }: Props) {
  const refused = outcomes?.filter(({ problem }) => problem) ?? [];
  const names = new Map(
    decision.applicants.map(({ applicationId, studentName }) => [applicationId, studentName]),
  );
  return (
    <Dialog title={actLabels[decision.event]} width={500} onClose={onClose}>
      <ModalBody className="report">
        {outcomes ? (
          <div role={refused.length > 0 ? 'alert' : 'status'}>
            <p>
              {actLabels[decision.event]}: {outcomes.length - refused.length} of {outcomes.length}{' '}
              done.
            </p>
            <ul className="scrolls m-0">
              {outcomes.map(({ applicationId, status, problem }) => (
                <li key={applicationId}>
                  {names.get(applicationId)}: {problem ? problem.sentence : `now ${status}`}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p role="status">Sending…</p>
        )}
      </ModalBody>
      <ModalFooter>
        <Button look="primary" disabled={!outcomes} onClick={onClose}>
          Close
        </Button>
      </ModalFooter>
    </Dialog>
  );
}
