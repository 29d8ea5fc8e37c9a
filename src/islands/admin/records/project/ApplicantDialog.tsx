import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { FitBreakdown } from '../../../features/applications/applicant/FitBreakdown.tsx';
import { PersonFacts } from '../../../features/applications/applicant/PersonFacts.tsx';
import { PersonHistory } from '../../../features/applications/applicant/PersonHistory.tsx';
import { PersonMessage } from '../../../features/applications/applicant/PersonMessage.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { recordAddress } from '../record-address.ts';
import '../../../features/applications/applicant/person.scss';

interface Props {
  /** None where the address names nobody of this page. */
  applicant: Applicant | undefined;
  company: string;
  onClose: () => void;
}

/** One application in full, as its company reads it, with the company's own note. */
export default function ApplicantDialog({ applicant, company, onClose }: Props) {
  const close = (
    <Button look="quiet" onClick={onClose}>
      Close
    </Button>
  );
  if (!applicant) {
    return (
      <Dialog title="Not in this list" width={500} onClose={onClose}>
        <ModalBody>
          <p className="mb-0">
            This application is on another page, or belongs to another project.
          </p>
        </ModalBody>
        <ModalFooter>{close}</ModalFooter>
      </Dialog>
    );
  }
  return (
    <Dialog title={applicant.studentName} width={800} onClose={onClose}>
      <ModalBody>
        <div className="person stack gap-6">
          <p className="m-0">
            <StatusTag status={applicant.status} />
          </p>
          <PersonMessage applicant={applicant} />
          <FitBreakdown fit={applicant.fit} />
          <PersonFacts applicant={applicant} />
          {applicant.note && (
            <section aria-labelledby="person-note">
              <h3 id="person-note">The company’s note</h3>
              <p className="text-pre-line">{applicant.note}</p>
            </section>
          )}
          <PersonHistory applicant={applicant} company={company} />
        </div>
      </ModalBody>
      <ModalFooter>
        {close}
        <ScreenLink
          to={recordAddress('student', applicant.studentId)}
          className="btn btn-outline-primary"
        >
          The student’s page
        </ScreenLink>
      </ModalFooter>
    </Dialog>
  );
}
