import ModalBody from 'react-bootstrap/ModalBody';
import type { Application } from '../../../contract/applications.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { momentOf } from '../../ui/dates.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';

/** One application in full, as it was sent. */
export default function ApplicationDialog({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { status, companyName, message, resumeLink, offerExpiresAt } = application;
  return (
    <Dialog title={application.projectTitle} width={600} onClose={onClose}>
      <ModalBody>
        <dl className="facts">
          <dt>Company</dt>
          <dd>{companyName}</dd>
          <dt>Status</dt>
          <dd>
            <StatusTag status={status} />
          </dd>
          <dt>Applied</dt>
          <dd>{momentOf(application.appliedDate)}</dd>
          {status === 'Offered' && offerExpiresAt && (
            <>
              <dt>Answer by</dt>
              <dd>{momentOf(offerExpiresAt)}</dd>
            </>
          )}
          <dt>Resume</dt>
          <dd>{resumeLink ? <OutsideLink to={resumeLink} /> : 'None given'}</dd>
          <dt>Message</dt>
          <dd className="application-words">{message || 'None written'}</dd>
        </dl>
      </ModalBody>
    </Dialog>
  );
}
